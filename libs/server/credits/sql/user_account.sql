-- Returns the id of a user's credit account, by its kind.
CREATE OR REPLACE FUNCTION user_account(wanted text, owner uuid) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT id FROM credit_accounts WHERE user_id = owner AND kind = wanted $$;
REVOKE ALL ON FUNCTION user_account FROM PUBLIC;
