import { Injectable } from '@nestjs/common';
import type { PurchasePage } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PaymentProviderService } from './payment-provider.service';
import { type PurchaseRow, toPurchase } from './purchase-row';
import { readOwnPurchase, readPurchase, readPurchaseOfSession, readPurchases } from './purchases.queries';

const pageSize = 20;

/** Reads purchases. A purchase of another user is treated as missing. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProviderService,
  ) {}

  /** Finds a purchase. @returns null if there is no such purchase */
  async find(id: string): Promise<PurchaseRow | null> {
    return (await readPurchase(this.database, id)) ?? null;
  }

  /**
   * Finds a user's purchase by its payment session. @returns null if there is no such purchase or it belongs to
   * another user
   */
  async findBySession(userId: string, sessionId: string): Promise<PurchaseRow | null> {
    return (await readPurchaseOfSession(this.database, { userId, sessionId })) ?? null;
  }

  /**
   * Lists a user's purchases, newest first, 20 per page, without expired and failed purchases.
   * @param cursor `nextCursor` of the page before; an unknown cursor returns an empty page
   */
  async page(userId: string, cursor?: string): Promise<PurchasePage> {
    if (cursor !== undefined && !z.uuid().safeParse(cursor).success) return { items: [], nextCursor: null };
    const rows = await readPurchases(this.database, { userId, cursor: cursor ?? null, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return {
      items: page.map(toPurchase),
      nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  }

  /**
   * Reads the address of a purchase's receipt. The address is read at the provider each time, because it expires.
   * @returns null if the purchase has no receipt or belongs to another user
   * @throws ProviderUnavailableError, ProviderRefusalError
   */
  async receiptUrl(userId: string, id: string): Promise<string | null> {
    const purchase = z.uuid().safeParse(id).success
      ? await readOwnPurchase(this.database, { userId, id })
      : undefined;
    if (purchase?.status !== 'paid' || purchase.paymentIntentId === null) return null;
    return this.provider.receiptUrl(purchase.paymentIntentId);
  }
}
