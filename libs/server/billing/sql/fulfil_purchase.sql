-- Credits a purchase that was paid in full. Repeated calls credit it once. The payment may arrive after the purchase
-- failed or expired. A payment that arrives after the account was deleted is quarantined for an administrator to refund.
-- Returns fulfilled | already | quarantined | refused (by an administrator) | unknown.
CREATE OR REPLACE FUNCTION fulfil_purchase(purchase uuid, session text, intent text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE p purchases;
BEGIN
  p := lock_purchase(purchase);
  IF p.id IS NULL THEN RETURN 'unknown'; END IF;
  IF p.status = 'paid' THEN RETURN 'already'; END IF;
  IF p.status = 'quarantined' THEN RETURN 'quarantined'; END IF;
  IF p.decision = 'refused' THEN RETURN 'refused'; END IF;
  IF EXISTS (SELECT 1 FROM users WHERE id = p.user_id AND deleted_at IS NOT NULL) THEN
    PERFORM quarantine_purchase(purchase, session, 'paid after the account was deleted', intent, p.amount_cents);
    RETURN 'quarantined';
  END IF;
  PERFORM credit_purchase(p, session, intent, p.amount_cents, NULL);
  RETURN 'fulfilled';
END $$;
REVOKE ALL ON FUNCTION fulfil_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fulfil_purchase TO portada_app;
