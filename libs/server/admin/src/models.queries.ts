import type { AdminModel, AdminModelFailure } from '@portada/contracts';
import { type Database, resultOf, rowsOf } from '@portada/database';
import type { ModelReport } from '@portada/image-models';

/** The report of a worker about a model within a day; `isLive`: the worker has reported within ten seconds. */
export type ReportRow = {
  worker: string;
  model: string;
  report: ModelReport;
  isLive: boolean;
  seenAt: Date;
};

/** Reads the last report of each worker about each model, the newest first. */
export const readReports = (database: Database): Promise<ReportRow[]> =>
  rowsOf(
    database,
    `SELECT worker_id AS worker, model, report, seen_at AS "seenAt",
            seen_at > clock_timestamp() - interval '10 seconds' AS "isLive"
       FROM model_reports ORDER BY seen_at DESC`,
  );

/** The last switch of a model; `by` is the name or the email of the administrator. */
export type SwitchRow = { model: string; isEnabled: boolean; reason: string; at: Date; by: string };

/** Reads the last switch of each model. */
export const readSwitches = (database: Database): Promise<SwitchRow[]> =>
  rowsOf(
    database,
    `SELECT s.model, s.is_enabled AS "isEnabled", s.reason, s.changed_at AS at,
            coalesce(nullif(u.display_name, ''), u.email) AS by
       FROM model_switches s JOIN users u ON u.id = s.admin_id`,
  );

/** Requests of a model: the amount that counts for today (UTC), and figures of the last 24 hours. */
export type UsageRow = { model: string; spentUsd: number } & AdminModel['lastDay'];

/** Sums the requests of models. The budget is computed from the same rows in the SQL function `open_model_request`. */
export const sumRequests = (database: Database, models: readonly string[]): Promise<UsageRow[]> =>
  rowsOf(
    database,
    `SELECT wanted.model, sums.* FROM unnest($1::text[]) AS wanted (model),
       LATERAL (
         SELECT coalesce(sum(counted_usd) FILTER (WHERE started_at >= date_trunc('day', now(), 'UTC')), 0)::float8
                  AS "spentUsd",
                count(*) FILTER (WHERE outcome = 'done')::int AS done,
                count(*) FILTER (WHERE outcome = 'failed')::int AS failed,
                count(*) FILTER (WHERE outcome = 'unknown')::int AS unknown,
                percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - started_at) * 1000)
                  FILTER (WHERE outcome = 'done') AS "medianMs",
                coalesce(sum(counted_usd), 0)::float8 AS "costUsd"
           FROM model_requests r WHERE r.model = wanted.model AND started_at > now() - interval '24 hours') AS sums`,
    [models],
  );

/** A failed request of a model. */
export type ModelFailureRow = Omit<AdminModelFailure, 'at'> & { model: string; at: Date };

/** Reads the last failures of each model within 24 hours, newest first. @param limit failures of each model */
export const readModelFailures = (
  database: Database,
  models: readonly string[],
  limit: number,
): Promise<ModelFailureRow[]> =>
  rowsOf(
    database,
    `SELECT wanted.model, last.* FROM unnest($1::text[]) AS wanted (model),
       LATERAL (
         SELECT ended_at AS at, coalesce(failure_code, 'provider') AS code, alarm, coalesce(message, '') AS message
           FROM model_requests r
          WHERE r.model = wanted.model AND outcome = 'failed' AND started_at > now() - interval '24 hours'
          ORDER BY started_at DESC LIMIT $2) AS last`,
    [models, limit],
  );

/**
 * Calls the SQL function `switch_model`: switches a model and records the action of the administrator.
 * @returns `unknown` if no worker has such a model
 * @throws an error with code 42501 if the user is no administrator
 */
export const switchModel = (
  database: Database,
  { name, isEnabled, adminId, reason }: { name: string; isEnabled: boolean; adminId: string; reason: string },
): Promise<'switched' | 'unknown'> =>
  resultOf(database, 'SELECT switch_model($1, $2, $3, $4)', [name, isEnabled, adminId, reason]);
