import { Inject, Injectable } from '@nestjs/common';
import type { AdminPayments } from '@portada/contracts';
import { CreditsService } from '@portada/credits';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { AppError, classify } from '@portada/errors';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { readWaitingEvents } from './payment-events.queries';
import { PacksService } from './packs.service';
import { toPurchase } from './purchase-row';
import { type Decision, acceptPurchase, readQuarantined, refusePurchase } from './purchases.queries';
import { PurchasesService } from './purchases.service';
import { readLastComparison } from './reconciliation.queries';
import { SettlementsService } from './settlements.service';

/** Maximum number of quarantined purchases in the overview. */
const maxShown = 50;

/** Reads the state of payments for administrators and carries out their decisions. */
@Injectable()
export class AdminPaymentsService {
  constructor(
    private readonly database: DataSource,
    private readonly plans: PacksService,
    private readonly purchases: PurchasesService,
    private readonly settlements: SettlementsService,
    private readonly credits: CreditsService,
    @Inject(EVENT_PUBLISHER) private readonly events: EventPublisher,
    @InjectPinoLogger(AdminPaymentsService.name) private readonly logger: PinoLogger,
  ) {}

  /** Reads quarantined purchases, waiting payment events, unsold packs and the last reconciliation. */
  async read(): Promise<AdminPayments> {
    const [quarantined, events, notSold, reconciliation] = await Promise.all([
      this.quarantined(),
      readWaitingEvents(this.database),
      this.plans.unsoldIds(),
      this.lastReconciliation(),
    ]);
    return { quarantined, events, notSold, reconciliation };
  }

  /**
   * Credits a quarantined purchase, whatever amount was paid. Refunds and disputes since the payment are applied at
   * once, or by the sweep if the provider is unavailable.
   * @throws AppError purchase_not_found, purchase_unpaid, purchase_decided; refused if the caller is no administrator
   */
  async accept(decision: Decision): Promise<void> {
    await this.decide(acceptPurchase, decision);
    const { purchaseId: id } = decision;
    const purchase = await this.purchases.find(id);
    if (!purchase) return;
    const { available, held, version } = await this.credits.balance(purchase.userId);
    this.events.publish(purchase.userId, 'credits.updated', { available, held, version });
    await this.settlements.settle(id).catch((error: unknown) => {
      const level = classify(error) === 'operational' ? 'warn' : 'error';
      this.logger[level]({ err: error, purchaseId: id }, 'accepted purchase not compared with the provider');
    });
  }

  /**
   * Ends a quarantined purchase without credits; the money is refunded on the provider's own pages.
   * @throws AppError purchase_not_found, purchase_decided; refused if the caller is no administrator
   */
  async refuse(decision: Decision): Promise<void> {
    await this.decide(refusePurchase, decision);
  }

  /** The SQL function records the decision, the administrator and the reason in one transaction. */
  private async decide(
    decide: typeof acceptPurchase | typeof refusePurchase,
    decision: Decision,
  ): Promise<void> {
    const answer = await decide(this.database, decision).catch((error: { code?: string }) => {
      // The user has lost the role of administrator since the guard checked it.
      if (error.code === '42501') throw new AppError('refused');
      throw error;
    });
    switch (answer) {
      case 'accepted':
      case 'refused':
        this.logger.info(
          { purchaseId: decision.purchaseId, adminId: decision.adminId, decision: answer },
          'quarantined purchase decided by an administrator',
        );
        return;
      case 'unpaid':
        throw new AppError('purchase_unpaid');
      case 'decided':
        throw new AppError('purchase_decided');
      case 'unknown':
        throw new AppError('purchase_not_found');
    }
  }

  private async quarantined(): Promise<AdminPayments['quarantined']> {
    const rows = await readQuarantined(this.database, maxShown);
    return rows.map((row) => ({
      ...toPurchase(row),
      userId: row.userId,
      sessionId: row.sessionId,
      problem: row.problem ?? '',
    }));
  }

  private async lastReconciliation(): Promise<AdminPayments['reconciliation']> {
    const last = await readLastComparison(this.database);
    return last ? { ...last, finishedAt: last.finishedAt.toISOString() } : null;
  }
}
