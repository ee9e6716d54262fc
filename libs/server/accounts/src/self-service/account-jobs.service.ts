import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@portada/contracts';
import { type JobContext, type JobResult, OnJob } from '@portada/queue';
import { DatabaseSecrets } from '@portada/secrets';
import { TotpSecrets } from '../second-factor/totp-secrets';
import { AccountSweeps } from './account-sweeps';

/** Job handlers of the accounts library. */
@Injectable()
export class AccountJobsService {
  constructor(
    private readonly sweeps: AccountSweeps,
    private readonly totpSecrets: TotpSecrets,
    private readonly databaseSecrets: DatabaseSecrets,
  ) {}

  /** Deletes expired rows, ended sessions and old security events. */
  @OnJob('accounts.cleanup')
  cleanUp(_payload: JobPayload<'accounts.cleanup'>, { signal }: JobContext): Promise<void> {
    return this.sweeps.cleanUp(signal);
  }

  /** Encrypts the secrets of authenticator apps, and the keys of the table `secrets`, with the current key. */
  @OnJob('accounts.reencrypt')
  async reencrypt(_payload: JobPayload<'accounts.reencrypt'>, { signal }: JobContext): Promise<JobResult> {
    const keys = await this.databaseSecrets.reencrypt();
    return { keys, ...(await this.totpSecrets.reencrypt(signal)) };
  }
}
