import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountSweeps, AccountsWorkerModule } from '@portada/accounts';
import { DatabaseModule } from '@portada/database';
import { EventsModule } from '@portada/events';
import { MailModule, MailOutboxModule, MailSenderService } from '@portada/mail';
import { createLogger, httpLogger } from '@portada/observability';
import { SecretsModule } from '@portada/secrets';
import { testSecretKeys } from '@portada/testing';
import { LoggerModule } from 'nestjs-pino';
import { publicUrl } from './test-app';

type MailSideOptions = { databaseUrl: string; redisUrl: string; mailDirectory: string };

const logger = createLogger({ name: 'worker', level: 'silent' });

@Module({})
class MailSideModule {
  static register({ databaseUrl, redisUrl, mailDirectory }: MailSideOptions): DynamicModule {
    return {
      module: MailSideModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: databaseUrl,
          entities: [],
          poolSize: 4,
          applicationName: 'portada-worker',
        }),
        EventsModule.register({ redisUrl, logger }),
        MailModule.register({ MAIL_DIR: mailDirectory, MAIL_FROM: 'Portada <hello@portada.test>' }),
        SecretsModule.register({ SECRET_KEYS: testSecretKeys }),
        AccountsWorkerModule.register({ publicUrl }),
        MailOutboxModule,
      ],
    };
  }
}

/**
 * The parts of a worker that handle mails and account sweeps, inside the process of the test. They run only when the
 * test calls them.
 */
export type InProcessMailWorker = {
  sender: MailSenderService;
  sweeps: AccountSweeps;
  close(): Promise<void>;
};

/** Starts the mail worker. It stores mails in a directory instead of sending them. */
export const startInProcessMailWorker = async (options: MailSideOptions): Promise<InProcessMailWorker> => {
  const app = await NestFactory.createApplicationContext(MailSideModule.register(options), { logger: false });
  const strict = { strict: false };
  return {
    sender: app.get(MailSenderService, strict),
    sweeps: app.get(AccountSweeps, strict),
    close: () => app.close(),
  };
};
