-- Claims one generation for a worker process.
-- outcome: claimed | waiting_for_slot | leased (by another worker) | deadline | finished
-- deadline: the generation waited until it fails, see gives_up_at
-- deadline_at: until when this claim may last
-- woken: a wake-up job for the same user's next generation is in the outbox
CREATE OR REPLACE FUNCTION claim_generation(wanted uuid, lease_seconds real, per_user int, worker uuid DEFAULT NULL)
RETURNS TABLE (outcome text, fence int, failures int, owner uuid, thumbnail_id uuid, request jsonb, request_id text,
               seed bigint, provider_job_id text, model text, deadline_at timestamptz, woken boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE g generations; claimer uuid;
BEGIN
  SELECT user_id INTO claimer FROM generations WHERE id = wanted;
-- Makes concurrent claims of one user's generations wait for each other, because two workers could otherwise both see
-- a free slot.
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = claimer AND a.kind = 'held' FOR NO KEY UPDATE;
  SELECT * INTO g FROM generations WHERE id = wanted FOR NO KEY UPDATE;
  IF NOT FOUND OR g.status NOT IN ('queued', 'running') THEN outcome := 'finished'; RETURN NEXT; RETURN; END IF;
  IF g.status = 'running' AND g.lease_until > clock_timestamp() THEN
    outcome := 'leased'; RETURN NEXT; RETURN;
  END IF;
  IF g.deadline_at <= clock_timestamp() AND gives_up_at(g, latest_success()) <= clock_timestamp() THEN
    outcome := 'deadline'; RETURN NEXT; RETURN;
  END IF;
  IF (SELECT count(*) FROM generations WHERE user_id = claimer AND status = 'running' AND id <> wanted
        AND lease_until > clock_timestamp()) >= per_user THEN
    -- A generation whose lease expired counts a failed attempt in this case too.
    UPDATE generations SET status = 'queued', lease_until = NULL,
           failures = generations.failures + (g.status = 'running')::int, stage = NULL, percent = NULL,
           handover = generations.handover + (g.status = 'running')::int,
           version = version + (g.status = 'running')::int
      WHERE id = wanted;
    PERFORM enqueue_next_for_user(claimer, true, clock_timestamp(), per_user);
    outcome := 'waiting_for_slot'; RETURN NEXT; RETURN;
  END IF;
  UPDATE generations SET status = 'running', fence = generations.fence + 1, claimed_by = worker,
         next_rank = NULL, next_at = NULL, retry_at = NULL,
         failures = generations.failures + (g.status = 'running')::int,
         lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
         started_at = coalesce(started_at, clock_timestamp()), stage = NULL, percent = NULL,
         provider_queue_position = NULL,
         version = version + 1
    WHERE id = wanted RETURNING * INTO g;
  RETURN QUERY SELECT 'claimed', g.fence, g.failures, g.user_id, g.thumbnail_id, g.request, g.request_id, g.seed,
                      g.provider_job_id, g.model, gives_up_at(g, NULL),
                      enqueue_next_for_user(claimer, true, clock_timestamp(), per_user);
END $$;
REVOKE ALL ON FUNCTION claim_generation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_generation TO portada_app;
