-- Former name of mark_cleaned, for processes of the previous release.
CREATE OR REPLACE FUNCTION mark_tidied(wanted uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE generations SET tidied_at = clock_timestamp(), preview_key = NULL
    WHERE id = ANY (wanted) AND finished_at IS NOT NULL $$;
REVOKE ALL ON FUNCTION mark_tidied FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mark_tidied TO portada_app;
