-- Credit transfers are append-only: no role can change or delete a transfer.
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON credit_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
