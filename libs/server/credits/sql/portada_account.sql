-- Returns the id of one of Portada's own credit accounts, by its kind.
CREATE OR REPLACE FUNCTION portada_account(wanted text) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT id FROM credit_accounts WHERE kind = wanted AND user_id IS NULL $$;
REVOKE ALL ON FUNCTION portada_account FROM PUBLIC;
