-- Former name of portada_account, for transactions of the previous release that run during an upgrade.
CREATE OR REPLACE FUNCTION house_account(wanted text) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT id FROM credit_accounts WHERE kind = wanted AND user_id IS NULL $$;
REVOKE ALL ON FUNCTION house_account FROM PUBLIC;
