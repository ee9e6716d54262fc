import { Inject, Injectable } from '@nestjs/common';
import type { PurchaseStatus } from '@portada/contracts';
import { CreditsService } from '@portada/credits';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { OperationalError } from '@portada/errors';
import { crash } from '@portada/lifecycle';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentProviderService, attemptSeconds } from './payment-provider.service';
import type { ProviderSession } from './provider-session';
import type { PurchaseRow } from './purchase-row';
import {
  attachSession,
  closePurchase,
  fulfilPurchase,
  markChecked,
  quarantinePurchase,
  revisePurchase,
} from './purchases.queries';
import { PurchasesService } from './purchases.service';
import { type Verdict, toVerdict } from './settlement-verdict';

/** The payment session that an event named. The session is read at the provider, because the event is not trusted. */
export type SettlementHint = { sessionId?: string };

/**
 * Maximum number of passes of one settlement. Concurrent changes make further passes necessary; after the last pass,
 * a later call settles the purchase.
 */
const maxPasses = 20;

/**
 * Age in seconds after which a purchase expires if the provider has no payment session for it. By then, every payment
 * page that was created for the purchase has expired.
 * @param attempt number of the last attempt to create the payment session
 */
const expiredAfterSeconds = (attempt: number): number => 45 * 60 + attempt * attemptSeconds;

type Reversals = { refundedCents: number; disputedCents: number };

/** Result of one pass of the settlement of a purchase; if `isStale` is true, the pass must be repeated. */
type Pass = { status: PurchaseStatus; isFulfilled: boolean; isRevised: boolean; isStale: boolean };

/**
 * Makes purchases agree with the provider. While the provider is asked, no row is locked and no connection is held,
 * because a request may take until its timeout. The result is written under the row's lock by SQL functions that are
 * safe to repeat, in any order. A payment stays paid at the provider, so an outdated answer about a payment does no
 * harm. Refunds and disputes can be undone, so an outdated answer must not overwrite a newer answer: every write
 * increments the provider revision (column `readings`), and a caller that read before the last write reads again.
 */
@Injectable()
export class SettlementsService {
  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProviderService,
    private readonly purchases: PurchasesService,
    private readonly credits: CreditsService,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
    @InjectPinoLogger(SettlementsService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Reads a purchase at the provider and applies the result: credits it once, or revokes credits for refunds and
   * disputes. The inbox, the return page and the sweep may call this method concurrently.
   * @returns the new status, null if there is no such purchase
   * @throws ProviderUnavailableError, ProviderRefusalError; a later call settles the purchase then
   */
  async settle(purchaseId: string, hint: SettlementHint = {}): Promise<PurchaseStatus | null> {
    for (let pass = 1; pass <= maxPasses; pass += 1) {
      const purchase = await this.purchases.find(purchaseId);
      if (!purchase) return null;
      // The purchase waits for an administrator's decision, or an administrator refused it.
      if (purchase.status === 'quarantined' || purchase.decision === 'refused') return purchase.status;
      const { status, isFulfilled, isRevised, isStale } = await this.runPass(purchase, hint);
      if (isFulfilled) await crash.at('payment-after-fulfilment');
      if (isFulfilled || isRevised) await this.publishChange(purchase, isFulfilled);
      if (!isStale) return status;
    }
    throw new OperationalError(`too many concurrent settlements of purchase ${purchaseId}`);
  }

  private async runPass(purchase: PurchaseRow, hint: SettlementHint): Promise<Pass> {
    const session = await this.sessionOf(purchase, hint);
    if (!session) return this.withoutSession(purchase);
    if (purchase.status === 'paid') {
      const reversals = await this.provider.readReversals(session);
      return this.write(purchase, (tx) => this.revise(tx, purchase, reversals));
    }
    const verdict = toVerdict(purchase, session, this.provider.isLive);
    if (verdict.kind !== 'paid')
      return this.write(purchase, (tx) => this.recordUnpaid(tx, purchase, session, verdict));
    const reversals = await this.provider.readReversals(session);
    return this.write(purchase, (tx) => this.fulfil(tx, purchase, session, reversals));
  }

  /**
   * Finds the session that decides about a purchase: the stored session; another paid session of the purchase, which
   * exists if an answer of the provider was lost; or, without a stored session, the session that the provider finds.
   */
  private async sessionOf(purchase: PurchaseRow, hint: SettlementHint): Promise<ProviderSession | null> {
    const own = purchase.sessionId ? await this.provider.readSession(purchase.sessionId) : null;
    const other =
      hint.sessionId && hint.sessionId !== purchase.sessionId
        ? await this.provider.readSession(hint.sessionId)
        : null;
    if (other?.clientReferenceId !== purchase.id) {
      return own ?? (purchase.sessionId ? null : this.provider.findSession(purchase));
    }
    if (purchase.status !== 'paid' && own?.paymentStatus !== 'paid') {
      return other.status === 'complete' ? other : (own ?? other);
    }
    if (other.paymentStatus === 'paid') {
      // Two payments for one pack: an administrator must refund one of them.
      this.logger.error({ purchaseId: purchase.id, sessionId: other.id }, 'purchase paid twice');
    }
    return own;
  }

  /**
   * Handles a purchase without a session at the provider. The purchase expires when no session can be open any more.
   */
  private async withoutSession(purchase: PurchaseRow): Promise<Pass> {
    const isExpired = purchase.ageSeconds > expiredAfterSeconds(purchase.sessionAttempt);
    if (purchase.sessionId) {
      const details = { purchaseId: purchase.id, sessionId: purchase.sessionId, status: purchase.status };
      this.logger[isExpired ? 'error' : 'warn'](details, 'payment session unknown to the provider');
    }
    return this.write(purchase, async (tx) => {
      if (isExpired) await closePurchase(tx, purchase.id, 'expired');
    });
  }

  /**
   * Credits a purchase. Earlier refunds and disputes are applied in the same transaction, so that the user cannot
   * spend credits that a refund or dispute revokes.
   */
  private async fulfil(
    tx: EntityManager,
    purchase: PurchaseRow,
    session: ProviderSession,
    reversals: Reversals,
  ): Promise<Partial<Pass>> {
    const outcome = await fulfilPurchase(tx, purchase.id, session);
    const details = { purchaseId: purchase.id, userId: purchase.userId, plan: purchase.plan };
    switch (outcome) {
      case 'fulfilled':
      case 'already':
        return {
          ...(await this.revise(tx, purchase, reversals)),
          isFulfilled: outcome === 'fulfilled',
        };
      case 'quarantined':
      case 'refused':
      case 'unknown':
        this.logger.error({ ...details, answer: outcome }, 'payment not credited');
        return {};
    }
  }

  private async revise(
    tx: EntityManager,
    purchase: PurchaseRow,
    reversals: Reversals,
  ): Promise<Partial<Pass>> {
    const outcome = await revisePurchase(tx, purchase, reversals);
    return { isRevised: outcome === 'revised', isStale: outcome === 'stale' };
  }

  /** Records the result of a check of a purchase that is not paid. */
  private async recordUnpaid(
    tx: EntityManager,
    { id, status }: PurchaseRow,
    session: ProviderSession,
    verdict: Exclude<Verdict, { kind: 'paid' }>,
  ): Promise<void> {
    switch (verdict.kind) {
      case 'open':
        if (status === 'created') await attachSession(tx, id, session);
        return;
      case 'pending':
      case 'failed':
      case 'expired':
        await closePurchase(tx, id, verdict.kind, session.id);
        return;
      case 'mismatch':
        await quarantinePurchase(tx, id, session, verdict.reason);
        this.logger.error(
          { purchaseId: id, sessionId: session.id, reason: verdict.reason },
          'payment differs from the purchase, quarantined for an administrator',
        );
    }
  }

  /** Runs a change of a purchase in a transaction that also records the check at the provider. */
  private async write(
    { id }: PurchaseRow,
    change: (tx: EntityManager) => Promise<Partial<Pass> | void>,
  ): Promise<Pass> {
    return this.database.transaction(async (tx) => {
      const pass = await change(tx);
      const status = await markChecked(tx, id);
      if (!status) throw new Error(`purchase ${id} does not exist`);
      return { isFulfilled: false, isRevised: false, isStale: false, status, ...pass };
    });
  }

  /** Logs and publishes a change of credits. Clients that miss the event read the balance from the api. */
  private async publishChange(
    { id, userId, plan, credits }: PurchaseRow,
    isFulfilled: boolean,
  ): Promise<void> {
    const details = { purchaseId: id, userId, plan, credits };
    this.logger.info(details, isFulfilled ? 'purchase credited' : 'credits changed by a refund or dispute');
    const { available, held, version } = await this.credits.balance(userId);
    this.events.publish(userId, 'credits.updated', { available, held, version });
  }
}
