-- Updates balances once for all transfers of a statement; a batch of holds is one statement.
CREATE OR REPLACE TRIGGER apply AFTER INSERT ON credit_transfers REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION apply_transfers();
