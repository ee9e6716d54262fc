-- Updates the credit balances once for all transfers of an SQL statement. One statement may insert a batch of holds.
CREATE OR REPLACE TRIGGER apply AFTER INSERT ON credit_transfers REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION apply_transfers();
