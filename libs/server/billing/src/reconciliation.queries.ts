import type { AdminPayments } from '@portada/contracts';
import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';
import { purchaseColumns } from './purchase-row';
import type { RecordedPurchase } from './reconciliation-comparison';

/** The result of a reconciliation, as administrators see it. */
type Comparison = NonNullable<AdminPayments['reconciliation']>;

/** Reads the result of the last finished reconciliation. */
export const readLastComparison = (
  database: Database,
): Promise<(Omit<Comparison, 'finishedAt'> & { finishedAt: Date }) | undefined> =>
  rowOf(
    database,
    `SELECT finished_at AS "finishedAt", purchases, sessions, differences FROM reconciliations
      WHERE finished_at IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );

/**
 * Inserts a row for a new reconciliation.
 * @param onlyIfDue true to insert only if there was no reconciliation within a day; an unfinished reconciliation
 *   counts for an hour
 * @returns the id of the new row; undefined if no reconciliation is due, or another process inserts a row now
 */
export const insertComparison = async (
  database: Database,
  onlyIfDue: boolean,
): Promise<string | undefined> => {
  const run = await rowOf<{ id: string }>(
    database,
    `INSERT INTO reconciliations (started_at) SELECT clock_timestamp()
      WHERE NOT $1 OR (pg_try_advisory_xact_lock(hashtext('reconciliation')) AND NOT EXISTS
            (SELECT 1 FROM reconciliations WHERE started_at > now() - CASE WHEN finished_at IS NULL
                    THEN interval '1 hour' ELSE interval '1 day' END))
      RETURNING id`,
    [onlyIfDue],
  );
  return run?.id;
};

/** Records the result of a reconciliation. */
export const finishComparison = async (
  database: Database,
  id: string,
  { purchases, sessions, differences }: Omit<Comparison, 'finishedAt'>,
): Promise<void> => {
  await changedBy(
    database,
    `UPDATE reconciliations SET finished_at = clock_timestamp(), purchases = $2, sessions = $3, differences = $4
      WHERE id = $1`,
    [id, purchases, sessions, JSON.stringify(differences)],
  );
};

/**
 * Selection of purchases to compare: purchases created since `from`, and purchases with one of these ids or session
 * ids.
 */
export type Compared = { from: Date; ids: readonly string[]; sessionIds: readonly string[] };

/** Reads purchases with their credits in the ledger, ordered by id, after the id `after`. */
export const readRecordedPurchases = (
  database: Database,
  { after, limit, from, ids, sessionIds }: Compared & { after: string; limit: number },
): Promise<RecordedPurchase[]> =>
  rowsOf(
    database,
    `SELECT ${purchaseColumns}, p.received_cents AS "receivedCents",
            coalesce((SELECT sum(t.amount) FROM credit_transfers t
              WHERE t.purchase_id = p.id AND t.kind = 'purchase'), 0)::float8 AS "creditedCredits",
            credits_revoked(p.id)::float8 AS "ledgerRevokedCredits"
       FROM purchases p
      WHERE p.id > $1 AND (p.created_at >= $2 OR p.id = ANY ($3) OR p.session_id = ANY ($4))
      ORDER BY p.id LIMIT $5`,
    [after, from, ids, sessionIds, limit],
  );
