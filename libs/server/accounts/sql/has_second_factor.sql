-- Tells if sign-ins to an account need a second factor.
CREATE OR REPLACE FUNCTION has_second_factor(owner uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM totp_factors WHERE user_id = owner AND confirmed_at IS NOT NULL)
      OR EXISTS (SELECT FROM passkeys WHERE user_id = owner)
$$;
REVOKE ALL ON FUNCTION has_second_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_second_factor TO portada_app;
