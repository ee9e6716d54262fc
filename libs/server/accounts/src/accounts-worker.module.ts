import { type DynamicModule, Module } from '@nestjs/common';
import { MAIL_CONTENT_SOURCE } from '@portada/mail';
import { AccountJobsService } from './self-service/account-jobs.service';
import { AccountMailContentService } from './self-service/account-mail-content.service';
import { AccountSweeps } from './self-service/account-sweeps';
import { TotpSecrets } from './second-factor/totp-secrets';
import { PUBLIC_ORIGIN } from './sessions/session-cookie';

/**
 * The part of the accounts library that a worker runs: sweeps, jobs and the content of mails. The process provides
 * DataSource, EVENT_PUBLISHER and SecretsModule.register.
 */
@Module({})
export class AccountsWorkerModule {
  /**
   * Creates the accounts module of a worker.
   * @param options `publicUrl` is the origin of links in mails
   */
  static register({ publicUrl }: { publicUrl: string }): DynamicModule {
    return {
      module: AccountsWorkerModule,
      // The module is global because MailOutboxModule injects MAIL_CONTENT_SOURCE.
      global: true,
      providers: [
        AccountSweeps,
        AccountJobsService,
        TotpSecrets,
        { provide: MAIL_CONTENT_SOURCE, useClass: AccountMailContentService },
        { provide: PUBLIC_ORIGIN, useValue: new URL(publicUrl).origin },
      ],
      exports: [AccountSweeps, MAIL_CONTENT_SOURCE],
    };
  }
}
