-- Inserts the credits that a user gets for the sign-up (the sign-up grant), at most once per user. Returns true if
-- this call inserted the grant.
CREATE OR REPLACE FUNCTION grant_sign_up(owner uuid, granted int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF granted > 2 THEN RAISE EXCEPTION 'a sign-up grant is at most 2 credits'; END IF;
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
    VALUES ('grant', owner, portada_account('issued_promo'), user_account('available', owner), granted,
            'signup:' || owner)
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION grant_sign_up FROM PUBLIC;
GRANT EXECUTE ON FUNCTION grant_sign_up TO portada_app;
