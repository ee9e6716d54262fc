-- Checks at every commit that a new transfer agrees with its purchase.
DROP TRIGGER IF EXISTS purchase_agrees ON credit_transfers;
CREATE CONSTRAINT TRIGGER purchase_agrees AFTER INSERT ON credit_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.purchase_id IS NOT NULL) EXECUTE FUNCTION check_purchase();
