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

/** How many further attempts one call makes at a session whose request the provider has answered with a stored error. */
const furtherAttempts = 2;

/** Begins purchases: a row first, then the provider's page, then the way there. */
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
   * Writes a purchase down and makes the provider's page for it. The same id and pack again get the same page.
   * @param id of the purchase, chosen by the client or for it
   * @throws AppError invalid_request, plan_not_sold, idempotency_conflict, payments_unavailable
   */
  async create(userId: string, body: CheckoutBody, id: string): Promise<CheckoutAnswer> {
    const plan = await this.plans.findSold(body.priceId);
    const buyer = await this.buyer(userId);
    assertAgreed(body, { plan, user: buyer, publicUrl: this.options.publicUrl });
    const purchase = await this.open(id, buyer, plan);
    if (purchase.status !== 'created') return answerOf(purchase);
    crash.at('purchase-before-provider');
    try {
      const session = await this.sessionFor(purchase, buyer);
      crash.at('purchase-before-session-stored');
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
   * The page of a purchase that has none stored. Within one stretch of its life the same is asked for under the same key,
   * so that any number of calls get one page. Later, and after an error that the provider stores, another attempt is
   * made, but only when the provider has no page from before.
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

  /** Stores the page, of two the first, and makes sure that nothing else can be paid than what was agreed on. */
  private async attach(purchase: PurchaseRow, session: ProviderSession): Promise<CheckoutAnswer> {
    const found = differences(purchase, session, this.provider.isLive);
    if (found.length > 0) {
      this.logger.error({ purchaseId: purchase.id, found }, 'the provider would ask for something else');
      await this.discard(purchase, session);
      await this.settlements.settle(purchase.id, { sessionId: session.id });
      void this.plans.refresh();
      throw new AppError('plan_not_sold');
    }
    const isStored = await attachSession(this.database, purchase.id, session);
    // A call with another attempt was faster: this page is unknown to the buyer and must not be paid on.
    if (!isStored) await this.discard(purchase, session);
    const stored = await this.purchases.find(purchase.id);
    return answerOf(stored ?? purchase);
  }

  /** Where even this fails the page ends by itself, within the hour. */
  private async discard({ id: purchaseId }: PurchaseRow, { id: sessionId }: ProviderSession): Promise<void> {
    await this.provider.expireSession(sessionId).catch((error: unknown) => {
      this.logger.warn({ err: error, purchaseId, sessionId }, 'a page that nobody knows was not closed');
    });
  }

  private toRefusal(error: unknown, { id: purchaseId }: PurchaseRow): unknown {
    if (error instanceof ProviderRefusalError) {
      this.logger.error({ err: error, purchaseId }, 'the provider refused to make a page');
      void this.plans.refresh();
    } else if (error instanceof ProviderUnavailableError) {
      this.logger.warn({ err: error, purchaseId }, 'the provider made no page');
    } else {
      return error;
    }
    return new AppError('payments_unavailable', { retryAfterSeconds: 5 });
  }
}

/** @throws AppError idempotency_conflict where nothing can be paid on its page any more */
const answerOf = ({ status, sessionId, sessionUrl }: PurchaseRow): CheckoutAnswer => {
  if (status !== 'open' || sessionId === null || sessionUrl === null)
    throw new AppError('idempotency_conflict');
  return { sessionId, url: sessionUrl };
};
