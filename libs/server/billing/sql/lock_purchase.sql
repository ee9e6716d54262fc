-- Locks all rows that a change of a purchase writes, in the lock order of the ledger. Returns the purchase.
CREATE OR REPLACE FUNCTION lock_purchase(purchase uuid) RETURNS purchases LANGUAGE plpgsql AS $$
DECLARE p purchases;
BEGIN
  PERFORM 1 FROM credit_accounts WHERE user_id = (SELECT user_id FROM purchases WHERE id = purchase)
    ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO p FROM purchases WHERE id = purchase FOR NO KEY UPDATE;
  RETURN p;
END $$;
REVOKE ALL ON FUNCTION lock_purchase FROM PUBLIC;
