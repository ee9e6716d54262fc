-- Checks at every commit that a capture or release agrees with the status of its generation.
DROP TRIGGER IF EXISTS status_agrees ON credit_transfers;
CREATE CONSTRAINT TRIGGER status_agrees AFTER INSERT ON credit_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind IN ('capture', 'release'))
  EXECUTE FUNCTION check_transfer();
