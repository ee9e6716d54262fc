-- Trigger function: removes address and device from the security events of a deleted account.
CREATE OR REPLACE FUNCTION pseudonymise_security_events() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE security_events SET address = NULL, user_agent = NULL WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION pseudonymise_security_events FROM PUBLIC;
