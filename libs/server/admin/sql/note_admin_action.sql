-- Records an action of an administrator, with its reason, in the transaction that performs the action. Returns the id of
-- the record. Throws insufficient_privilege if the user is no administrator.
CREATE OR REPLACE FUNCTION note_admin_action(admin uuid, done text, what text, why text DEFAULT NULL) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE noted bigint;
BEGIN
  INSERT INTO admin_actions (admin_id, action, target, reason)
    SELECT id, done, what, why FROM users WHERE id = admin AND role = 'admin' AND deleted_at IS NULL
    RETURNING id INTO noted;
  IF noted IS NULL THEN RAISE EXCEPTION 'not an administrator' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN noted;
END $$;
REVOKE ALL ON FUNCTION note_admin_action FROM PUBLIC;
