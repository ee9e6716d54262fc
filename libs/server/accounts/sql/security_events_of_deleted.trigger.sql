-- The deletion of an account removes personal data from its security events.
CREATE OR REPLACE TRIGGER security_events_of_deleted AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION pseudonymise_security_events();
