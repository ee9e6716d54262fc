import { type Database, rowOf } from '@portada/database';

/**
 * Work on generations that waits, in numbers of rows; a number of `atMost` stands for that number or more.
 * `oldestQueuedSeconds` is the age of the oldest generation that is queued, 0 without one.
 */
export type GenerationBacklog = {
  queued: number;
  running: number;
  oldestQueuedSeconds: number;
  /** Due rows of the outbox, the table of jobs to add to the queue. */
  handOver: number;
  /** Generations that ended more than an hour ago and whose left-over objects were not removed. */
  cleanUp: number;
};

/**
 * Counts the work that waits. Each number is counted in an index, up to a limit, so that a scrape stays cheap.
 * @param atMost the limit of each number
 */
export const readGenerationBacklog = async (
  database: Database,
  atMost: number,
): Promise<GenerationBacklog> => {
  const row = await rowOf<GenerationBacklog>(
    database,
    `SELECT d.queued, d.running,
            coalesce((SELECT greatest(extract(epoch FROM clock_timestamp() - created_at), 0) FROM generations
              WHERE status = 'queued' ORDER BY created_at, id LIMIT 1), 0)::float8 AS "oldestQueuedSeconds",
            (SELECT count(*)::int FROM (SELECT FROM outbox WHERE available_at <= now()
               ORDER BY available_at, id LIMIT $1) o)
              AS "handOver",
            (SELECT count(*)::int FROM (SELECT FROM generations WHERE tidied_at IS NULL
               AND finished_at < now() - interval '1 hour' LIMIT $1) e) AS "cleanUp"
       FROM scaling_demand d`,
    [atMost],
  );
  if (!row) throw new Error('the backlog of generations could not be read');
  return row;
};
