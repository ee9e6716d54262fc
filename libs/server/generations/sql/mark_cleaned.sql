-- Records that previews and left-over attempts of finished generations were removed from the object store.
CREATE OR REPLACE FUNCTION mark_cleaned(wanted uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE generations SET tidied_at = clock_timestamp(), preview_key = NULL
    WHERE id = ANY (wanted) AND finished_at IS NOT NULL $$;
REVOKE ALL ON FUNCTION mark_cleaned FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mark_cleaned TO portada_app;
