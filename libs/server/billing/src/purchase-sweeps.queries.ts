import { type Database, rowOf, rowsOf } from '@portada/database';

/** SQL conditions of the purchases that a sweep checks at the payment provider. */
const selections = {
  /** Unpaid purchases, which customers may pay at any moment. */
  waiting: {
    selection: `status IN ('created', 'open') AND coalesce(checked_at, created_at) <= now() - make_interval(secs => $1)
          ORDER BY coalesce(checked_at, created_at)`,
  },
  /** Purchases whose bank takes days to confirm the payment. */
  pending: {
    selection: `status = 'pending' AND coalesce(checked_at, created_at) <= now() - make_interval(secs => $1)
          ORDER BY coalesce(checked_at, created_at)`,
  },
  /**
   * Paid purchases. Cards can be disputed for 180 days. The last condition excludes no due purchase; because of it
   * the index skips older purchases.
   */
  paid: {
    selection: `paid_at > now() - interval '180 days' AND coalesce(checked_at, paid_at) <= now() - make_interval(secs => $1)
          AND coalesce(checked_at, paid_at) > now() - interval '360 days' ORDER BY coalesce(checked_at, paid_at)`,
  },
} as const;

/** A kind of purchases that a sweep checks. */
export type SweptKind = keyof typeof selections;

/** A purchase to check. `isAbandoned`: its account was deleted. */
export type DuePurchase = { id: string; isAbandoned: boolean };

/**
 * Claims purchases whose last check at the provider was at least `seconds` seconds ago, and records a check now, so
 * that a purchase whose check fails does not delay the others.
 */
export const claimPurchases = (
  database: Database,
  { kind, seconds, limit }: { kind: SweptKind; seconds: number; limit: number },
): Promise<DuePurchase[]> => {
  const { selection } = selections[kind];
  return rowsOf(
    database,
    `UPDATE purchases SET checked_at = clock_timestamp() WHERE id IN
       (SELECT id FROM purchases WHERE ${selection} LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING id, EXISTS (SELECT 1 FROM users u WHERE u.id = user_id AND u.deleted_at IS NOT NULL) AS "isAbandoned"`,
    [seconds, limit],
  );
};

/** Reads the payment session of an open purchase. @returns undefined if the purchase is not open */
export const readOpenSession = async (database: Database, id: string): Promise<string | undefined> => {
  const row = await rowOf<{ sessionId: string }>(
    database,
    `SELECT session_id AS "sessionId" FROM purchases WHERE id = $1 AND status = 'open'`,
    [id],
  );
  return row?.sessionId;
};
