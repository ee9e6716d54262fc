import type { AdminOverview } from '@portada/contracts';
import { type Database, rowOf, rowsOf } from '@portada/database';

/** A failed generation in the overview for administrators. */
export type FailureRow = Omit<AdminOverview['failures'][number], 'finishedAt'> & { finishedAt: Date };

/**
 * Counts the generations that wait, that run, and that ended within the last hour. Each number is read from an index.
 */
export const countGenerations = (database: Database): Promise<AdminOverview['generations'] | undefined> =>
  rowOf(
    database,
    `SELECT (SELECT count(*)::int FROM generations WHERE status = 'queued') AS queued,
            (SELECT count(*)::int FROM generations WHERE status = 'running') AS running,
            (SELECT count(*)::int FROM generations
              WHERE status = 'succeeded' AND finished_at > now() - interval '1 hour') AS "succeededLastHour",
            (SELECT count(*)::int FROM generations
              WHERE status = 'failed' AND finished_at > now() - interval '1 hour') AS "failedLastHour"`,
  );

/** Reads the last failed generations, newest first. */
export const readFailures = (database: Database, limit: number): Promise<FailureRow[]> =>
  rowsOf(
    database,
    `SELECT id, error_code AS "errorCode", model, failures, finished_at AS "finishedAt" FROM generations
      WHERE status = 'failed' ORDER BY finished_at DESC LIMIT $1`,
    [limit],
  );
