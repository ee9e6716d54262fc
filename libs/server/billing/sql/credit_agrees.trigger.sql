-- Checks at every commit that a changed purchase agrees with its transfers.
DROP TRIGGER IF EXISTS credit_agrees ON purchases;
CREATE CONSTRAINT TRIGGER credit_agrees
  AFTER INSERT OR UPDATE OF status, received_cents, revoked_credits, refunded_cents, disputed_cents ON purchases
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase();
