-- Records an action of an administrator in the transaction that performs it. Throws if the user is no administrator.
CREATE OR REPLACE FUNCTION note_admin_action(admin uuid, done text, what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO admin_actions (admin_id, action, target)
    SELECT id, done, what FROM users WHERE id = admin AND role = 'admin' AND deleted_at IS NULL;
  IF NOT FOUND THEN RAISE EXCEPTION 'not an administrator' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
REVOKE ALL ON FUNCTION note_admin_action FROM PUBLIC;
