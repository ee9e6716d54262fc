-- Requests a wake-up job again for each generation that is next in line and whose last job was requested more than
-- `older_than_seconds` seconds ago, because Redis may have lost that job. Returns the number of requested jobs.
CREATE OR REPLACE FUNCTION enqueue_again(older_than_seconds real) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH silent AS (
    SELECT id FROM generations
      WHERE next_rank IS NOT NULL AND next_at <= clock_timestamp()
        AND coalesce(enqueued_at, '-infinity') < clock_timestamp() - make_interval(secs => older_than_seconds)
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.key = generations.id::text)
      ORDER BY next_rank, next_at LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED),
  again AS (
    UPDATE generations g SET enqueued_at = clock_timestamp() FROM silent WHERE g.id = silent.id
      RETURNING g.id, g.handover),
  said AS (INSERT INTO outbox (topic, key, handover) SELECT 'generation.run', id::text, handover FROM again)
  SELECT count(*)::int FROM again $$;
REVOKE ALL ON FUNCTION enqueue_again FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enqueue_again TO portada_app;
