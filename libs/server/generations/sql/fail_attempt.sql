-- Puts a running generation back in the queue after a failed attempt, and records the error code of the attempt.
-- Returns requeued | stale.
CREATE OR REPLACE FUNCTION fail_attempt(wanted uuid, by_fence int, delay_ms int, code text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF requeue_generation(wanted, by_fence, delay_ms, true) = 'stale' THEN RETURN 'stale'; END IF;
  UPDATE generation_attempts SET outcome = 'requeued', error_code = code
    WHERE generation_id = wanted AND fence = by_fence;
  RETURN 'requeued';
END $$;
REVOKE ALL ON FUNCTION fail_attempt FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fail_attempt TO portada_app;
