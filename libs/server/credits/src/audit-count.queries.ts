import { poolOf } from '@portada/database';
import type { DataSource } from 'typeorm';

/**
 * Counts the rows of the view `audit`, on one core and in one snapshot.
 * @param longestMs time limit of the statement in ms; an audit reads whole tables
 * @param signal aborts the statement and closes its connection
 * @throws if the statement was aborted or exceeded the time limit
 */
export const countBreaches = async (
  database: DataSource,
  longestMs: number,
  signal?: AbortSignal,
): Promise<number> => {
  const client = await poolOf(database).connect();
  let isReleased = false;
  /**
   * Releases the database connection to the pool once. @param broken true to close the connection instead of reusing
   * it
   */
  const release = (broken: boolean): void => {
    if (!isReleased) client.release(broken);
    isReleased = true;
  };
  const cancel = () => release(true);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    // The audit compares every row, so reading whole tables is faster than reading them by an index.
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = ${longestMs};
      SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL enable_seqscan = on; SET LOCAL work_mem = '64MB'`);
    const audit = { text: 'SELECT count(*)::int AS breaches FROM audit', query_timeout: longestMs };
    const { rows } = await client.query<{ breaches: number }>(audit);
    await client.query('COMMIT');
    release(false);
    return rows[0]?.breaches ?? 0;
  } finally {
    signal?.removeEventListener('abort', cancel);
    // If the database connection is not released yet, its transaction has failed.
    release(true);
  }
};
