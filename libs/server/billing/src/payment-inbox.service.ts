import { Injectable, Optional } from '@nestjs/common';
import { drain, serverNow } from '@portada/database';
import { AppError, classify } from '@portada/errors';
import { crash } from '@portada/lifecycle';
import { Metrics } from '@portada/observability';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  type EventRow,
  claimEvents,
  deleteOldEvents,
  finishEvents,
  postponeEvent,
  storeEvent,
} from './payment-events.queries';
import { PaymentProviderService } from './payment-provider.service';
import { ProviderUnavailableError } from './provider-error';
import type { PaymentHint } from './provider-event';
import { findPurchase } from './purchases.queries';
import { type SettlementHint, SettlementsService } from './settlements.service';

/**
 * Seconds for which a worker claims payment events. Afterwards another worker may claim the events. An event that is
 * processed twice has the same effect as once.
 */
const claimSeconds = 20;

/** Days for which processed payment events are stored. */
const retentionDays = 30;

/** Number of processed payment events that one SQL statement deletes. */
const cleanupBatch = 1000;

/**
 * Number of failed attempts from which a further failure of a payment event is logged as an error. The number of
 * retries is not limited.
 */
const errorAfterAttempts = 8;

/**
 * Seconds until a payment event is retried: 1, 2, 4, ... and at most five minutes.
 * @param attempts number of failed attempts, from 1
 */
export const inboxPauseSeconds = (attempts: number): number => Math.min(2 ** (attempts - 1), 300);

/** The purchase that a payment event concerns. */
type Target = SettlementHint & { purchaseId: string };

/** Stores the provider's webhook events and settles their purchases. */
@Injectable()
export class PaymentInboxService {
  private readonly webhooks;

  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProviderService,
    private readonly settlements: SettlementsService,
    @InjectPinoLogger(PaymentInboxService.name) private readonly logger: PinoLogger,
    @Optional() metrics: Metrics = new Metrics('unknown'),
  ) {
    this.webhooks = metrics.counter(
      'payment_webhooks_total',
      'Webhooks of the payment provider, by outcome (stored, ignored, forged)',
      ['outcome'],
    );
    // An alert sees only a series that existed before its first event.
    for (const outcome of ['stored', 'ignored', 'forged']) this.webhooks.inc({ outcome }, 0);
  }

  /**
   * Stores a webhook event of the payment provider once, without processing it.
   * @param raw the unparsed request body
   * @param signature the header `Stripe-Signature`, undefined if it is missing
   * @throws AppError invalid_request at `stripe-signature` for a signature that is not the provider's,
   *   payments_unavailable without a secret
   */
  async receive(raw: Buffer, signature: string | undefined): Promise<void> {
    const event = this.verify(raw, signature ?? '', await serverNow(this.database));
    if (event === false) {
      this.webhooks.inc({ outcome: 'forged' });
      this.logger.warn('payment webhook refused: its signature is missing, wrong or older than five minutes');
      throw new AppError('invalid_request', { fields: { 'stripe-signature': 'invalid' } });
    }
    if (event === null) return this.webhooks.inc({ outcome: 'ignored' });
    await storeEvent(this.database, event);
    this.webhooks.inc({ outcome: 'stored' });
    await crash.at('payment-after-inbox');
  }

  /**
   * Settles the purchases of due payment events. Several workers may process events at once. A failed event is
   * retried with growing pauses. Waiting events of one purchase cause one settlement, because the provider returns
   * the present state.
   * @param limit largest number of events
   * @returns the number of claimed events; 0 if no event is due or no provider is configured
   */
  async processDue(limit = 20): Promise<number> {
    if (!this.provider.isConfigured) return 0;
    const claimed = await claimEvents(this.database, { limit, seconds: claimSeconds });
    const targets = new Map<string, { target: Target; events: EventRow[] }>();
    const found = await Promise.all(claimed.map((event) => this.find(event)));
    for (const [place, event] of claimed.entries()) {
      const { [place]: target } = found;
      if (target === undefined) continue;
      if (target === null) {
        // The event is ignored: another product or another database may share the account at the payment provider.
        this.logger.info({ eventId: event.id, type: event.type }, 'payment event without a known purchase');
        await this.finish([event]);
        continue;
      }
      const key = `${target.purchaseId} ${target.sessionId ?? ''}`;
      const together = targets.get(key) ?? { target, events: [] };
      together.events.push(event);
      targets.set(key, together);
    }
    await Promise.all([...targets.values()].map(({ target, events }) => this.settle(target, events)));
    return claimed.length;
  }

  /** Deletes payment events that were processed at least a month ago. @param signal stops after the current batch */
  async cleanUp(signal?: AbortSignal): Promise<void> {
    const deleteOld = () => deleteOldEvents(this.database, { days: retentionDays, limit: cleanupBatch });
    await drain(cleanupBatch, deleteOld, signal);
  }

  private verify(
    raw: Buffer,
    signature: string,
    nowMs: number,
  ): ReturnType<PaymentProviderService['verifyEvent']> {
    try {
      return this.provider.verifyEvent(raw, signature, nowMs);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      throw new AppError('payments_unavailable', { retryAfterSeconds: 60 });
    }
  }

  /**
   * Finds the purchase of a payment event. @returns null if there is no purchase, undefined if the provider is
   * unavailable
   */
  private async find(event: EventRow): Promise<Target | null | undefined> {
    try {
      return await this.targetOf(event.hint);
    } catch (error) {
      await this.postpone([event], error);
      return undefined;
    }
  }

  private async targetOf({ purchaseId, sessionId, paymentIntentId }: PaymentHint): Promise<Target | null> {
    const known = await findPurchase(this.database, { purchaseId, sessionId, paymentIntentId });
    if (known) return { purchaseId: known, ...(sessionId && { sessionId }) };
    if (!paymentIntentId) return null;
    // The event is a refund or dispute of a payment that is not stored yet; the payment's session names the purchase.
    const session = await this.provider.sessionOfPayment(paymentIntentId);
    const named = z.uuid().safeParse(session?.clientReferenceId).data;
    if (!session || !named) return null;
    const found = await findPurchase(this.database, { purchaseId: named });
    return found ? { purchaseId: found, sessionId: session.id } : null;
  }

  private async settle({ purchaseId, ...hint }: Target, events: EventRow[]): Promise<void> {
    try {
      await this.settlements.settle(purchaseId, hint);
      await this.finish(events);
    } catch (error) {
      await this.postpone(events, error);
    }
  }

  private async finish(events: EventRow[]): Promise<void> {
    await finishEvents(
      this.database,
      events.map(({ id }) => id),
    );
  }

  private async postpone(events: EventRow[], error: unknown): Promise<void> {
    for (const { id, type, attempts } of events) {
      const level = attempts >= errorAfterAttempts || classify(error) === 'unexpected' ? 'error' : 'warn';
      this.logger[level](
        { err: error, eventId: id, type, attempts },
        'payment event not processed, retrying later',
      );
      await postponeEvent(this.database, id, inboxPauseSeconds(attempts));
    }
  }
}
