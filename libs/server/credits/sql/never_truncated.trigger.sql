-- The table of credit transfers cannot be truncated.
CREATE OR REPLACE TRIGGER never_truncated BEFORE TRUNCATE ON credit_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
