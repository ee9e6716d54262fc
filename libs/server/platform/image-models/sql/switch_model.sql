-- Switches a model on or off by decision of an administrator, and records the action with its reason in the same
-- transaction. Throws insufficient_privilege if the user is no administrator.
-- Returns switched | unknown (no worker has reported such a model within a day).
CREATE OR REPLACE FUNCTION switch_model(switched text, enable boolean, admin uuid, why text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM model_reports WHERE model = switched)
     AND NOT EXISTS (SELECT 1 FROM model_switches WHERE model = switched) THEN RETURN 'unknown'; END IF;
  PERFORM note_admin_action(admin, CASE WHEN enable THEN 'model.enable' ELSE 'model.disable' END, switched, why);
  INSERT INTO model_switches (model, is_enabled, reason, admin_id) VALUES (switched, enable, why, admin)
    ON CONFLICT (model) DO UPDATE SET is_enabled = excluded.is_enabled, reason = excluded.reason,
      admin_id = excluded.admin_id, changed_at = clock_timestamp();
  RETURN 'switched';
END $$;
REVOKE ALL ON FUNCTION switch_model FROM PUBLIC;
GRANT EXECUTE ON FUNCTION switch_model TO portada_app;
