-- Creates a user with the three credit accounts and the sign-up grant, all or nothing.
-- Returns the user's id, or null if the e-mail is taken.
CREATE OR REPLACE FUNCTION create_account(new_email text, new_password_hash text, new_display_name text, new_country text,
                                          new_language text, new_role text, granted int) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE new_id uuid;
BEGIN
  INSERT INTO users (email, password_hash, display_name, country, language, role)
    VALUES (lower(new_email), new_password_hash, new_display_name, new_country, new_language, new_role)
    ON CONFLICT (email) DO NOTHING RETURNING id INTO new_id;
  IF new_id IS NULL THEN RETURN NULL; END IF;
  INSERT INTO credit_accounts (kind, user_id, balance)
    VALUES ('available', new_id, 0), ('held', new_id, 0), ('debt', new_id, 0);
  PERFORM grant_sign_up(new_id, granted);
  RETURN new_id;
END $$;
REVOKE ALL ON FUNCTION create_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION create_account TO portada_app;
