-- Disables or enables an account, or signs it out everywhere, by decision of an administrator, and records the action with
-- its reason in the same transaction. Disabling also cancels open generations and releases their holds. The caller ends the
-- sessions in the same transaction. Throws insufficient_privilege if the caller is no administrator.
-- Returns done | same (the account has the state already) | own (the administrator's own account) | unknown.
CREATE OR REPLACE FUNCTION switch_account_by_admin(owner uuid, act text, admin uuid, why text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE since timestamptz; open_one uuid;
BEGIN
  IF act NOT IN ('disable', 'enable', 'signout') THEN RAISE EXCEPTION 'unknown action %', act; END IF;
  IF act = 'disable' AND owner = admin THEN RETURN 'own'; END IF;
  -- The same order of locks as in delete_account.
  PERFORM 1 FROM credit_accounts WHERE user_id = owner ORDER BY id FOR NO KEY UPDATE;
  SELECT disabled_at INTO since FROM users WHERE id = owner AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  IF (act = 'enable' AND since IS NULL) OR (act = 'disable' AND since IS NOT NULL) THEN RETURN 'same'; END IF;
  PERFORM note_admin_action(admin, 'user.' || act, owner::text, why);
  IF act = 'signout' THEN RETURN 'done'; END IF;
  UPDATE users SET disabled_at = CASE WHEN act = 'disable' THEN clock_timestamp() END, updated_at = clock_timestamp()
    WHERE id = owner;
  IF act = 'disable' THEN
    FOR open_one IN SELECT id FROM generations WHERE user_id = owner AND status IN ('queued', 'running') ORDER BY id LOOP
      PERFORM settle_generation(open_one, NULL, 'cancelled', NULL, NULL);
    END LOOP;
  END IF;
  RETURN 'done';
END $$;
REVOKE ALL ON FUNCTION switch_account_by_admin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION switch_account_by_admin TO portada_app;
