-- Removes all second factors of an account by decision of an administrator, and records the action with its reason, the
-- security event of the user and the mail to the user in the same transaction. Throws insufficient_privilege if the caller is
-- no administrator. Returns done | none (the account has no second factor) | unknown.
CREATE OR REPLACE FUNCTION reset_second_factor_by_admin(owner uuid, admin uuid, why text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = owner AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  IF NOT has_second_factor(owner) THEN RETURN 'none'; END IF;
  PERFORM note_admin_action(admin, 'user.resetfactor', owner::text, why);
  DELETE FROM totp_factors WHERE user_id = owner;
  DELETE FROM passkeys WHERE user_id = owner;
  DELETE FROM recovery_codes WHERE user_id = owner;
  DELETE FROM sign_in_steps WHERE user_id = owner;
  INSERT INTO mails (user_id, kind) VALUES (owner, 'second_factor_removed');
  INSERT INTO security_events (user_id, kind, outcome, route, status)
    VALUES (owner, 'second_factor_removed', 'success', 'POST /api/admin/users/:id/reset-second-factor', 204);
  RETURN 'done';
END $$;
REVOKE ALL ON FUNCTION reset_second_factor_by_admin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reset_second_factor_by_admin TO portada_app;
