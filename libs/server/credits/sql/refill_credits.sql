-- Refills an empty balance, for demos (CREDIT_REPAIR=always). At each start, ensureProcessLogin grants or revokes the
-- right of the application's role to call this function.
CREATE OR REPLACE FUNCTION refill_credits(owner uuid, given int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF given > 2 THEN RAISE EXCEPTION 'a refill is at most 2 credits'; END IF;
  -- The version of the credit account makes the reason of the transfer unique, so that only one of two concurrent
  -- calls refills.
  PERFORM adjust_credits(user_id, given, format('refill:%s:%s', user_id, version)) FROM credit_accounts
    WHERE user_id = owner AND kind = 'available' AND balance = 0;
EXCEPTION WHEN unique_violation THEN NULL;
END $$;
REVOKE ALL ON FUNCTION refill_credits FROM PUBLIC;
