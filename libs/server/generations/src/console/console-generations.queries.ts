import type {
  AdminGenerationQuery,
  GenerationErrorCode,
  GenerationStage,
  GenerationStatus,
} from '@portada/contracts';
import { type Database, resultOf, rowOf, rowsOf } from '@portada/database';

/** Generations that one page of the list examines; a search continues on the next page. */
const examined = 5_000;

/** A generation in the list of the console. `email` is null if the account was deleted. */
export type ListedRow = {
  id: string;
  userId: string;
  email: string | null;
  thumbnailId: string | null;
  status: GenerationStatus;
  prompt: string | null;
  model: string | null;
  errorCode: GenerationErrorCode | null;
  failures: number;
  credits: number;
  createdAt: Date;
  finishedAt: Date | null;
};

/** SQL select list of a ListedRow from the table `generations` with the alias g. */
const listed = `g.id, g.user_id AS "userId",
  (SELECT u.email FROM users u WHERE u.id = g.user_id AND u.deleted_at IS NULL) AS email,
  g.thumbnail_id AS "thumbnailId", g.status, g.request ->> 'prompt' AS prompt, g.model, g.error_code AS "errorCode",
  g.failures, g.credits, g.created_at AS "createdAt", g.finished_at AS "finishedAt"`;

/** SQL condition of the generations after the cursor $1, newest first; the row comparison uses an index. */
const afterCursor = `(g.created_at, g.id) < (
  coalesce((SELECT c.created_at FROM generations c WHERE c.id = $1::uuid), 'infinity'::timestamptz),
  coalesce($1::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))`;

/** Filter of the list; null matches every value. `text` is searched in the prompt, in lower case. */
type ListFilter = {
  cursor: string | null;
  status: AdminGenerationQuery['status'] | null;
  model: string | null;
  text: string | null;
  limit: number;
};

/** One page of the list: the rows that match, and the last of the examined generations if more may follow. */
export type ListedPage = { rows: ListedRow[]; examinedTo: string | null };

type PageRow = Partial<ListedRow> & { seen: number; last: string | null };

/**
 * SQL statement of one page. It examines at most 5,000 generations and filters them, because no index serves all filters. The
 * first row always exists and has the number of examined generations.
 * @param options `where`: SQL condition of the generations to examine
 */
const pageOf = ({ where }: { where: string }): string => `
  WITH newest AS MATERIALIZED (
    SELECT ${listed} FROM generations g WHERE ${where}
     ORDER BY g.created_at DESC, g.id DESC LIMIT ${examined})
  SELECT bound.seen, bound.last, found.*
    FROM (SELECT count(*)::int AS seen, (array_agg(id ORDER BY "createdAt", id))[1] AS last FROM newest) AS bound
    LEFT JOIN LATERAL (
      SELECT * FROM newest
       WHERE ($2::text IS NULL OR status = $2) AND ($3::text IS NULL OR model = $3)
         AND ($4::text IS NULL OR position($4 IN lower(prompt)) > 0)
       ORDER BY "createdAt" DESC, id DESC LIMIT $5) AS found ON true
   ORDER BY found."createdAt" DESC, found.id DESC`;

const toPage = (rows: readonly PageRow[]): ListedPage => ({
  rows: rows.flatMap(({ seen: _seen, last: _last, ...row }) => (row.id ? [row as ListedRow] : [])),
  examinedTo: rows[0]?.seen === examined ? rows[0].last : null,
});

const valuesOf = ({ cursor, status, model, text, limit }: ListFilter): unknown[] => [
  cursor,
  status ?? null,
  model,
  text,
  limit,
];

/** Reads one page of the generations of all users, newest first. */
export const listGenerations = async (database: Database, filter: ListFilter): Promise<ListedPage> =>
  toPage(await rowsOf<PageRow>(database, pageOf({ where: afterCursor }), valuesOf(filter)));

/** Reads one page of the generations of the user with an email, newest first. */
export const listGenerationsOfUser = async (
  database: Database,
  email: string,
  filter: ListFilter,
): Promise<ListedPage> =>
  toPage(
    await rowsOf<PageRow>(
      database,
      pageOf({ where: `g.user_id = (SELECT m.id FROM users m WHERE m.email = $6) AND ${afterCursor}` }),
      [...valuesOf(filter), email],
    ),
  );

/** A generation in the console, with the fields that only its own page shows. */
export type DetailedRow = ListedRow & {
  seed: string;
  requestId: string;
  acceptedPosition: number;
  stage: GenerationStage | null;
  percent: number | null;
  retryOf: string | null;
  retriedAs: string | null;
  startedAt: Date | null;
  deadlineAt: Date;
  /** Time of the last request for a wake-up job; null if there was none. */
  enqueuedAt: Date | null;
};

/** Reads a generation of any user. @returns undefined if it does not exist */
export const readGeneration = (database: Database, id: string): Promise<DetailedRow | undefined> =>
  rowOf(
    database,
    `SELECT ${listed}, g.seed, g.request_id AS "requestId", g.accepted_position AS "acceptedPosition", g.stage, g.percent,
            g.retry_of AS "retryOf", (SELECT r.id FROM generations r WHERE r.retry_of = g.id) AS "retriedAs",
            g.started_at AS "startedAt", g.deadline_at AS "deadlineAt", g.enqueued_at AS "enqueuedAt"
       FROM generations g WHERE g.id = $1`,
    [id],
  );

/** One claim of a worker. `outcome` and `endedAt` are null while the attempt runs. */
export type AttemptRow = {
  number: number;
  workerId: string | null;
  startedAt: Date;
  endedAt: Date | null;
  outcome: 'succeeded' | 'failed' | 'cancelled' | 'requeued' | 'lost' | null;
  errorCode: string | null;
  model: string | null;
  providerJobId: string | null;
};

/** Reads the attempts of a generation, oldest first, 100 at most. */
export const readAttempts = (database: Database, generationId: string): Promise<AttemptRow[]> =>
  rowsOf(
    database,
    `SELECT fence AS number, worker_id AS "workerId", started_at AS "startedAt", ended_at AS "endedAt", outcome,
            error_code AS "errorCode", model, provider_job_id AS "providerJobId"
       FROM generation_attempts WHERE generation_id = $1 ORDER BY fence LIMIT 100`,
    [generationId],
  );

/** One request to an image model. `costUsd` is the price, or the estimate while the price is unknown, in US dollars. */
export type RequestRow = {
  model: string;
  modelId: string | null;
  outcome: 'open' | 'done' | 'failed' | 'unknown';
  failureCode: string | null;
  message: string | null;
  costUsd: number;
  providerJobId: string | null;
  providerRequestId: string | null;
  startedAt: Date;
  endedAt: Date | null;
};

/** Reads the requests to image models for a generation, oldest first, 100 at most. */
export const readModelRequests = (database: Database, generationId: string): Promise<RequestRow[]> =>
  rowsOf(
    database,
    `SELECT model, model_id AS "modelId", outcome, failure_code AS "failureCode", message, counted_usd::float8 AS "costUsd",
            provider_job_id AS "providerJobId", provider_request_id AS "providerRequestId", started_at AS "startedAt",
            ended_at AS "endedAt"
       FROM model_requests WHERE generation_id = $1 ORDER BY started_at LIMIT 100`,
    [generationId],
  );

/** A transfer of credits of a generation. */
export type TransferRow = { kind: 'hold' | 'capture' | 'release'; credits: number; at: Date };

/** Reads the hold of a generation and its settlement, oldest first. */
export const readTransfers = (database: Database, generationId: string): Promise<TransferRow[]> =>
  rowsOf(
    database,
    `SELECT kind, amount::int AS credits, created_at AS at FROM (
       SELECT * FROM credit_transfers WHERE generation_id = $1 AND kind = 'hold'
       UNION ALL SELECT * FROM credit_transfers WHERE generation_id = $1 AND kind = 'capture'
       UNION ALL SELECT * FROM credit_transfers WHERE generation_id = $1 AND kind = 'release') AS t
      ORDER BY seq`,
    [generationId],
  );

/** An action of an administrator on a generation; `by` is the name or the email. */
export type ActionRow = { action: string; reason: string | null; at: Date; by: string };

/** Reads the actions of administrators on a generation, oldest first. */
export const readActions = (database: Database, generationId: string): Promise<ActionRow[]> =>
  rowsOf(
    database,
    `SELECT a.action, a.reason, a.created_at AS at, coalesce(nullif(u.display_name, ''), u.email) AS by
       FROM admin_actions a JOIN users u ON u.id = a.admin_id WHERE a.target = $1 ORDER BY a.id LIMIT 100`,
    [generationId],
  );

/** Decision of an administrator about a generation. */
export type Decision = { id: string; adminId: string; reason: string };

/**
 * Calls the SQL function `cancel_generation_by_admin`.
 * @throws an error with code 42501 if the user is no administrator
 */
export const cancelByAdmin = (
  database: Database,
  { id, adminId, reason }: Decision,
): Promise<'cancelled' | 'finished' | 'unknown'> =>
  resultOf(database, 'SELECT cancel_generation_by_admin($1, $2, $3)', [id, adminId, reason]);

/**
 * Calls the SQL function `retry_generation_by_admin`.
 * @throws an error with code 42501 if the user is no administrator
 */
export const retryByAdmin = (
  database: Database,
  { id, adminId, reason }: Decision,
  retry: { newId: string; requestId: string; deadlineSeconds: number; perUser: number },
): Promise<'retried' | 'unknown' | 'not_failed' | 'retried_before' | 'deleted'> =>
  resultOf(database, 'SELECT retry_generation_by_admin($1, $2, $3, $4, $5, $6, $7)', [
    id,
    retry.newId,
    adminId,
    reason,
    retry.requestId,
    retry.deadlineSeconds,
    retry.perUser,
  ]);
