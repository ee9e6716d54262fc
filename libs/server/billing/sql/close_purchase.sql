-- Records that a purchase was not paid. `outcome`: pending, failed or expired. Changes no paid and no quarantined purchase.
-- `session`: the provider's session; it is stored if the purchase has none.
CREATE OR REPLACE FUNCTION close_purchase(purchase uuid, outcome text, session text DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (outcome IN ('pending', 'failed', 'expired')) IS NOT TRUE THEN RAISE EXCEPTION 'no outcome: %', outcome; END IF;
  UPDATE purchases SET status = outcome, session_url = NULL, session_id = coalesce(session_id, session)
    WHERE id = purchase AND status IN ('created', 'open', 'pending') AND status <> outcome;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION close_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_purchase TO portada_app;
