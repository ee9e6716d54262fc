-- Puts a running generation back in the queue. `counts`: the attempt failed (false when a worker stops).
-- Returns requeued | stale.
CREATE OR REPLACE FUNCTION requeue_generation(wanted uuid, by_fence int, delay_ms int, counts boolean) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE owner uuid;
BEGIN
  SELECT user_id INTO owner FROM generations WHERE id = wanted;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind = 'held' FOR NO KEY UPDATE;
  UPDATE generations SET status = 'queued', lease_until = NULL, failures = failures + counts::int,
         provider_job_id = CASE WHEN counts THEN NULL ELSE provider_job_id END,
         retry_at = CASE WHEN delay_ms > 0 THEN clock_timestamp() + make_interval(secs => delay_ms / 1000.0) END,
         stage = NULL, percent = NULL, version = version + 1, handover = handover + 1
    WHERE id = wanted AND fence = by_fence AND status = 'running';
  IF NOT FOUND THEN RETURN 'stale'; END IF;
  PERFORM enqueue_next_for_user(owner, true, clock_timestamp());
  RETURN 'requeued';
END $$;
REVOKE ALL ON FUNCTION requeue_generation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION requeue_generation TO portada_app;
