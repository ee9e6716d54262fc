import { Injectable } from '@nestjs/common';
import type { AdminPurchase, AdminPurchasePage, AdminPurchaseQuery } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  type ListedPurchaseRow,
  findPurchasesById,
  listPurchases,
  listPurchasesOfUser,
} from './admin-purchases.queries';
import { toPurchase } from './purchase-row';

/** Purchases of one page. */
const pageSize = 25;

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

const toListed = (row: ListedPurchaseRow): AdminPurchase => ({
  ...toPurchase(row),
  userId: row.userId,
  email: row.email,
  sessionId: row.sessionId,
  paymentId: row.paymentIntentId,
  problem: row.problem,
});

/** Finds the purchases of all users for administrators. */
@Injectable()
export class AdminPurchasesService {
  constructor(private readonly database: DataSource) {}

  /** Reads one page of the purchases, newest first. A search by an id or an email has one page. */
  async list({ q = '', status, cursor }: AdminPurchaseQuery): Promise<AdminPurchasePage> {
    if (cursor !== undefined && !isId(cursor)) return { items: [], nextCursor: null };
    if (q !== '') {
      const rows = await this.search(q);
      const matching = rows.filter((row) => status === undefined || row.status === status);
      return { items: cursor === undefined ? matching.map(toListed) : [], nextCursor: null };
    }
    const { rows, examinedTo } = await listPurchases(this.database, {
      cursor: cursor ?? null,
      status: status ?? null,
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const nextCursor = rows.length > pageSize ? (page.at(-1)?.id ?? null) : examinedTo;
    return { items: page.map(toListed), nextCursor };
  }

  private async search(q: string): Promise<ListedPurchaseRow[]> {
    if (q.includes('@')) return listPurchasesOfUser(this.database, { userId: null, email: q.toLowerCase() });
    const found = await findPurchasesById(this.database, q);
    return found.length > 0 || !isId(q)
      ? found
      : listPurchasesOfUser(this.database, { userId: q, email: null });
  }
}
