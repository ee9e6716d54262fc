-- Puts running generations with an expired lease back in the queue while attempts remain. Returns the ids of these
-- generations.
CREATE OR REPLACE FUNCTION expire_leases(max_failures int) RETURNS SETOF uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE lost uuid[]; owners uuid[]; back uuid[];
BEGIN
  SELECT array_agg(id), array_agg(DISTINCT user_id) INTO lost, owners
    FROM (SELECT id, user_id FROM generations
            WHERE status = 'running' AND lease_until < clock_timestamp() AND failures + 1 < max_failures LIMIT 1000) AS l;
  IF lost IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = ANY (owners) AND a.kind = 'held' ORDER BY a.id FOR NO KEY UPDATE;
  WITH returned AS (
    UPDATE generations SET status = 'queued', lease_until = NULL, failures = failures + 1, stage = NULL,
           percent = NULL, version = version + 1, handover = handover + 1
      WHERE id = ANY (lost) AND status = 'running' AND lease_until < clock_timestamp() AND failures + 1 < max_failures
      RETURNING id)
  SELECT array_agg(id) INTO back FROM returned;
  PERFORM enqueue_next_for_user(o, true, clock_timestamp()) FROM unnest(owners) AS o;
  RETURN QUERY SELECT unnest(back);
END $$;
REVOKE ALL ON FUNCTION expire_leases FROM PUBLIC;
GRANT EXECUTE ON FUNCTION expire_leases TO portada_app;
