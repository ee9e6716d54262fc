-- Returns how many credits the transfers of a purchase have revoked so far. A repayment is a pair of transfers,
-- `repay` and `clear`, whose sum is zero.
CREATE OR REPLACE FUNCTION credits_revoked(purchase uuid) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT coalesce(sum(CASE WHEN kind IN ('revoke', 'owe', 'repay') THEN amount
                              WHEN kind IN ('restore', 'clear') THEN -amount ELSE 0 END), 0)::bigint
       FROM public.credit_transfers WHERE purchase_id = purchase $$;
REVOKE ALL ON FUNCTION credits_revoked FROM PUBLIC;
GRANT EXECUTE ON FUNCTION credits_revoked TO portada_app;
