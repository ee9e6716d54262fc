import type { PurchaseStatus } from '@portada/contracts';
import { type Database, rowsOf } from '@portada/database';
import { type PurchaseRow, purchaseColumns } from './purchase-row';

/** Purchases that one page of the list examines; a search continues on the next page. */
const examined = 5_000;

/** A purchase in the list of the console. `email` is null if the account was deleted. */
export type ListedPurchaseRow = PurchaseRow & { email: string | null };

/** SQL select list of a ListedPurchaseRow from `purchases p`. */
const listed = `${purchaseColumns}, (SELECT u.email FROM users u WHERE u.id = p.user_id AND u.deleted_at IS NULL) AS email`;

/** One page of the list: the purchases that match, and the last of the examined ones if more may follow. */
export type ListedPurchases = { rows: ListedPurchaseRow[]; examinedTo: string | null };

type PageRow = Partial<ListedPurchaseRow> & { seen: number; last: string | null };

/**
 * Reads one page of the purchases of all users, newest first. It examines at most 5,000 purchases, because no index serves
 * the filter. The first row of the statement always exists and has the number of examined purchases.
 */
export const listPurchases = async (
  database: Database,
  { cursor, status, limit }: { cursor: string | null; status: PurchaseStatus | null; limit: number },
): Promise<ListedPurchases> => {
  const rows = await rowsOf<PageRow>(
    database,
    `WITH newest AS MATERIALIZED (
       SELECT ${listed} FROM purchases p
        WHERE (p.created_at, p.id) < (
          coalesce((SELECT c.created_at FROM purchases c WHERE c.id = $1::uuid), 'infinity'::timestamptz),
          coalesce($1::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))
        ORDER BY p.created_at DESC, p.id DESC LIMIT ${examined})
     SELECT bound.seen, bound.last, found.*
       FROM (SELECT count(*)::int AS seen, (array_agg(id ORDER BY "createdAt", id))[1] AS last FROM newest) AS bound
       LEFT JOIN LATERAL (
         SELECT * FROM newest WHERE $2::text IS NULL OR status = $2
          ORDER BY "createdAt" DESC, id DESC LIMIT $3) AS found ON true
      ORDER BY found."createdAt" DESC, found.id DESC`,
    [cursor, status, limit],
  );
  return {
    rows: rows.flatMap(({ seen: _seen, last: _last, ...row }) => (row.id ? [row as ListedPurchaseRow] : [])),
    examinedTo: rows[0]?.seen === examined ? rows[0].last : null,
  };
};

/** Reads the purchase with an id, or with an id of the payment provider. */
export const findPurchasesById = (database: Database, id: string): Promise<ListedPurchaseRow[]> =>
  rowsOf(
    database,
    `SELECT ${listed} FROM purchases p WHERE p.id = CASE WHEN $1 ~ '^[0-9a-fA-F-]{36}$' THEN $1::uuid END
        OR p.session_id = $1 OR p.payment_intent_id = $1 LIMIT 3`,
    [id],
  );

/** Reads the last 100 purchases of the user with an id or an email in lower case, newest first. */
export const listPurchasesOfUser = (
  database: Database,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<ListedPurchaseRow[]> =>
  rowsOf(
    database,
    `SELECT ${listed} FROM purchases p
      WHERE p.user_id = coalesce($1::uuid, (SELECT m.id FROM users m WHERE m.email = $2))
      ORDER BY p.created_at DESC, p.id DESC LIMIT 100`,
    [userId, email],
  );
