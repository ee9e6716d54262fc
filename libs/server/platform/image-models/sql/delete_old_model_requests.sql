-- Deletes up to `most` ended requests to image models that began more than `age_days` days ago, oldest first. Returns the
-- number of deleted rows. Postgres uses an index for `= ANY` and for `now()`, but not for `clock_timestamp()`.
CREATE OR REPLACE FUNCTION delete_old_model_requests(age_days int, most int) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH gone AS (
    DELETE FROM model_requests WHERE id = ANY (ARRAY(
      SELECT id FROM model_requests
        WHERE started_at < now() - make_interval(days => age_days) AND outcome <> 'open'
        ORDER BY started_at LIMIT most FOR UPDATE SKIP LOCKED)) RETURNING 1)
  SELECT count(*)::int FROM gone $$;
REVOKE ALL ON FUNCTION delete_old_model_requests FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_old_model_requests TO portada_app;
