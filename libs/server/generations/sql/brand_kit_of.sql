-- Returns the brand kit of a user with the size of its logo in pixels; null if the user has not set one. The logo is null if the
-- kit has none, or if its asset is deleted.
CREATE OR REPLACE FUNCTION brand_kit_of(owner uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.kit || jsonb_build_object('logo', CASE WHEN a.id IS NOT NULL
           THEN (b.kit -> 'logo') || jsonb_build_object('width', a.width, 'height', a.height) END)
    FROM brand_kits b LEFT JOIN assets a ON a.id = b.logo_id AND a.deleted_at IS NULL WHERE b.user_id = owner
$$;
REVOKE ALL ON FUNCTION brand_kit_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION brand_kit_of TO portada_app;
