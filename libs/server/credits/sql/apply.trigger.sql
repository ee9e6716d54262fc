-- Balances follow transfers, all of a statement at once: a batch of reservations is one.
CREATE OR REPLACE TRIGGER apply AFTER INSERT ON credit_transfers REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION apply_transfers();
