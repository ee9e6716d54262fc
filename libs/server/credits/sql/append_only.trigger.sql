-- Transfers are append-only.
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON credit_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
