-- Accepts a quarantined purchase by decision of an administrator, with a reason: the pack is credited for the amount that
-- was paid.
-- Returns accepted | unpaid (there is no payment) | decided (the purchase is not quarantined, or no longer) |
-- unknown.
-- An api of the former version calls the function without a reason.
DROP FUNCTION IF EXISTS accept_purchase(uuid, uuid);
CREATE OR REPLACE FUNCTION accept_purchase(purchase uuid, admin uuid, because text DEFAULT NULL) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE p purchases;
BEGIN
  p := lock_purchase(purchase);
  IF p.id IS NULL THEN RETURN 'unknown'; END IF;
  IF p.status <> 'quarantined' THEN RETURN 'decided'; END IF;
  IF p.session_id IS NULL OR p.payment_intent_id IS NULL OR p.received_cents IS NULL THEN RETURN 'unpaid'; END IF;
  PERFORM note_admin_action(admin, 'purchase.accept', purchase::text, because);
  PERFORM credit_purchase(p, p.session_id, p.payment_intent_id, p.received_cents, 'accepted');
  RETURN 'accepted';
END $$;
REVOKE ALL ON FUNCTION accept_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION accept_purchase TO portada_app;
