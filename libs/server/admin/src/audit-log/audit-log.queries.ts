import { type Database, rowsOf } from '@portada/database';

/** An entry of the audit log with the current names of its users. */
export type AuditEntryRow = {
  id: string;
  action: string;
  target: string;
  reason: string | null;
  credits: number | null;
  adminId: string;
  adminName: string;
  createdAt: Date;
};

/** Reads entries of the audit log, newest first. @param before only entries with a smaller id; null for the newest */
export const readAuditEntries = (
  database: Database,
  { before, target, limit }: { before: string | null; target: string | null; limit: number },
): Promise<AuditEntryRow[]> =>
  rowsOf(
    database,
    `SELECT a.id::text AS id, a.action, a.target, a.reason, a.admin_id AS "adminId", a.created_at AS "createdAt",
            coalesce(nullif(u.display_name, ''), u.email) AS "adminName",
            (SELECT (CASE WHEN d.user_id IS NULL THEN t.amount ELSE -t.amount END)::int
               FROM credit_transfers t JOIN credit_accounts d ON d.id = t.debit_account
              WHERE t.reason = 'adjust:action:' || a.id) AS credits
       FROM admin_actions a JOIN users u ON u.id = a.admin_id
      WHERE a.id < coalesce($1::bigint, 9223372036854775807) AND ($2::text IS NULL OR a.target = $2)
      ORDER BY a.id DESC LIMIT $3`,
    [before, target, limit],
  );
