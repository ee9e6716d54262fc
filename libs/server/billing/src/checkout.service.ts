import { Inject, Injectable } from '@nestjs/common';
import type { CheckoutAnswer, CheckoutBody } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { crash } from '@portada/lifecycle';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { BILLING_OPTIONS, type BillingOptions } from './billing-options';
import { assertAgreed } from './checkout-agreement';
import { PaymentProviderService, attemptSeconds } from './payment-provider.service';
import { PacksService, type SoldPack } from './packs.service';
import { ProviderUnavailableError, ProviderRefusalError } from './provider-error';
import type { ProviderSession } from './provider-session';
import type { PurchaseRow } from './purchase-row';
import { type Buyer, attachSession, openPurchase, raiseSessionAttempt, readBuyer } from './purchases.queries';
import { PurchasesService } from './purchases.service';
import { differences } from './settlement-verdict';
import { SettlementsService } from './settlements.service';

/** Number of further attempts after an error that the provider stored for the idempotency key. */
const furtherAttempts = 2;

/**
 * Starts purchases: inserts the purchase, creates a session at the payment provider, and returns the address of the
 * payment page.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: DataSource,
    private readonly plans: PacksService,
    private readonly purchases: PurchasesService,
    private readonly provider: PaymentProviderService,
    private readonly settlements: SettlementsService,
    @Inject(BILLING_OPTIONS) private readonly options: BillingOptions,
    @InjectPinoLogger(CheckoutService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Inserts a purchase and creates its payment page at the provider. A repeated id with the same pack returns the
   * same page.
   * @param id of the purchase: the idempotency key of the client, or a new id
   * @throws AppError invalid_request, plan_not_sold, idempotency_conflict, payments_unavailable
   */
  async create(userId: string, body: CheckoutBody, id: string): Promise<CheckoutAnswer> {
    const plan = await this.plans.findSold(body.priceId);
    const buyer = await this.buyer(userId);
    assertAgreed(body, { plan, user: buyer, publicUrl: this.options.publicUrl });
    const purchase = await this.open(id, buyer, plan);
    if (purchase.status !== 'created') return answerOf(purchase);
    await crash.at('purchase-before-provider');
    try {
      const session = await this.sessionFor(purchase, buyer);
      await crash.at('purchase-before-session-stored');
      return await this.attach(purchase, session);
    } catch (error) {
      throw this.toRefusal(error, purchase);
    }
  }

  private async buyer(userId: string): Promise<Buyer> {
    const buyer = await readBuyer(this.database, userId);
    if (!buyer) throw new AppError('signed_out');
    return buyer;
  }

  private async open(id: string, buyer: Buyer, plan: SoldPack): Promise<PurchaseRow> {
    const outcome = await openPurchase(this.database, { ...plan, id, userId: buyer.id, plan: plan.id });
    const purchase = outcome === 'conflict' ? null : await this.purchases.find(id);
    if (!purchase) throw new AppError('idempotency_conflict');
    return purchase;
  }

  /**
   * Creates the payment session of a purchase that has no stored session. Calls within `attemptSeconds` send the same
   * request with the same idempotency key and get one session. Later, and after an error that the provider stores for
   * the key, a new attempt is made, unless the provider already has a session of the purchase.
   */
  private async sessionFor(purchase: PurchaseRow, buyer: Buyer): Promise<ProviderSession> {
    let attempt = Math.max(purchase.sessionAttempt, 1 + Math.floor(purchase.ageSeconds / attemptSeconds));
    for (let left = furtherAttempts; ; left -= 1) {
      if (attempt > purchase.sessionAttempt) {
        const found = await this.provider.findSession({ ...purchase, sessionAttempt: attempt });
        if (found) return found;
        await raiseSessionAttempt(this.database, purchase.id, attempt);
      }
      try {
        return await this.provider.createSession({ ...purchase, email: buyer.email }, attempt);
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError) || !error.isStored || left === 0) throw error;
        attempt += 1;
      }
    }
  }

  /**
   * Stores the payment session of a purchase unless another session is stored already. Closes a session whose terms
   * differ from the purchase.
   */
  private async attach(purchase: PurchaseRow, session: ProviderSession): Promise<CheckoutAnswer> {
    const found = differences(purchase, session, this.provider.isLive);
    if (found.length > 0) {
      this.logger.error({ purchaseId: purchase.id, found }, 'payment session differs from the purchase');
      await this.discard(purchase, session);
      await this.settlements.settle(purchase.id, { sessionId: session.id });
      void this.plans.refresh();
      throw new AppError('plan_not_sold');
    }
    const isStored = await attachSession(this.database, purchase.id, session);
    // A concurrent call with another attempt stored its session first. The buyer never sees the page of this session,
    // so the page is closed.
    if (!isStored) await this.discard(purchase, session);
    const stored = await this.purchases.find(purchase.id);
    return answerOf(stored ?? purchase);
  }

  /** Closes an unused payment page. If the provider does not close the page, it expires within an hour. */
  private async discard({ id: purchaseId }: PurchaseRow, { id: sessionId }: ProviderSession): Promise<void> {
    await this.provider.expireSession(sessionId).catch((error: unknown) => {
      this.logger.warn({ err: error, purchaseId, sessionId }, 'unused payment session not closed');
    });
  }

  private toRefusal(error: unknown, { id: purchaseId }: PurchaseRow): unknown {
    if (error instanceof ProviderRefusalError) {
      this.logger.error({ err: error, purchaseId }, 'payment session refused by the provider');
      void this.plans.refresh();
    } else if (error instanceof ProviderUnavailableError) {
      this.logger.warn({ err: error, purchaseId }, 'payment session not created, provider unavailable');
    } else {
      return error;
    }
    return new AppError('payments_unavailable', { retryAfterSeconds: 5 });
  }
}

/** Returns the payment page of a purchase. @throws AppError idempotency_conflict if the page is not open any more */
const answerOf = ({ status, sessionId, sessionUrl }: PurchaseRow): CheckoutAnswer => {
  if (status !== 'open' || sessionId === null || sessionUrl === null)
    throw new AppError('idempotency_conflict');
  return { sessionId, url: sessionUrl };
};
