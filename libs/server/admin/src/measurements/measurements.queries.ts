import { type Database, rowsOf } from '@portada/database';

/** Most generations of each outcome that one answer counts, the newest first. */
export const mostCounted = 100_000;

/** Figures of one step: counts of ended generations, and percentiles in ms that are null without a success. */
export type StepRow = {
  /** Number of the step, from 0 for the oldest; null for the whole range. */
  step: number | null;
  succeeded: number;
  failed: number;
  waitMs: number[] | null;
  runMs: number[] | null;
};

/** SQL common table expression of the generations that ended in the range of $1 steps of $2 seconds, which ends at $3. */
const ended = `ended AS MATERIALIZED (
  (SELECT finished_at, true AS is_success, NULL AS error_code, extract(epoch FROM started_at - created_at) * 1000 AS wait,
          extract(epoch FROM finished_at - started_at) * 1000 AS run
     FROM generations WHERE status = 'succeeded' AND finished_at > $3::timestamptz - $1::int * $2::int * interval '1 second'
      AND finished_at <= $3::timestamptz ORDER BY finished_at DESC LIMIT ${mostCounted})
  UNION ALL
  (SELECT finished_at, false, coalesce(error_code, 'internal'), NULL, NULL
     FROM generations WHERE status = 'failed' AND finished_at > $3::timestamptz - $1::int * $2::int * interval '1 second'
      AND finished_at <= $3::timestamptz ORDER BY finished_at DESC LIMIT ${mostCounted}))`;

/**
 * Counts the generations that ended in each step of a range, and in the whole range. A step without generations has no row.
 * @param range number and length of the steps, and the end of the last step
 */
export const countEnded = (
  database: Database,
  { steps, stepSeconds, end }: { steps: number; stepSeconds: number; end: Date },
): Promise<StepRow[]> =>
  rowsOf(
    database,
    `WITH ${ended}
     SELECT step, count(*) FILTER (WHERE is_success)::int AS succeeded, count(*) FILTER (WHERE NOT is_success)::int AS failed,
            percentile_cont(ARRAY[0.5, 0.95, 0.99]) WITHIN GROUP (ORDER BY wait) FILTER (WHERE is_success) AS "waitMs",
            percentile_cont(ARRAY[0.5, 0.95, 0.99]) WITHIN GROUP (ORDER BY run) FILTER (WHERE is_success) AS "runMs"
       FROM (SELECT *, $1::int - ceil(extract(epoch FROM $3::timestamptz - finished_at) / $2::int + 0.000001)::int AS step
               FROM ended) AS stepped
      GROUP BY GROUPING SETS ((step), ())`,
    [steps, stepSeconds, end],
  );

/** Counts the failed generations of a range by code, the most frequent first, 20 codes at most. */
export const countFailures = (
  database: Database,
  { steps, stepSeconds, end }: { steps: number; stepSeconds: number; end: Date },
): Promise<{ code: string; count: number }[]> =>
  rowsOf(
    database,
    `WITH ${ended}
     SELECT error_code AS code, count(*)::int AS count FROM ended WHERE NOT is_success
      GROUP BY error_code ORDER BY count(*) DESC, error_code LIMIT 20`,
    [steps, stepSeconds, end],
  );
