import { Injectable } from '@nestjs/common';
import type { ConfirmPaymentAnswer } from '@portada/contracts';
import { CreditsService } from '@portada/credits';
import { AppError } from '@portada/errors';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { ProviderUnavailableError, ProviderRefusalError } from './provider-error';
import type { PurchaseRow } from './purchase-row';
import { PurchasesService } from './purchases.service';
import { SettlementsService } from './settlements.service';

/** Confirms payments for the page to which buyers return from the payment provider. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly purchases: PurchasesService,
    private readonly settlements: SettlementsService,
    private readonly credits: CreditsService,
    @InjectPinoLogger(ConfirmationsService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Settles the purchase of the payment session from which the user returned.
   * @throws AppError purchase_not_found, payment_not_completed, payment_under_review, payments_unavailable
   */
  async confirm(userId: string, sessionId: string): Promise<ConfirmPaymentAnswer> {
    const purchase = await this.purchases.findBySession(userId, sessionId);
    if (!purchase) throw new AppError('purchase_not_found');
    const status = purchase.status === 'paid' ? 'paid' : await this.settle(purchase);
    switch (status) {
      case 'paid':
      case 'pending': {
        const { available, held, debt } = await this.credits.balance(userId);
        const balance = { available, held, debt };
        return { success: status === 'paid', status, credits: purchase.credits, balance };
      }
      case 'quarantined':
        throw new AppError('payment_under_review');
      case 'created':
      case 'open':
      case 'failed':
      case 'expired':
      case null:
        throw new AppError('payment_not_completed');
    }
  }

  private async settle({ id }: PurchaseRow): Promise<PurchaseRow['status'] | null> {
    try {
      return await this.settlements.settle(id);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusalError)) throw error;
      const level = error instanceof ProviderUnavailableError ? 'warn' : 'error';
      this.logger[level]({ err: error, purchaseId: id }, 'payment not confirmed');
      throw new AppError('payments_unavailable', { retryAfterSeconds: 3 });
    }
  }
}
