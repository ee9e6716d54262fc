-- The audit log of administrators cannot be truncated.
CREATE OR REPLACE TRIGGER admin_actions_never_truncated BEFORE TRUNCATE ON admin_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
