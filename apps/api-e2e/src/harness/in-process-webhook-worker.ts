import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@portada/database';
import { createLogger, httpLogger } from '@portada/observability';
import { SecretsModule } from '@portada/secrets';
import { testSecretKeys } from '@portada/testing';
import { WebhookSenderService, WebhooksWorkerModule, webhookOptions } from '@portada/webhooks';
import { LoggerModule } from 'nestjs-pino';
import { publicUrl } from './test-app';

type WebhookSideOptions = { databaseUrl: string };

const logger = createLogger({ name: 'worker', level: 'silent' });

@Module({})
class WebhookSideModule {
  static register({ databaseUrl }: WebhookSideOptions): DynamicModule {
    return {
      module: WebhookSideModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: databaseUrl,
          entities: [],
          poolSize: 4,
          applicationName: 'portada-worker',
        }),
        SecretsModule.register({ SECRET_KEYS: testSecretKeys }),
        WebhooksWorkerModule.register(webhookOptions({ PUBLIC_URL: publicUrl })),
      ],
    };
  }
}

/** The part of a worker that sends events to endpoints, inside the process of the test. */
export type InProcessWebhookWorker = {
  /** Sends every event that is due, and resolves after the answers. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the part of a worker that sends events. It runs only when the test calls it. */
export const startInProcessWebhookWorker = async (
  options: WebhookSideOptions,
): Promise<InProcessWebhookWorker> => {
  const app = await NestFactory.createApplicationContext(WebhookSideModule.register(options), {
    logger: false,
  });
  const sender = app.get(WebhookSenderService, { strict: false });
  return {
    drain: async () => {
      while ((await sender.startDue()) > 0) await sender.settled();
    },
    close: () => app.close(),
  };
};
