import { Injectable } from '@nestjs/common';
import { classify } from '@portada/errors';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { PaymentProviderService } from './payment-provider.service';
import { type DuePurchase, type SweptKind, claimPurchases, readOpenSession } from './purchase-sweeps.queries';
import { SettlementsService } from './settlements.service';

/** Maximum number of purchases of each kind that one sweep checks. */
const batchSize = 20;

/** Seconds between two checks of a purchase, by kind; paid purchases are checked as long as cards can be disputed. */
const pauseSeconds = {
  waiting: 60,
  pending: 5 * 60,
  paid: 24 * 60 * 60,
} as const satisfies Record<SweptKind, number>;

/** Settles purchases whose webhook events were lost or late. */
@Injectable()
export class PurchaseSweepsService {
  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProviderService,
    private readonly settlements: SettlementsService,
    @InjectPinoLogger(PurchaseSweepsService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Settles purchases whose check is due: unpaid purchases often, paid purchases of the last 180 days daily. Several
   * workers may sweep at once; each worker claims other purchases.
   * @param options `eager` checks all purchases now, also purchases whose check is not due
   * @returns the number of checked purchases; 0 if no provider is configured
   */
  async sweep({ eager = false } = {}): Promise<number> {
    if (!this.provider.isConfigured) return 0;
    let count = 0;
    for (const kind of ['waiting', 'pending', 'paid'] as const) {
      const seconds = eager ? 0 : pauseSeconds[kind];
      const due = await claimPurchases(this.database, { kind, seconds, limit: batchSize });
      await Promise.all(due.map((purchase) => this.settle(purchase)));
      count += due.length;
    }
    return count;
  }

  private async settle({ id: purchaseId, isAbandoned }: DuePurchase): Promise<void> {
    try {
      const status = await this.settlements.settle(purchaseId);
      if (isAbandoned && status === 'open') await this.close(purchaseId);
    } catch (error) {
      const level = classify(error) === 'operational' ? 'warn' : 'error';
      this.logger[level]({ err: error, purchaseId }, 'purchase not settled by the sweep');
    }
  }

  /** Closes the payment page of a deleted account before the page expires, so that the purchase cannot be paid. */
  private async close(purchaseId: string): Promise<void> {
    const sessionId = await readOpenSession(this.database, purchaseId);
    if (sessionId !== undefined) await this.provider.expireSession(sessionId);
    await this.settlements.settle(purchaseId);
  }
}
