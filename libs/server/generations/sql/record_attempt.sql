-- Trigger function: records the attempts of a generation. A claim starts an attempt, and the change from running to another
-- status ends it. fail_attempt adds the error code of an attempt that is repeated.
CREATE OR REPLACE FUNCTION record_attempt() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.status = 'running' THEN
    UPDATE generation_attempts
      SET ended_at = clock_timestamp(), error_code = NEW.error_code, model = coalesce(NEW.model, OLD.model),
          provider_job_id = OLD.provider_job_id,
          outcome = CASE WHEN NEW.status NOT IN ('queued', 'running') THEN NEW.status
                         WHEN OLD.lease_until > clock_timestamp() THEN 'requeued' ELSE 'lost' END
      WHERE generation_id = OLD.id AND fence = OLD.fence;
  END IF;
  IF NEW.status = 'running' THEN
    INSERT INTO generation_attempts (generation_id, fence, worker_id) VALUES (NEW.id, NEW.fence, NEW.claimed_by)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION record_attempt FROM PUBLIC;
