-- Fails generations that have waited or run for too long (gives_up_at), or have an expired lease and no attempt left, and
-- releases their holds. Returns the ids and error codes of these generations.
CREATE OR REPLACE FUNCTION fail_expired_generations(max_failures int) RETURNS TABLE (id uuid, error_code text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE expired uuid[]; owners uuid[]; ended uuid[]; finished timestamptz := latest_success();
BEGIN
  SELECT array_agg(l.id), array_agg(DISTINCT l.user_id) INTO expired, owners
    FROM (SELECT g.id, g.user_id FROM generations g
            WHERE (g.status IN ('queued', 'running') AND g.deadline_at < clock_timestamp()
                   AND gives_up_at(g, finished) < clock_timestamp())
               OR (g.status = 'running' AND g.lease_until < clock_timestamp() AND g.failures + 1 >= max_failures)
            LIMIT 10000) AS l;
  IF expired IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = ANY (owners) AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  WITH failed AS (
    UPDATE generations g SET status = 'failed', lease_until = NULL, next_rank = NULL, next_at = NULL,
           error_code = CASE WHEN gives_up_at(g, finished) < clock_timestamp() THEN 'deadline' ELSE 'worker_lost' END,
           finished_at = clock_timestamp(), version = g.version + 1
      WHERE g.id = ANY (expired) AND ((g.status IN ('queued', 'running') AND g.deadline_at < clock_timestamp()
                   AND gives_up_at(g, finished) < clock_timestamp())
               OR (g.status = 'running' AND g.lease_until < clock_timestamp() AND g.failures + 1 >= max_failures))
      RETURNING g.id, g.user_id, g.credits),
  released AS (
    INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
      SELECT 'release', f.user_id, h.id, a.id, f.credits, f.id, 'settle:' || f.id
        FROM failed f JOIN credit_accounts h ON h.user_id = f.user_id AND h.kind = 'held'
                      JOIN credit_accounts a ON a.user_id = f.user_id AND a.kind = 'available')
  SELECT array_agg(f.id) INTO ended FROM failed f;
  IF ended IS NULL THEN RETURN; END IF;
  UPDATE thumbnails t SET updated_at = clock_timestamp(),
         status = CASE
           WHEN EXISTS (SELECT 1 FROM generations o WHERE o.thumbnail_id = t.id AND o.status IN ('queued', 'running'))
             THEN 'processing'
           WHEN t.current_image_id IS NOT NULL THEN 'completed'
           ELSE 'failed' END
    WHERE t.id IN (SELECT g.thumbnail_id FROM generations g WHERE g.id = ANY (ended));
  PERFORM queue_webhooks(ended);
  PERFORM enqueue_next_for_user(o, true, clock_timestamp()) FROM unnest(owners) AS o;
  RETURN QUERY SELECT g.id, g.error_code FROM generations g WHERE g.id = ANY (ended);
END $$;
REVOKE ALL ON FUNCTION fail_expired_generations FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fail_expired_generations TO portada_app;
