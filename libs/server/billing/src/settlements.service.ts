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

/** What a caller has heard; where to look, not what to believe. */
export type SettlementHint = { sessionId?: string };

/** How often a purchase is read anew reason somebody else wrote in between, before it is left to a later call. */
const maxPasses = 20;

/** Seconds after which a purchase without a page is given up: no page that was still to be made could be open then. */
const expiredAfterSeconds = (attempt: number): number => 45 * 60 + attempt * attemptSeconds;

type Reversals = { refundedCents: number; disputedCents: number };

/** What one pass came to; `stale` where it has to be done again. */
type Pass = { status: PurchaseStatus; isFulfilled: boolean; isRevised: boolean; isStale: boolean };

/**
 * Brings purchases into agreement with the provider.
 *
 * Nothing is locked, and no connection is held, while the provider is asked: it may hang for as long as its timeout. What
 * it said is written under the row's lock by functions that stand any repetition and any order. That a purchase is
 * paid never ends at the provider, so an old answer cannot hurt there. Refunds and disputes do come and go, so
 * there an old answer must not overwrite a younger one: every writing counts up `readings`, and whoever asked before
 * the last one asks again. So each total that is written was asked for after the one before it was written.
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
   * Asks the provider what became of a purchase and brings ours into agreement: credits it, once, or takes back what
   * was refunded or disputed. Any number of callers may do so at once, in any order: the webhook's inbox, the return
   * page and the sweep.
   * @returns what the purchase is now, or null where there is none
   * @throws ProviderAwayError, ProviderRefusalError; what is not settled then is settled by a later call
   */
  async settle(purchaseId: string, hint: SettlementHint = {}): Promise<PurchaseStatus | null> {
    for (let pass = 1; pass <= maxPasses; pass += 1) {
      const purchase = await this.purchases.find(purchaseId);
      if (!purchase) return null;
      // An administrator's to decide, or decided.
      if (purchase.status === 'quarantined' || purchase.decision === 'refused') return purchase.status;
      const { status, isFulfilled, isRevised, isStale } = await this.runPass(purchase, hint);
      if (isFulfilled) crash.at('payment-after-fulfilment');
      if (isFulfilled || isRevised) await this.publishChange(purchase, isFulfilled);
      if (!isStale) return status;
    }
    throw new OperationalError(`purchase ${purchaseId} is being settled by too many at once`);
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
   * The session that decides: the one that we stored, or another of the same purchase that was paid, as it may be where
   * an answer of the provider's never arrived; or, where none is stored, the one that the provider has of this purchase.
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
      // One pack for two payments: somebody has to give one of them back.
      this.logger.error({ purchaseId: purchase.id, sessionId: other.id }, 'a purchase was paid twice');
    }
    return own;
  }

  /** The provider has no page of it. Nobody could have paid, and after some time nobody can. */
  private async withoutSession(purchase: PurchaseRow): Promise<Pass> {
    const isExpired = purchase.ageSeconds > expiredAfterSeconds(purchase.sessionAttempt);
    if (purchase.sessionId) {
      const details = { purchaseId: purchase.id, sessionId: purchase.sessionId, status: purchase.status };
      this.logger[isExpired ? 'error' : 'warn'](details, 'the provider does not know our session');
    }
    return this.write(purchase, async (tx) => {
      if (isExpired) await closePurchase(tx, purchase.id, 'expired');
    });
  }

  /** Credits it; what was taken back by then is taken back in the same transaction, so that it is never spent. */
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
        this.logger.error({ ...details, answer: outcome }, 'a payment was not credited');
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

  /** Everything but paid. */
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
          'a payment is not what was agreed on: an administrator has to look at it',
        );
    }
  }

  /** One transaction, in which the row also says that the provider was asked. */
  private async write(
    { id }: PurchaseRow,
    change: (tx: EntityManager) => Promise<Partial<Pass> | void>,
  ): Promise<Pass> {
    return this.database.transaction(async (tx) => {
      const pass = await change(tx);
      const status = await markChecked(tx, id);
      if (!status) throw new Error(`purchase ${id} is gone`);
      return { isFulfilled: false, isRevised: false, isStale: false, status, ...pass };
    });
  }

  /** News are hints: whoever misses them reads the same from the ledger. */
  private async publishChange(
    { id, userId, plan, credits }: PurchaseRow,
    isFulfilled: boolean,
  ): Promise<void> {
    const details = { purchaseId: id, userId, plan, credits };
    this.logger.info(
      details,
      isFulfilled ? 'purchase credited' : 'refunds or disputes of a purchase changed',
    );
    const { available, held, version } = await this.credits.balance(userId);
    this.events.publish(userId, 'credits.updated', { available, held, version });
  }
}
