-- Deletes up to `batch` security events older than `days` days; a value below 90 counts as 90. Returns the number of
-- deleted security events.
CREATE OR REPLACE FUNCTION delete_old_security_events(days int, batch int) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH gone AS (DELETE FROM security_events WHERE id IN (
    SELECT id FROM security_events WHERE created_at < now() - make_interval(days => greatest(days, 90))
     ORDER BY created_at LIMIT batch) RETURNING 1)
  SELECT count(*)::int FROM gone
$$;
REVOKE ALL ON FUNCTION delete_old_security_events FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_old_security_events TO portada_app;
