-- Checks at every commit that the status of a generation agrees with its settlement.
DROP TRIGGER IF EXISTS settlement_agrees ON generations;
CREATE CONSTRAINT TRIGGER settlement_agrees AFTER INSERT OR UPDATE OF status ON generations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_settlement();
