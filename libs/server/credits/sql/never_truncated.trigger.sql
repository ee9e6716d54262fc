-- Transfers are never truncated.
CREATE OR REPLACE TRIGGER never_truncated BEFORE TRUNCATE ON credit_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
