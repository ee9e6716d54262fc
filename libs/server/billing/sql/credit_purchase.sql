-- Enters the credits of a locked purchase that was paid, and repays the user's debt first.
CREATE OR REPLACE FUNCTION credit_purchase(p purchases, session text, intent text, received int, decided text)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE purchases SET status = 'paid', paid_at = clock_timestamp(), session_id = session, session_url = NULL,
         payment_intent_id = intent, received_cents = received, problem = NULL, decision = decided WHERE id = p.id;
  PERFORM enter_transfer(p, 'purchase', portada_account('issued_paid'), user_account('available', p.user_id), p.credits);
  PERFORM repay_debt(p);
END $$;
REVOKE ALL ON FUNCTION credit_purchase FROM PUBLIC;
