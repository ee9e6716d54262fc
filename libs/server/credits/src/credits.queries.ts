import type { LedgerEntry } from '@portada/contracts';
import { type Database, resultOf, rowOf, rowsOf } from '@portada/database';

/**
 * Credits of a user. `version` grows with every transfer of the user, so the balance with the higher version is
 * newer.
 */
export type BalanceRow = { available: number; held: number; debt: number; version: number };

/** A credit transfer of a user, with the purchase, the generation and the thumbnail that it belongs to. */
export type EntryRow = {
  id: string;
  kind: LedgerEntry['kind'];
  /** Change of the available credits by the transfer. */
  amount: number;
  /** Change of the debt by the transfer, in credits. */
  debt: number;
  /** Credits that a capture spends; 0 for other kinds. */
  spent: number;
  purchase_id: string | null;
  plan: NonNullable<LedgerEntry['purchase']>['plan'] | null;
  generation_id: string | null;
  thumbnail_id: string | null;
  title: string | null;
  created_at: Date;
};

/** A finished run of the audit: when it ended, and how many rows the view `audit` had. */
export type AuditRun = { finishedAt: Date; breaches: number };

/** Reads the balance of a user. @returns undefined if the user does not have the three credit accounts */
export const readBalance = (database: Database, userId: string): Promise<BalanceRow | undefined> =>
  rowOf(
    database,
    `SELECT max(balance) FILTER (WHERE kind = 'available')::float8 AS available,
            max(balance) FILTER (WHERE kind = 'held')::float8 AS held,
            max(balance) FILTER (WHERE kind = 'debt')::float8 AS debt,
            sum(version) FILTER (WHERE kind IN ('available', 'held'))::float8 AS version
       FROM credit_accounts WHERE user_id = $1 HAVING count(*) = 3`,
    [userId],
    { name: 'credits_balance' },
  );

/**
 * Reads the credit transfers of a user, newest first; if `before` is not null, only transfers with a smaller number.
 */
export const readEntries = (
  database: Database,
  { userId, before, limit }: { userId: string; before: string | null; limit: number },
): Promise<EntryRow[]> =>
  rowsOf(
    database,
    `SELECT c.seq::text AS id, c.kind, c.generation_id, c.created_at, t.id AS thumbnail_id, t.title,
            c.purchase_id, p.plan,
            (CASE WHEN c.kind IN ('hold', 'revoke', 'repay') OR c.debit_account = own.id AND c.kind = 'adjust' THEN -c.amount
                  WHEN c.kind IN ('capture', 'owe', 'clear') THEN 0 ELSE c.amount END)::float8 AS amount,
            (CASE c.kind WHEN 'capture' THEN c.amount ELSE 0 END)::float8 AS spent,
            (CASE c.kind WHEN 'owe' THEN c.amount WHEN 'clear' THEN -c.amount ELSE 0 END)::float8 AS debt
       FROM credit_transfers c
       JOIN credit_accounts own ON own.user_id = c.user_id AND own.kind = 'available'
       LEFT JOIN purchases p ON p.id = c.purchase_id
       LEFT JOIN generations g ON g.id = c.generation_id
       LEFT JOIN thumbnails t ON t.id = g.thumbnail_id AND t.deleted_at IS NULL
      WHERE c.user_id = $1 AND ($2::bigint IS NULL OR c.seq < $2::bigint)
      ORDER BY c.seq DESC LIMIT $3`,
    [userId, before, limit],
    { name: 'credits_ledger' },
  );

/** Sums what a user spent for images in each of the last `months` calendar months (UTC), oldest first. A month without images has 0. */
export const readSpending = (
  database: Database,
  userId: string,
  months: number,
): Promise<{ month: string; spent: number }[]> =>
  rowsOf(
    database,
    `WITH months AS (
       SELECT generate_series(date_trunc('month', now() AT TIME ZONE 'UTC') - make_interval(months => $2 - 1),
                              date_trunc('month', now() AT TIME ZONE 'UTC'), interval '1 month') AS month),
     spent AS (
       SELECT date_trunc('month', created_at AT TIME ZONE 'UTC') AS month, sum(amount) AS amount
         FROM credit_transfers
        WHERE user_id = $1 AND kind = 'capture' AND created_at >= (SELECT min(month) FROM months) AT TIME ZONE 'UTC'
        GROUP BY 1)
     SELECT to_char(m.month, 'YYYY-MM') AS month, coalesce(s.amount, 0)::float8 AS spent
       FROM months m LEFT JOIN spent s ON s.month = m.month ORDER BY m.month`,
    [userId, months],
    { name: 'credits_spending' },
  );

/**
 * Calls the SQL function `grant_sign_up`, which gives a user the credits of the sign-up. @returns true if this call
 * inserted the grant
 */
export const grantSignUp = (database: Database, userId: string, credits: number): Promise<boolean> =>
  resultOf(database, 'SELECT grant_sign_up($1, $2)', [userId, credits]);

/**
 * Calls the SQL function `refill_credits`: refills a balance of 0. @throws if the stack was not started with
 * CREDIT_REPAIR=always
 */
export const refillCredits = (database: Database, userId: string, credits: number): Promise<void> =>
  resultOf(database, 'SELECT refill_credits($1, $2)', [userId, credits]);

/** Reads the last finished run of the audit. */
export const readLastAuditRun = (database: Database): Promise<AuditRun | undefined> =>
  rowOf(
    database,
    `SELECT finished_at AS "finishedAt", breaches FROM audit_runs
      WHERE finished_at IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );

/** Conditions under which the next run of the ledger audit is inserted. */
export type AuditPause = {
  /**
   * True to insert a run only if the ledger audit is due. An unfinished run of a process that died counts for an
   * hour.
   */
  onlyIfDue: boolean;
  shortestSeconds: number;
  /** Length of the pause between two audit runs, as a multiple of the duration of the last run. */
  factor: number;
};

/**
 * Inserts a run of the ledger audit. @returns its id; undefined if no audit is due, or another process inserts a run
 * now
 */
export const insertAuditRun = async (
  database: Database,
  { onlyIfDue, shortestSeconds, factor }: AuditPause,
): Promise<string | undefined> => {
  const run = await rowOf<{ id: string }>(
    database,
    `INSERT INTO audit_runs (started_at) SELECT clock_timestamp()
      WHERE NOT $1 OR (pg_try_advisory_xact_lock(hashtext('audit')) AND NOT EXISTS
            (SELECT 1 FROM (SELECT * FROM audit_runs ORDER BY id DESC LIMIT 1) AS last
              WHERE now() < CASE WHEN finished_at IS NULL THEN started_at + interval '1 hour'
                ELSE finished_at + greatest($2 * interval '1 second', $3 * (finished_at - started_at)) END))
      RETURNING id`,
    [onlyIfDue, shortestSeconds, factor],
  );
  return run?.id;
};

/**
 * Records the result of a run of the ledger audit, and deletes all runs except the last `kept`.
 * @returns undefined if the run itself was deleted
 */
export const finishAuditRun = (
  database: Database,
  { id, breaches, kept }: { id: string; breaches: number; kept: number },
): Promise<AuditRun | undefined> =>
  rowOf(
    database,
    `WITH old AS (DELETE FROM audit_runs WHERE id <= $1::bigint - $3::bigint)
     UPDATE audit_runs SET finished_at = clock_timestamp(), breaches = $2 WHERE id = $1
     RETURNING finished_at AS "finishedAt", breaches`,
    [id, breaches, kept],
  );
