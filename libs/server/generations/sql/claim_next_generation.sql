-- Claims the generation that is first in line. Tries one user per call, because a transaction may wait for the lock of one
-- user only.
-- outcome: claimed | deadline | again (another worker was faster) | none
CREATE OR REPLACE FUNCTION claim_next_generation(lease_seconds real, per_user int, worker uuid DEFAULT NULL)
RETURNS TABLE (outcome text, id uuid, fence int, failures int, owner uuid, thumbnail_id uuid, request jsonb,
               request_id text, seed bigint, provider_job_id text, model text, deadline_at timestamptz, woken boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE wanted uuid; answer record;
BEGIN
  SELECT g.id INTO wanted FROM generations g
    JOIN credit_accounts a ON a.user_id = g.user_id AND a.kind = 'held'
    WHERE g.next_rank IS NOT NULL AND g.next_rank < per_user AND g.next_at <= clock_timestamp()
    ORDER BY g.next_rank, g.next_at, g.id LIMIT 1 FOR NO KEY UPDATE OF a SKIP LOCKED;
  IF NOT FOUND THEN
    -- No generation was found: other transactions hold the locks of all users in line, or no user is in line.
    SELECT g.id INTO wanted FROM generations g
      JOIN credit_accounts a ON a.user_id = g.user_id AND a.kind = 'held'
      WHERE g.next_rank IS NOT NULL AND g.next_rank < per_user AND g.next_at <= clock_timestamp()
      ORDER BY g.next_rank, g.next_at, g.id LIMIT 1 FOR NO KEY UPDATE OF a;
    IF NOT FOUND THEN outcome := 'none'; RETURN NEXT; RETURN; END IF;
  END IF;
  -- The generation is read again under the lock, because the former holder of the lock may have claimed it.
  PERFORM 1 FROM generations g WHERE g.id = wanted AND g.next_rank IS NOT NULL;
  IF NOT FOUND THEN outcome := 'again'; RETURN NEXT; RETURN; END IF;
  SELECT * INTO answer FROM claim_generation(wanted, lease_seconds, per_user, worker);
  RETURN QUERY SELECT CASE WHEN answer.outcome IN ('claimed', 'deadline') THEN answer.outcome ELSE 'again' END, wanted,
    answer.fence, answer.failures, answer.owner, answer.thumbnail_id, answer.request, answer.request_id, answer.seed,
    answer.provider_job_id, answer.model, answer.deadline_at, answer.woken;
END $$;
REVOKE ALL ON FUNCTION claim_next_generation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_next_generation TO portada_app;
