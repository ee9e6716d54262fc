import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@portada/contracts';
import { type JobContext, type JobResult, OnJob } from '@portada/queue';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { PaymentInboxService } from './payment-inbox.service';
import { ReconciliationService } from './reconciliation.service';

/** Job handlers of payments. Crediting purchases is no job, because it must work while Redis is unavailable. */
@Injectable()
export class PaymentJobsService {
  constructor(
    private readonly inbox: PaymentInboxService,
    private readonly reconciliation: ReconciliationService,
    @InjectPinoLogger(PaymentJobsService.name) private readonly logger: PinoLogger,
  ) {}

  /** Deletes payment events that were processed at least a month ago. */
  @OnJob('payments.cleanup')
  cleanUp(_payload: JobPayload<'payments.cleanup'>, { signal }: JobContext): Promise<void> {
    return this.inbox.cleanUp(signal);
  }

  /** Compares purchases, ledger and provider once a day. Each difference is logged for an operator. */
  @OnJob('payments.reconcile')
  async reconcile(_payload: JobPayload<'payments.reconcile'>, { signal }: JobContext): Promise<JobResult> {
    const result = await this.reconciliation.runIfDue({ signal });
    if (!result) return { due: false };
    for (const difference of result.differences) {
      this.logger.error(
        difference,
        'reconciliation found a difference between purchases, ledger and payment provider',
      );
    }
    const counts = { ...result, differences: result.differences.length };
    this.logger.info(counts, 'reconciliation finished');
    return { due: true, ...counts };
  }
}
