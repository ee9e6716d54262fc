-- Constraint trigger function that runs at every commit. It throws unless the status of a purchase agrees with its
-- credits, and its refunds agree with its revoked credits.
CREATE OR REPLACE FUNCTION check_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE p public.purchases; credited int; rightly int;
BEGIN
  SELECT * INTO p FROM public.purchases
    WHERE id = CASE TG_TABLE_NAME WHEN 'purchases' THEN (to_jsonb(NEW) ->> 'id')::uuid
                                  ELSE (to_jsonb(NEW) ->> 'purchase_id')::uuid END;
  SELECT count(*), count(*) FILTER (WHERE amount = p.credits AND user_id = p.user_id) INTO credited, rightly
    FROM public.credit_transfers WHERE purchase_id = p.id AND kind = 'purchase';
  IF credited <> (p.status = 'paid')::int OR rightly <> credited THEN
    RAISE EXCEPTION 'purchase % is % with % credits entered, % of them rightly', p.id, p.status, credited, rightly;
  END IF;
  IF p.revoked_credits <> public.credits_revoked(p.id) OR p.revoked_credits <> public.credits_to_revoke(
       p.credits, coalesce(p.received_cents, p.amount_cents), p.refunded_cents, p.disputed_cents) THEN
    RAISE EXCEPTION 'purchase % has % credits revoked, and its transfers or refunds say otherwise',
      p.id, p.revoked_credits;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_purchase FROM PUBLIC;
