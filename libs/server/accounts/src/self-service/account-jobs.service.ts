import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@portada/contracts';
import { type JobContext, OnJob } from '@portada/queue';
import { AccountSweeps } from './account-sweeps';

/** Job handlers of the accounts library. */
@Injectable()
export class AccountJobsService {
  constructor(private readonly sweeps: AccountSweeps) {}

  /** Deletes expired rows, ended sessions and old security events. */
  @OnJob('accounts.cleanup')
  cleanUp(_payload: JobPayload<'accounts.cleanup'>, { signal }: JobContext): Promise<void> {
    return this.sweeps.cleanUp(signal);
  }
}
