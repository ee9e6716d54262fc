import type { GenerationErrorCode } from '@portada/contracts';
import { type Database, changedBy, resultOf, rowsOf } from '@portada/database';

/** Reads the clock of the Postgres server, as text. */
export const readClock = (database: Database): Promise<string> =>
  resultOf(database, 'SELECT clock_timestamp()::text');

/**
 * Input of the lease sweep. `asOf`: a time that `readClock` returned. The statements change nothing if this time is
 * more than a second ago.
 */
export type LeaseCheck = { asOf: string; maxFailures: number };

/**
 * Calls the SQL function `expire_leases`, which requeues generations of workers that stopped responding. @returns ids
 * of the generations that are queued again
 */
export const expireLeases = async (
  database: Database,
  { asOf, maxFailures }: LeaseCheck,
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    database,
    `SELECT expire_leases($1) AS id WHERE clock_timestamp() < $2::timestamptz + interval '1 second'`,
    [maxFailures, asOf],
  );
  return rows.map(({ id }) => id);
};

/**
 * Calls the SQL function `fail_expired_generations`, which fails generations past their deadline. @returns the
 * generations that failed
 */
export const failExpired = (
  database: Database,
  { asOf, maxFailures }: LeaseCheck,
): Promise<{ id: string; error_code: GenerationErrorCode }[]> =>
  rowsOf(
    database,
    // MATERIALIZED makes Postgres evaluate the condition before Postgres calls the SQL function.
    `WITH fresh AS MATERIALIZED (
       SELECT $1::int AS max_failures WHERE clock_timestamp() < $2::timestamptz + interval '1 second')
     SELECT ended.* FROM fresh, fail_expired_generations(fresh.max_failures) AS ended`,
    [maxFailures, asOf],
  );

/** Records that a worker runs, and how many generations the worker runs at once. */
export const reportWorker = async (database: Database, id: string, slots: number): Promise<void> => {
  await changedBy(
    database,
    `INSERT INTO generation_workers (id, slots) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET slots = excluded.slots, seen_at = clock_timestamp()`,
    [id, slots],
  );
};

/** Records that a worker has stopped. */
export const deleteWorker = async (database: Database, id: string): Promise<void> => {
  await changedBy(database, 'DELETE FROM generation_workers WHERE id = $1', [id]);
};

/**
 * Makes one connection compile the functions that a take-over calls. No data is changed, because the functions are
 * called without an attempt left, without a free slot and with an unknown generation.
 */
export const warmUpTakeOver = async (database: Database, unknownId: string): Promise<void> => {
  await rowsOf(
    database,
    `SELECT (SELECT count(*) FROM release_worker_claims($1, 0)),
      (SELECT count(*) FROM claim_next_generation(0, 0, $1)), (SELECT count(*) FROM claim_generation($1, 0, 0, $1))`,
    [unknownId],
  );
};

/**
 * Calls the SQL function `release_worker_claims`, which ends the claims of a dead worker. Also deletes the row that
 * reports the worker's slots.
 * @returns ids of the generations that are queued again
 */
export const releaseWorkerClaims = async (
  database: Database,
  workerId: string,
  maxFailures: number,
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    database,
    `WITH gone AS (DELETE FROM generation_workers WHERE id = $1)
     SELECT release_worker_claims($1, $2) AS id`,
    [workerId, maxFailures],
  );
  return rows.map(({ id }) => id);
};

/**
 * Calls the SQL function `enqueue_again`, which requests jobs again that Redis may have lost. @returns the number of
 * requested wake-up jobs
 */
export const enqueueAgain = (database: Database, silentForSeconds: number): Promise<number> =>
  resultOf(database, 'SELECT enqueue_again($1)', [silentForSeconds]);

/** Reads all generations that are next in line and due, in the order of the line. */
export const readNextInLine = (database: Database): Promise<{ id: string; handover: number }[]> =>
  rowsOf(
    database,
    `SELECT id, handover FROM generations WHERE next_rank IS NOT NULL AND next_at <= clock_timestamp()
      ORDER BY next_rank, next_at, id`,
  );

/**
 * An ended generation. `object_key` is the key of its image, null without an image. `original_key` is the key of the
 * provider's file with its content credentials, null without such a file. `plate_key` is the key of the image beneath its
 * headline, null without a stored plate.
 */
export type EndedRow = {
  id: string;
  object_key: string | null;
  original_key: string | null;
  plate_key: string | null;
};

/** Reads generations that ended at least an hour ago and whose left-over objects were not removed, oldest first. */
export const readEnded = (database: Database, limit: number): Promise<EndedRow[]> =>
  rowsOf(
    database,
    `SELECT g.id, i.object_key, i.origin #>> '{file,key}' AS original_key, p.object_key AS plate_key
       FROM generations g LEFT JOIN images i ON i.generation_id = g.id LEFT JOIN images p ON p.id = i.plate_id
      WHERE g.tidied_at IS NULL AND g.finished_at < now() - interval '1 hour'
      ORDER BY g.finished_at LIMIT $1`,
    [limit],
  );

/** Calls the SQL function `mark_cleaned`: records that left-over objects of generations were removed. */
export const markCleaned = async (database: Database, ids: readonly string[]): Promise<void> => {
  await resultOf(database, 'SELECT mark_cleaned($1)', [ids]);
};
