-- Quarantines a purchase until an administrator decides. Returns false if the purchase is paid already or was
-- refused. A session or payment of another purchase is not moved to this purchase.
CREATE OR REPLACE FUNCTION quarantine_purchase(purchase uuid, session text, because text, intent text DEFAULT NULL,
                                               received int DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE purchases p SET status = 'quarantined', problem = because, session_url = NULL,
         received_cents = coalesce(nullif(received, 0), received_cents),
         session_id = CASE WHEN session IS NULL OR EXISTS (SELECT 1 FROM purchases o WHERE o.session_id = session)
                           THEN p.session_id ELSE session END,
         payment_intent_id = CASE WHEN intent IS NULL
                                    OR EXISTS (SELECT 1 FROM purchases o WHERE o.payment_intent_id = intent)
                                  THEN p.payment_intent_id ELSE intent END
    WHERE p.id = purchase AND p.status <> 'paid' AND p.decision IS NULL;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION quarantine_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION quarantine_purchase TO portada_app;
