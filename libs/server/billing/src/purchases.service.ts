import { Injectable } from '@nestjs/common';
import type { PurchasePage } from '@portada/contracts';
import { poolOf } from '@portada/database';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PaymentProvider } from './payment-provider';
import { type PurchaseRow, purchaseColumns, toPurchase } from './purchase-row';

const pageSize = 20;

/** Reads purchases; those of another user look like missing ones. */
@Injectable()
export class Purchases {
  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProvider,
  ) {}

  /** @returns null where there is none */
  find(id: string): Promise<PurchaseRow | null> {
    return this.one('p.id = $1', [id]);
  }

  /** @returns null where there is none, or it is another user's */
  findBySession(userId: string, sessionId: string): Promise<PurchaseRow | null> {
    return this.one('p.session_id = $1 AND p.user_id = $2', [sessionId, userId]);
  }

  /**
   * A user's purchases, newest first, 20 at a time; those that were never paid are left out once they are given up.
   * @param cursor `nextCursor` of the page before; one that we never gave is answered with an empty page
   */
  async page(userId: string, cursor?: string): Promise<PurchasePage> {
    if (cursor !== undefined && !z.uuid().safeParse(cursor).success) return { items: [], nextCursor: null };
    const { rows } = await poolOf(this.database).query<PurchaseRow>(
      `SELECT ${purchaseColumns} FROM purchases p
        WHERE p.user_id = $1 AND p.status NOT IN ('failed', 'expired')
          AND ($2::uuid IS NULL OR (p.created_at, p.id) <
               ((SELECT c.created_at FROM purchases c WHERE c.id = $2 AND c.user_id = $1), $2))
        ORDER BY p.created_at DESC, p.id DESC LIMIT $3`,
      [userId, cursor ?? null, pageSize + 1],
    );
    const page = rows.slice(0, pageSize);
    return {
      items: page.map(toPurchase),
      nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  }

  /**
   * Where the provider shows the receipt of a purchase; asked for each time, because the address grows old.
   * @returns null where there is none, or the purchase is another user's
   * @throws ProviderAwayError, ProviderRefusalError
   */
  async receiptUrl(userId: string, id: string): Promise<string | null> {
    const purchase = z.uuid().safeParse(id).success
      ? await this.one('p.id = $1 AND p.user_id = $2', [id, userId])
      : null;
    if (purchase?.status !== 'paid' || purchase.paymentIntentId === null) return null;
    return this.provider.receiptUrl(purchase.paymentIntentId);
  }

  private async one(condition: string, values: unknown[]): Promise<PurchaseRow | null> {
    const { rows } = await poolOf(this.database).query<PurchaseRow>(
      `SELECT ${purchaseColumns} FROM purchases p WHERE ${condition}`,
      values,
    );
    return rows[0] ?? null;
  }
}
