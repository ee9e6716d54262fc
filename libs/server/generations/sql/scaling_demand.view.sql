-- The demand for workers, in one row. An autoscaler reads it with a role that may read nothing else
-- (docs/operations/kubernetes.md). Each number is read from a partial index; counts stop at 100,000.
-- queued: generations that wait, including retries that are not due yet
-- running: generations that a worker has claimed
-- users_in_line: users with a queued generation; each can use at most GENERATIONS_IN_FLIGHT_PER_USER slots
-- oldest_wait_seconds: full seconds that the first user in line waits without a running generation; 0 if no user does
CREATE OR REPLACE VIEW scaling_demand AS
SELECT (SELECT count(*)::int FROM (SELECT FROM generations WHERE status = 'queued' LIMIT 100000) AS g) AS queued,
       (SELECT count(*)::int FROM (SELECT FROM generations WHERE status = 'running' LIMIT 100000) AS g) AS running,
       (SELECT count(*)::int FROM (SELECT FROM generations WHERE next_rank IS NOT NULL LIMIT 100000) AS g)
         AS users_in_line,
       coalesce((SELECT greatest(floor(extract(epoch FROM now() - next_at)), 0) FROM generations
          WHERE next_rank = 0 ORDER BY next_at, id LIMIT 1), 0)::int AS oldest_wait_seconds;
GRANT SELECT ON scaling_demand TO portada_app;
