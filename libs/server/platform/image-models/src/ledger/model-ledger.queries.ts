import { type Database, resultOf, rowOf, rowsOf } from '@portada/database';
import type { ModelReport } from './model-report';
import type { StoredWebhook } from '../webhooks/model-webhook';
import type { ModelRequest, RefusedRequest, RequestEnd } from './model-ledger';

/**
 * Calls the SQL function `open_model_request`, which records a request before the model is called.
 * @param id id of the request; the call may be repeated with the same id
 */
export const openRequest = (
  database: Database,
  id: string,
  { generationId, model, modelId, estimateUsd }: ModelRequest,
  budgetUsd: number | null,
): Promise<'opened' | RefusedRequest> =>
  resultOf(database, 'SELECT open_model_request($1, $2, $3, $4, $5, $6)', [
    id,
    generationId,
    model,
    modelId,
    estimateUsd,
    budgetUsd,
  ]);

/**
 * Calls the SQL function `close_model_request`, which records the end of a request.
 * @param elapsedMs ms since the request began in this process
 */
export const closeRequest = async (
  database: Database,
  id: string,
  { generationId, model, modelId, estimateUsd }: ModelRequest,
  end: RequestEnd & { elapsedMs: number },
): Promise<void> => {
  const { failure, ...rest } = end;
  const { code = null, alarm = null, message = null } = failure ?? {};
  const ending = { generationId, model, estimateUsd, code, alarm, message, ...rest };
  await rowsOf(database, 'SELECT close_model_request($1, $2)', [
    id,
    JSON.stringify({ ...ending, modelId: rest.modelId ?? modelId }),
  ]);
};

/** Reads the id of the last request of a generation to a model. */
export const readLastRequest = (
  database: Database,
  { generationId, model }: Pick<ModelRequest, 'generationId' | 'model'>,
): Promise<{ id: string } | undefined> =>
  rowOf(
    database,
    `SELECT id FROM model_requests WHERE generation_id = $1 AND model = $2 ORDER BY started_at DESC LIMIT 1`,
    [generationId, model],
  );

/**
 * Calls the SQL function `expect_model_webhook`, which records the webhook of a request before the model is called. The secret
 * is encrypted.
 */
export const expectWebhook = async (
  database: Database,
  id: string,
  { tokenHash, secret }: StoredWebhook,
): Promise<void> => {
  await rowsOf(database, 'SELECT expect_model_webhook($1, $2, $3)', [id, tokenHash, secret]);
};

/**
 * Reads the last request of a generation to a model whose answer was lost and that has a webhook. A request whose job was
 * reported comes first. `hasWaited`: the attempt ended after its wait for the report.
 */
export const readLostRequest = (
  database: Database,
  { generationId, model }: Pick<ModelRequest, 'generationId' | 'model'>,
): Promise<{ id: string; hasWaited: boolean } | undefined> =>
  rowOf(
    database,
    `SELECT id, failure_code IS NOT NULL AS "hasWaited" FROM model_requests
      WHERE generation_id = $1 AND model = $2 AND webhook_hash IS NOT NULL AND provider_job_id IS NULL
        AND outcome IN ('open', 'unknown')
      ORDER BY reported_job_id IS NULL, started_at DESC LIMIT 1`,
    [generationId, model],
  );

/** Reads the id of the job that the provider reported to the webhook of a request; null before the report. */
export const readReportedJob = (
  database: Database,
  id: string,
): Promise<{ jobId: string | null } | undefined> =>
  rowOf(database, 'SELECT reported_job_id AS "jobId" FROM model_requests WHERE id = $1', [id]);

/** A request with a webhook: the entry of `IMAGE_MODEL` that names its model, the hash of its token, and its encrypted secret. */
type WebhookRequest = { model: string; tokenHash: Buffer; secret: string | null };

/** Reads a request that has a webhook. */
export const readWebhookRequest = (database: Database, id: string): Promise<WebhookRequest | undefined> =>
  rowOf(
    database,
    `SELECT model, webhook_hash AS "tokenHash", webhook_secret AS secret FROM model_requests
      WHERE id = $1 AND webhook_hash IS NOT NULL`,
    [id],
  );

/** Calls the SQL function `report_model_job`, which stores the job that a provider reported to a webhook. */
export const storeReportedJob = (
  database: Database,
  id: string,
  tokenHash: Buffer,
  jobId: string,
): Promise<'stored' | 'repeated' | 'unknown'> =>
  resultOf(database, 'SELECT report_model_job($1, $2, $3)', [id, tokenHash, jobId]);

/**
 * Calls the SQL function `delete_old_model_requests`. @param days age in days from which requests are deleted
 * @param most maximum number of requests
 * @returns the number of deleted requests
 */
export const deleteOldRequests = (database: Database, days: number, most: number): Promise<number> =>
  resultOf(database, 'SELECT delete_old_model_requests($1, $2)', [days, most]);

/**
 * Calls the SQL function `report_models`: stores what a worker reports about its models, with the version of the worker.
 * @returns the models that administrators have switched off
 */
export const storeReports = async (
  database: Database,
  workerId: string,
  reports: readonly ModelReport[],
  version?: string,
): Promise<string[]> => {
  const rows = await rowsOf<{ model: string }>(database, 'SELECT report_models($1, $2) AS model', [
    workerId,
    JSON.stringify(version === undefined ? reports : reports.map((report) => ({ ...report, version }))),
  ]);
  return rows.map(({ model }) => model);
};

/** An opening of a circuit breaker that another worker reported; `ms` is its remaining time. */
export type ReportedOpening = { model: string; ms: number };

/**
 * Reads the longest remaining opening of each model among the other workers. A worker that has stopped since counts as
 * well, until its opening ends.
 */
export const readOpenings = (database: Database, workerId: string): Promise<ReportedOpening[]> =>
  rowsOf(
    database,
    `SELECT model, max(ms) AS ms
       FROM (SELECT model, (report ->> 'ownOpeningMs')::float8
                      - extract(epoch FROM clock_timestamp() - seen_at)::float8 * 1000 AS ms
               FROM model_reports WHERE worker_id <> $1) AS openings
      WHERE ms > 0 GROUP BY model`,
    [workerId],
  );
