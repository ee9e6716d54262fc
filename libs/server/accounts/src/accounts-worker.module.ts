import { type DynamicModule, Module } from '@nestjs/common';
import { AccountJobsService } from './self-service/account-jobs.service';
import { AccountSweeps } from './self-service/account-sweeps';
import { MailSender } from './mail/mail-sender';
import { PUBLIC_ORIGIN } from './sessions/session-cookie';

/** The part that a worker runs. Needs DataSource, EVENT_PUBLISHER and MailModule.register from the process. */
@Module({})
export class AccountsWorkerModule {
  /** @param options `publicUrl` is where the links of mails lead */
  static register({ publicUrl }: { publicUrl: string }): DynamicModule {
    return {
      module: AccountsWorkerModule,
      providers: [
        MailSender,
        AccountSweeps,
        AccountJobsService,
        { provide: PUBLIC_ORIGIN, useValue: new URL(publicUrl).origin },
      ],
      exports: [MailSender, AccountSweeps],
    };
  }
}
