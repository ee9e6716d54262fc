import { Injectable } from '@nestjs/common';
import type { Credits as CreditsBody, LedgerEntry, LedgerPage } from '@portada/contracts';
import { poolOf } from '@portada/database';
import { DataSource } from 'typeorm';

/** `version` grows with every transfer of the user's: of two balances the higher one is the later. */
export type Balance = CreditsBody & { version: number };

type EntryRow = {
  id: string;
  kind: LedgerEntry['kind'];
  amount: number;
  debt: number;
  purchase_id: string | null;
  plan: NonNullable<LedgerEntry['purchase']>['plan'] | null;
  generation_id: string | null;
  thumbnail_id: string | null;
  title: string | null;
  created_at: Date;
};

const pageSize = 50;

/** What the ledger says; it is changed by the database's own functions alone. */
@Injectable()
export class Credits {
  constructor(private readonly database: DataSource) {}

  /**
   * @param userId of an existing user
   * @throws where there is no such user
   */
  async balance(userId: string): Promise<Balance> {
    const { rows } = await poolOf(this.database).query<Balance>({
      name: 'credits_balance',
      text: `SELECT max(balance) FILTER (WHERE kind = 'available')::float8 AS available,
                    max(balance) FILTER (WHERE kind = 'held')::float8 AS held,
                    max(balance) FILTER (WHERE kind = 'debt')::float8 AS debt,
                    sum(version) FILTER (WHERE kind IN ('available', 'held'))::float8 AS version
               FROM credit_accounts WHERE user_id = $1 HAVING count(*) = 3`,
      values: [userId],
    });
    const [balance] = rows;
    if (!balance) throw new Error(`user ${userId} has no credit accounts`);
    return balance;
  }

  /**
   * A user's transfers, newest first, 50 at a time.
   * @param cursor `nextCursor` of the page before; one that we never gave is answered with an empty page
   */
  async ledger(userId: string, cursor?: string): Promise<LedgerPage> {
    const before = cursor === undefined || /^\d{1,18}$/.test(cursor) ? (cursor ?? null) : '0';
    const { rows } = await poolOf(this.database).query<EntryRow>({
      name: 'credits_ledger',
      text: `SELECT c.seq::text AS id, c.kind, c.generation_id, c.created_at, t.id AS thumbnail_id, t.title,
                    c.purchase_id, p.plan,
                    (CASE WHEN c.kind IN ('hold', 'revoke', 'repay') THEN -c.amount
                          WHEN c.kind IN ('capture', 'owe', 'clear') THEN 0 ELSE c.amount END)::float8 AS amount,
                    (CASE c.kind WHEN 'owe' THEN c.amount WHEN 'clear' THEN -c.amount ELSE 0 END)::float8 AS debt
               FROM credit_transfers c
               LEFT JOIN purchases p ON p.id = c.purchase_id
               LEFT JOIN generations g ON g.id = c.generation_id
               LEFT JOIN thumbnails t ON t.id = g.thumbnail_id AND t.deleted_at IS NULL
              WHERE c.user_id = $1 AND ($2::bigint IS NULL OR c.seq < $2::bigint)
              ORDER BY c.seq DESC LIMIT $3`,
      values: [userId, before, pageSize + 1],
    });
    const page = rows.slice(0, pageSize);
    return {
      items: page.map((row) => ({
        id: row.id,
        kind: row.kind,
        amount: row.amount,
        debt: row.debt,
        generationId: row.generation_id,
        thumbnail: row.thumbnail_id ? { id: row.thumbnail_id, title: row.title ?? '' } : null,
        purchase: row.purchase_id && row.plan ? { id: row.purchase_id, plan: row.plan } : null,
        createdAt: row.created_at.toISOString(),
      })),
      nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  }
}
