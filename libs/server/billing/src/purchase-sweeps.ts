import { Injectable } from '@nestjs/common';
import { poolOf } from '@portada/database';
import { classify } from '@portada/observability';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { PaymentProvider } from './payment-provider';
import { Settlements } from './settlements.service';

/** Purchases of each kind that one sweep asks about. */
const atOnce = 20;

/**
 * Which purchases are asked about, and after how many seconds again: those that may be paid any moment every minute,
 * those whose bank takes days every five, and those that were paid every day, for as long as cards can be disputed.
 */
const kinds = {
  waiting: {
    selection: `status IN ('created', 'open') AND coalesce(checked_at, created_at) <= now() - make_interval(secs => $1)
          ORDER BY coalesce(checked_at, created_at)`,
    seconds: 60,
  },
  pending: {
    selection: `status = 'pending' AND coalesce(checked_at, created_at) <= now() - make_interval(secs => $1)
          ORDER BY coalesce(checked_at, created_at)`,
    seconds: 5 * 60,
  },
  paid: {
    // The last condition excludes none: it keeps those that are past their 180 days from being read for ever.
    selection: `paid_at > now() - interval '180 days' AND coalesce(checked_at, paid_at) <= now() - make_interval(secs => $1)
          AND coalesce(checked_at, paid_at) > now() - interval '360 days' ORDER BY coalesce(checked_at, paid_at)`,
    seconds: 24 * 60 * 60,
  },
} as const;

/** `isAbandoned`: its account was deleted. */
type DuePurchase = { id: string; isAbandoned: boolean };

/** Finds out by itself what the provider's events would have said, had they come. */
@Injectable()
export class PurchaseSweeps {
  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlements: Settlements,
    @InjectPinoLogger(PurchaseSweeps.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Settles purchases that nobody asked about lately: unsettled ones often, paid ones of the last 180 days seldom.
   * Several workers may do so at once, each about others.
   * @param options `eager` asks about those now that had time left
   * @returns how many were asked about; 0 where there is no provider
   */
  async sweep({ eager = false } = {}): Promise<number> {
    if (!this.provider.isOn) return 0;
    let count = 0;
    for (const kind of Object.values(kinds)) {
      const due = await this.claim(kind, eager ? 0 : kind.seconds);
      await Promise.all(due.map((purchase) => this.settle(purchase)));
      count += due.length;
    }
    return count;
  }

  /** Whoever takes a purchase notes the time first: one that fails does not hold up the others. */
  private async claim(
    { selection }: (typeof kinds)[keyof typeof kinds],
    seconds: number,
  ): Promise<DuePurchase[]> {
    const { rows } = await poolOf(this.database).query<DuePurchase>(
      `UPDATE purchases SET checked_at = clock_timestamp() WHERE id IN
         (SELECT id FROM purchases WHERE ${selection} LIMIT ${atOnce} FOR NO KEY UPDATE SKIP LOCKED)
       RETURNING id, EXISTS (SELECT 1 FROM users u WHERE u.id = user_id AND u.deleted_at IS NOT NULL) AS "isAbandoned"`,
      [seconds],
    );
    return rows;
  }

  private async settle({ id: purchaseId, isAbandoned }: DuePurchase): Promise<void> {
    try {
      const status = await this.settlements.settle(purchaseId);
      if (isAbandoned && status === 'open') await this.close(purchaseId);
    } catch (error) {
      const level = classify(error) === 'operational' ? 'warn' : 'error';
      this.logger[level]({ err: error, purchaseId }, 'a purchase was not settled by the sweep');
    }
  }

  /** Whoever deleted their account pays nothing any more: the provider's page is closed before its time. */
  private async close(purchaseId: string): Promise<void> {
    const { rows } = await poolOf(this.database).query<{ sessionId: string }>(
      `SELECT session_id AS "sessionId" FROM purchases WHERE id = $1 AND status = 'open'`,
      [purchaseId],
    );
    for (const { sessionId } of rows) await this.provider.expireSession(sessionId);
    await this.settlements.settle(purchaseId);
  }
}
