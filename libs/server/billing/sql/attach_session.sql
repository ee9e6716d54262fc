-- Stores the payment provider's session of a purchase. A session that is stored already is not replaced. Returns true
-- if the stored session has the given id.
CREATE OR REPLACE FUNCTION attach_session(purchase uuid, new_session_id text, new_url text, expires timestamptz)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE purchases SET session_id = new_session_id, expires_at = expires,
         session_url = CASE status WHEN 'created' THEN new_url END,
         status = CASE status WHEN 'created' THEN 'open' ELSE status END
    WHERE id = purchase AND session_id IS NULL;
  RETURN EXISTS (SELECT 1 FROM purchases WHERE id = purchase AND session_id = new_session_id);
END $$;
REVOKE ALL ON FUNCTION attach_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION attach_session TO portada_app;
