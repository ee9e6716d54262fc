-- Gives a user credits outside of sign-up and purchases. Operators and tests call this function; the application's
-- role may not call it.
CREATE OR REPLACE FUNCTION adjust_credits(owner uuid, given bigint, because text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
    VALUES ('adjust', owner, portada_account('issued_promo'), user_account('available', owner), given,
            'adjust:' || because) $$;
REVOKE ALL ON FUNCTION adjust_credits FROM PUBLIC;
