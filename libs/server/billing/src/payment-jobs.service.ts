import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@portada/contracts';
import { type JobContext, type JobResult, OnJob } from '@portada/queue';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { PaymentInboxService } from './payment-inbox.service';
import { ReconciliationService } from './reconciliation.service';

/** The jobs of payments. What credits a purchase is no job: it must work while Redis is away. */
@Injectable()
export class PaymentJobsService {
  constructor(
    private readonly inbox: PaymentInboxService,
    private readonly reconciliation: ReconciliationService,
    @InjectPinoLogger(PaymentJobsService.name) private readonly logger: PinoLogger,
  ) {}

  /** Deletes processed events that are a month old. */
  @OnJob('payments.cleanup')
  cleanUp(_payload: JobPayload<'payments.cleanup'>, { signal }: JobContext): Promise<void> {
    return this.inbox.cleanUp(signal);
  }

  /** Compares purchases, ledger and provider where nobody has within a day. Each difference is for an operator. */
  @OnJob('payments.reconcile')
  async reconcile(_payload: JobPayload<'payments.reconcile'>, { signal }: JobContext): Promise<JobResult> {
    const result = await this.reconciliation.runIfDue({ signal });
    if (!result) return { due: false };
    for (const difference of result.differences) {
      this.logger.error(difference, 'purchases, ledger and provider disagree');
    }
    const counts = { ...result, differences: result.differences.length };
    this.logger.info(counts, 'purchases were reconciled');
    return { due: true, ...counts };
  }
}
