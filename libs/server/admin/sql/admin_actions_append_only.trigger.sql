-- The audit log of administrators is append-only: no role can change or delete an entry.
CREATE OR REPLACE TRIGGER admin_actions_append_only BEFORE UPDATE OR DELETE ON admin_actions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
