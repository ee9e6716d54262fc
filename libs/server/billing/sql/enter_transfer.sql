-- Inserts a transfer of `moved` credits for a purchase, at most once per kind and revision. An amount of 0 inserts nothing.
CREATE OR REPLACE FUNCTION enter_transfer(p purchases, new_kind text, from_account bigint, to_account bigint, moved bigint)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, purchase_id, reason)
    SELECT new_kind, p.user_id, from_account, to_account, moved, p.id, new_kind || ':' || p.id || ':' || p.revision
      WHERE moved > 0 $$;
REVOKE ALL ON FUNCTION enter_transfer FROM PUBLIC;
