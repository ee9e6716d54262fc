import { Injectable } from '@nestjs/common';
import { type LedgerPage, type Spending, spendingMonths } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { type BalanceRow, readBalance, readEntries, readSpending } from './credits.queries';

const pageSize = 50;

/** Reads the ledger of credits. Only SQL functions change the ledger. */
@Injectable()
export class CreditsService {
  constructor(private readonly database: DataSource) {}

  /** Reads the current balance of a user. @param userId id of an existing user @throws if there is no such user */
  async balance(userId: string): Promise<BalanceRow> {
    const balance = await readBalance(this.database, userId);
    if (!balance) throw new Error(`user ${userId} has no credit accounts`);
    return balance;
  }

  /** Sums what a user spent for images in each of the last months, oldest first. */
  async spending(userId: string): Promise<Spending> {
    return { months: await readSpending(this.database, userId, spendingMonths) };
  }

  /**
   * Lists a user's credit transfers, newest first, 50 per page.
   * @param cursor `nextCursor` of the page before; an unknown cursor returns an empty page
   */
  async ledger(userId: string, cursor?: string): Promise<LedgerPage> {
    const before = cursor === undefined || /^\d{1,18}$/.test(cursor) ? (cursor ?? null) : '0';
    const rows = await readEntries(this.database, { userId, before, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return {
      items: page.map((row) => ({
        id: row.id,
        kind: row.kind,
        amount: row.amount,
        spent: row.spent,
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
