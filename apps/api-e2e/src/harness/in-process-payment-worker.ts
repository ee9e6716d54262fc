import { setTimeout as pause } from 'node:timers/promises';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { BillingWorkerModule, PaymentInboxService, PurchaseSweepsService } from '@portada/billing';
import { DatabaseModule } from '@portada/database';
import { EventsModule } from '@portada/events';
import { classify } from '@portada/errors';
import { createLogger, httpLogger } from '@portada/observability';
import { LoggerModule } from 'nestjs-pino';
import { publicUrl } from './test-app';

type Settings = {
  DATABASE_URL: string;
  REDIS_URL: string;
  STRIPE_SECRET_KEY: string;
  STRIPE_WEBHOOK_SECRET: string;
  STRIPE_API_BASE: string;
};

const logger = createLogger({ name: 'worker', level: 'silent' });

@Global()
@Module({})
class PaymentWorkerSideModule {
  static register(settings: Settings): DynamicModule {
    return {
      module: PaymentWorkerSideModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: settings.DATABASE_URL,
          entities: [],
          poolSize: 6,
          applicationName: 'portada-worker',
        }),
        EventsModule.register({ redisUrl: settings.REDIS_URL, logger }),
        BillingWorkerModule.register({
          publicUrl,
          stripe: {
            secretKey: settings.STRIPE_SECRET_KEY,
            webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
            apiBase: settings.STRIPE_API_BASE,
          },
        }),
      ],
    };
  }
}

/** The parts of a worker that handle payments, inside the process of the test. */
export type InProcessPaymentWorker = {
  inbox: PaymentInboxService;
  sweeps: PurchaseSweepsService;
  /** Processes webhook events until it is stopped. */
  work(): { stop(): Promise<void> };
  close(): Promise<void>;
};

/**
 * Converts the error of an unavailable dependency into 0 processed events, so that the loop tries again.
 * @throws any other error
 */
const busy = (error: unknown): 0 => {
  if (classify(error) !== 'operational') throw error;
  return 0;
};

/** Starts the payment worker. It does nothing until the test calls it. */
export const startInProcessPaymentWorker = async (settings: Settings): Promise<InProcessPaymentWorker> => {
  const app = await NestFactory.createApplicationContext(PaymentWorkerSideModule.register(settings), {
    logger: false,
  });
  const inbox = app.get(PaymentInboxService);
  return {
    inbox,
    sweeps: app.get(PurchaseSweepsService),
    work: () => {
      let isOpen = true;
      const running = (async () => {
        while (isOpen) if ((await inbox.processDue(10).catch(busy)) === 0) await pause(20);
      })();
      return {
        stop: async () => {
          isOpen = false;
          await running;
        },
      };
    },
    close: () => app.close(),
  };
};
