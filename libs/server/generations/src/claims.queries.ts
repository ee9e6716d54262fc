import type { GenerationErrorCode, GenerationStage, Legibility, StoredRequest } from '@portada/contracts';
import { type Database, resultOf, rowOf, rowsOf } from '@portada/database';
import type { StoredDetails } from '@portada/image-models';
import { type GenerationState, generationState } from './generation.entity';

/** An image file in the object store, in the form that `settle_generation` expects. `sha256` is hex. */
export type SettledFile = { id: string; objectKey: string; sha256: string; mimeType: string; bytes: number };

/**
 * A stored image, in the form that `settle_generation` expects. `legibility` is null if it was not measured. `scene` and
 * `origin` are null if the model reported none. `plate` is the image beneath the headline, in the same size; null if the
 * scene has all layers, or if there is no scene.
 */
export type SettledImage = SettledFile & {
  width: number;
  height: number;
  plate: SettledFile | null;
  legibility: Legibility | null;
  /** Price of the model that made the image, in credits; undefined: the whole hold is spent. */
  credits?: number;
} & StoredDetails;

/** A progress report of an image model about a running generation; `percent` is 0 to 100. */
export type ModelReport = {
  stage?: GenerationStage | null;
  percent?: number | null;
  previewKey?: string;
  model?: string;
  providerJobId?: string | null;
};

/**
 * A worker's claim on a generation, identified by the generation and the number of the claim (fence). A write with an
 * older fence changes nothing.
 */
export type Fenced = { id: string; fence: number };

/** Result of an attempt of a worker to claim the generation that is first in line. */
export type ClaimRow = {
  /** `again`: another worker claimed the generation first, try again; `none`: no generation waits for a slot. */
  outcome: 'claimed' | 'deadline' | 'again' | 'none';
  id: string;
  fence: number;
  failures: number;
  owner: string;
  request: StoredRequest;
  request_id: string;
  seed: string;
  provider_job_id: string | null;
  /** How long the claim may last, in ms, by the clock of Postgres. */
  left_ms: number;
  /** Time from the acceptance to the claim in ms. */
  waited_ms: number;
  /** True if a job that starts the user's next generation is in the outbox, the table of jobs to add to the queue. */
  woken: boolean;
};

/** Calls the SQL function `claim_next_generation`: claims the generation that is first in line. */
export const claimNext = (
  database: Database,
  { leaseSeconds, perUser, workerId }: { leaseSeconds: number; perUser: number; workerId: string | null },
): Promise<ClaimRow | undefined> =>
  rowOf(
    database,
    `SELECT outcome, id, fence, failures, owner, request, request_id, seed, provider_job_id, woken,
            (extract(epoch FROM deadline_at - clock_timestamp()) * 1000)::float8 AS left_ms,
            (SELECT extract(epoch FROM clock_timestamp() - g.created_at) * 1000 FROM generations g
              WHERE g.id = claim.id)::float8 AS waited_ms
       FROM claim_next_generation($1, $2, $3) AS claim`,
    [leaseSeconds, perUser, workerId],
  );

/** The stored trace of a generation: `traceparent` of its request, and the time of the request. */
export type StoredTrace = { traceparent: string | null; createdAt: Date };

/** Reads the trace of a generation. @returns undefined if the generation does not exist */
export const readTrace = (database: Database, id: string): Promise<StoredTrace | undefined> =>
  rowOf(database, 'SELECT traceparent, created_at AS "createdAt" FROM generations WHERE id = $1', [id]);

/**
 * Calls the SQL function `renew_leases`, which extends the claims of a worker. @returns ids of the generations that
 * are still claimed under these fences
 */
export const renewLeases = async (
  database: Database,
  claims: readonly Fenced[],
  leaseSeconds: number,
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(database, 'SELECT renew_leases($1, $2, $3) AS id', [
    claims.map(({ id }) => id),
    claims.map(({ fence }) => fence),
    leaseSeconds,
  ]);
  return rows.map(({ id }) => id);
};

/**
 * Calls the SQL function `report_generation`, which stores the progress of a generation. @returns the changed
 * generation; undefined if the claim was lost
 */
export const reportGeneration = (
  database: Database,
  { id, fence }: Fenced,
  report: ModelReport,
): Promise<GenerationState | undefined> =>
  rowOf(
    database,
    `SELECT ${generationState} FROM report_generation($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      fence,
      report.stage ?? null,
      report.percent ?? null,
      report.previewKey ?? null,
      report.model ?? null,
      report.providerJobId ?? null,
    ],
    { name: 'report_generation' },
  );

/**
 * Calls the SQL function `report_queue_position`, which stores the place of a generation in the queue of its model's
 * provider. @param position from 1 to 100,000 @returns the changed generation; undefined if the claim was lost
 */
export const reportQueuePosition = (
  database: Database,
  { id, fence }: Fenced,
  position: number,
): Promise<GenerationState | undefined> =>
  rowOf(database, `SELECT ${generationState} FROM report_queue_position($1, $2, $3)`, [id, fence, position]);

/** Data of the end of a generation: its status, with the image or with the error code of a failure. */
export type Settlement = ['succeeded', SettledImage] | ['failed', GenerationErrorCode] | ['cancelled'];

/**
 * Calls the SQL function `settle_generation`, which ends a generation and its credit hold. @param claim `fence` null
 * settles any open generation @returns `stale` if the generation ended before
 */
export const settleGeneration = (
  database: Database,
  { id, fence }: { id: string; fence: number | null },
  [status, detail]: Settlement,
): Promise<'settled' | 'stale'> =>
  resultOf(database, 'SELECT settle_generation($1, $2, $3, $4, $5)', [
    id,
    fence,
    status,
    status === 'failed' ? detail : null,
    status === 'succeeded' ? JSON.stringify(detail) : null,
  ]);

/**
 * Calls the SQL function `cancel_generation`, which cancels a generation for its owner.
 * @returns `stale` if the generation ended before; `used_up` if it goes on, because the owner has used up the cancels
 */
export const cancelGeneration = (
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<'settled' | 'stale' | 'used_up'> =>
  resultOf(database, 'SELECT cancel_generation($1, $2)', [id, userId]);

/**
 * Calls the SQL function `requeue_generation`, which puts a running generation back in the queue at once, without a failed
 * attempt.
 */
export const requeueGeneration = (database: Database, { id, fence }: Fenced): Promise<'requeued' | 'stale'> =>
  resultOf(database, 'SELECT requeue_generation($1, $2, 0, false)', [id, fence]);

/**
 * Calls the SQL function `fail_attempt`, which puts a running generation back in the queue after a failed attempt.
 * @param delayMs ms from now until the next attempt may start
 * @param code error code of the attempt
 */
export const failAttempt = (
  database: Database,
  { id, fence }: Fenced,
  { delayMs, code }: { delayMs: number; code: GenerationErrorCode },
): Promise<'requeued' | 'stale'> =>
  resultOf(database, 'SELECT fail_attempt($1, $2, $3, $4)', [id, fence, delayMs, code]);

/**
 * Returns true if a generation has ended without an image. The generation's job at an image provider is then no
 * longer needed.
 */
export const endedWithoutImage = async (database: Database, id: string): Promise<boolean> => {
  const row = await rowOf<{ ended: boolean }>(
    database,
    `SELECT status IN ('failed', 'cancelled') AS ended FROM generations WHERE id = $1`,
    [id],
  );
  return row?.ended ?? true;
};
