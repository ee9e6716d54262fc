import type { GenerationStatus, ThumbnailStatus } from '@portada/contracts';
import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';
import type { ImageOrigin } from '@portada/image-models';
import type { Reservation } from './generation-request';

/** The outcome of one generation request of a batch. */
export type Outcome = {
  outcome:
    | 'reserved'
    | 'replay'
    | 'conflict'
    | 'person_unknown'
    | 'insufficient_credits'
    | 'api_key_cap_reached'
    | 'price_changed'
    | 'thumbnail_not_found'
    | 'too_many_queued'
    | 'overloaded';
  queue_position: number | null;
  credits: string | null;
  /** The user's balance after the whole batch, in credits. Strings, because pg returns a bigint as a string. */
  available: string;
  held: string;
  version: string;
  /** True if the wake-up job of the request's first generation is in the outbox. */
  enqueued: boolean;
};

/** Limits within which requests are accepted; see the SQL function `reserve_generations`. */
export type Admission = { perUser: number; queuedPerUser: number | null; farthest: number | null };

/**
 * Calls the SQL function `reserve_generations`, which accepts requests for images. @returns an outcome for each
 * request, in their order
 */
export const reserveGenerations = (
  database: Database,
  batch: readonly Reservation[],
  { perUser, queuedPerUser, farthest }: Admission,
): Promise<Outcome[]> =>
  rowsOf(
    database,
    `SELECT outcome, queue_position, credits, available, held, version, enqueued
       FROM reserve_generations($1, $2, $3, $4) ORDER BY index`,
    [JSON.stringify(batch), perUser, queuedPerUser, farthest],
    { name: 'reserve_generations' },
  );

/** Status and version of a generation; the version grows with every change. */
export type GenerationVersion = { id: string; status: GenerationStatus; version: number };

/** Reads status and version of generations. @returns a row for each generation that exists, in no order */
export const readVersions = (database: Database, ids: readonly string[]): Promise<GenerationVersion[]> =>
  rowsOf(database, 'SELECT id, status, version::int AS version FROM generations WHERE id = ANY($1)', [ids]);

/** A row of the table `outbox`: a job to add to the queue. */
export type OutboxRow = { id: string; topic: 'generation.run'; key: string; handover: number };

/** Locks rows of the outbox (jobs to add to the queue) that have been due for `seconds` seconds, oldest first. */
export const lockOutbox = (
  tx: Database,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<OutboxRow[]> =>
  rowsOf(
    tx,
    `SELECT id, topic, key, handover FROM outbox WHERE available_at <= clock_timestamp() - make_interval(secs => $1)
      ORDER BY available_at, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [seconds, limit],
  );

/** Deletes rows of the outbox (jobs to add to the queue) by their ids. */
export const deleteOutbox = async (tx: Database, ids: readonly string[]): Promise<void> => {
  await changedBy(tx, 'DELETE FROM outbox WHERE id = ANY($1)', [ids]);
};

/**
 * Deletes due rows of the outbox by the ids of their generations. The commit does not wait for the disk. If the commit
 * is lost, the jobs are added twice, which changes nothing.
 */
export const deleteHandedOver = async (
  database: Database,
  generationIds: readonly string[],
): Promise<void> => {
  await changedBy(
    database,
    `WITH lax AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
     DELETE FROM outbox USING lax WHERE key = ANY($1) AND available_at <= clock_timestamp()`,
    [generationIds],
  );
};

/** Progress of a running generation in percent; the value is null or 0 before the model's first report. */
export type Progress = { elapsedMs: number; percent: number | null };

/**
 * The place (from 1) of a queued generation in the whole queue and among the queued generations of its user; the
 * number of the user's running generations; and the progress of all running generations, in one snapshot.
 */
export type QueuePlace = { place: number; ownPlace: number; ownRunning: number; running: Progress[] };

/**
 * Calls the SQL function `queue_place`, which finds the place of a generation in the queue, with up to 256 running
 * generations. @returns undefined if the generation is not queued
 */
export const readQueuePlace = (database: Database, id: string): Promise<QueuePlace | undefined> =>
  rowOf(
    database,
    `SELECT place, own_place AS "ownPlace", own_running AS "ownRunning",
            (SELECT coalesce(json_agg(r), '[]')
               FROM (SELECT extract(epoch FROM clock_timestamp() - started_at) * 1000 AS "elapsedMs", percent
                       FROM generations WHERE status = 'running' LIMIT 256) AS r) AS running
       FROM queue_place($1)`,
    [id],
  );

/**
 * Median and mean duration of the last 50 generations in ms, null before the first generation; slots of all running
 * workers. `busySeconds`: length of the period that was measured, null if no generation waited for a slot during the whole
 * period. `images`: how many images the slots made in it; an image that was begun before, or is not finished, counts by
 * the part of its duration.
 */
export type Measured = {
  medianMs: number | null;
  meanMs: number | null;
  slots: number;
  busySeconds: number | null;
  images: number;
};

/** Inputs of `measureImages`. */
export type Measurement = {
  /** Seconds for which a worker counts as running after its last report. */
  validSeconds: number;
  /** Length of the measured period in seconds. It ends now, and begins later if it has more than 500 images. */
  periodSeconds: number;
  /** Number of generations of one user that may run at once. */
  perUser: number;
  /** Assumed duration of a generation in ms, until one was measured. */
  assumedMs: number;
};

/** Measures the durations of the last generations and the work of all slots, and counts the slots of all running workers. */
export const measureImages = (
  database: Database,
  { validSeconds, periodSeconds, perUser, assumedMs }: Measurement,
): Promise<Measured | undefined> =>
  rowOf(
    database,
    `WITH usual AS (
       SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY took) AS "medianMs", avg(took)::float8 AS "meanMs"
         FROM (SELECT extract(epoch FROM finished_at - started_at) * 1000 AS took FROM generations
                WHERE status = 'succeeded' ORDER BY finished_at DESC LIMIT 50) AS times),
     period AS MATERIALIZED (
       SELECT clock_timestamp() AS until,
              greatest(clock_timestamp() - make_interval(secs => $2),
                       (SELECT finished_at FROM generations WHERE status = 'succeeded'
                         ORDER BY finished_at DESC OFFSET 499 LIMIT 1)) AS since),
     parts AS (
       SELECT extract(epoch FROM g.finished_at - greatest(g.started_at, since))
                / greatest(extract(epoch FROM g.finished_at - g.started_at), 0.001) AS part
         FROM period, generations g WHERE g.status = 'succeeded' AND g.finished_at > since
       UNION ALL
       SELECT extract(epoch FROM until - greatest(g.started_at, since))
                / greatest(extract(epoch FROM until - g.started_at), coalesce("medianMs", $4) / 1000, 0.001)
         FROM period, usual, generations g WHERE g.status = 'running')
     SELECT usual.*,
            (SELECT coalesce(sum(slots), 0)::int FROM generation_workers
              WHERE seen_at > clock_timestamp() - make_interval(secs => $1)) AS slots,
            (SELECT CASE WHEN min(created_at) <= since THEN extract(epoch FROM until - since)::float8 END
               FROM (SELECT created_at FROM generations
                      WHERE next_rank IS NOT NULL AND next_rank < $3 AND next_at <= until AND started_at IS NULL
                      ORDER BY next_rank, next_at, id LIMIT 100) AS first_in_line) AS "busySeconds",
            (SELECT coalesce(sum(part), 0)::float8 FROM parts) AS images
       FROM usual, period`,
    [validSeconds, periodSeconds, perUser, assumedMs],
  );

/** Median time of an image in ms, by the entry of `IMAGE_MODEL` that made it. */
export type UsualTimes = ReadonlyMap<string, number>;

/**
 * Measures the median time of an image for each model, over the last 500 images of the last day. A chain of models stores
 * its entry with the provider's job; a single model has only its name.
 */
export const measureModels = async (database: Database): Promise<UsualTimes> => {
  const rows = await rowsOf<{ model: string | null; job: string | null; took: number }>(
    database,
    `SELECT model, split_part(provider_job_id, ';', 2) AS job,
            round(percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::int AS took
       FROM (SELECT model, CASE WHEN provider_job_id LIKE 'v1;%' THEN provider_job_id END AS provider_job_id,
                    extract(epoch FROM finished_at - started_at) * 1000 AS took
               FROM generations
              WHERE status = 'succeeded' AND finished_at > clock_timestamp() - interval '1 day'
              ORDER BY finished_at DESC LIMIT 500) AS latest
      GROUP BY 1, 2`,
  );
  return new Map(rows.map(({ model, job, took }) => [job ? decodeURIComponent(job) : (model ?? ''), took]));
};

/**
 * Reads the user's latest image of each model, among the user's last 200 images.
 * @returns image ids by the entry of `IMAGE_MODEL`
 */
export const readLatestImages = async (database: Database, userId: string): Promise<Map<string, string>> => {
  const rows = await rowsOf<{ model: string; id: string }>(
    database,
    `SELECT DISTINCT ON (model) model, id
       FROM (SELECT i.id, i.created_at, i.origin->>'model' AS model
               FROM images i JOIN thumbnails t ON t.id = i.thumbnail_id
              WHERE i.user_id = $1 AND i.kind = 'generated' AND t.deleted_at IS NULL
              ORDER BY i.created_at DESC LIMIT 200) AS latest
      WHERE model IS NOT NULL
      ORDER BY model, created_at DESC`,
    [userId],
  );
  return new Map(rows.map(({ model, id }) => [model, id]));
};

/** Reads the entries of `IMAGE_MODEL` that an administrator has switched off. */
export const readDisabledModels = async (database: Database): Promise<string[]> => {
  const rows = await rowsOf<{ model: string }>(
    database,
    'SELECT model FROM model_switches WHERE NOT is_enabled',
    [],
  );
  return rows.map(({ model }) => model);
};

/**
 * The image of a generation; `origin` is null for an image of a version that did not store it. `spent` is the number of
 * credits that the image cost.
 */
export type GeneratedImageRow = { id: string; origin: ImageOrigin | null; spent: number | null };

/** Reads the image of a generation, without its scene. @returns undefined if the generation has no image */
export const readImage = (database: Database, generationId: string): Promise<GeneratedImageRow | undefined> =>
  rowOf(
    database,
    `SELECT i.id, i.origin, t.amount::int AS spent FROM images i
       LEFT JOIN credit_transfers t ON t.generation_id = i.generation_id AND t.kind = 'capture'
      WHERE i.generation_id = $1`,
    [generationId],
  );

/** Reads the status and the date of change of a thumbnail. @returns undefined if the thumbnail is deleted */
export const readThumbnailStatus = (
  database: Database,
  thumbnailId: string,
): Promise<{ status: ThumbnailStatus; updated_at: Date } | undefined> =>
  rowOf(
    database,
    `SELECT coalesce(status, 'draft') AS status, updated_at FROM thumbnails WHERE id = $1 AND deleted_at IS NULL`,
    [thumbnailId],
  );
