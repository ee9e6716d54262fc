import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AccountsWorkerModule } from '@portada/accounts';
import { BillingWorkerModule, stripeOptions } from '@portada/billing';
import { DatabaseModule } from '@portada/database';
import { EventsModule } from '@portada/events';
import {
  GENERATION_OPTIONS,
  GenerationEntity,
  type GenerationOptions,
  GenerationsWorkerModule,
  takeOverConnections,
} from '@portada/generations';
import {
  ImageModelsModule,
  createModelLedger,
  measuredLedger,
  modelPricesOf,
  tracedLedger,
} from '@portada/image-models';
import { MailModule, MailOutboxModule } from '@portada/mail';
import { type Logger, Metrics, httpLogger } from '@portada/observability';
import { JobWorkerModule, QueueModule } from '@portada/queue';
import { RateLimitModule } from '@portada/rate-limit';
import { SecretsModule, createStoredSecrets } from '@portada/secrets';
import { StorageModule } from '@portada/storage';
import { ImageEntity, ThumbnailEntity, ThumbnailsWorkerModule } from '@portada/thumbnails';
import { WebhooksWorkerModule, webhookOptions } from '@portada/webhooks';
import { LoggerModule } from 'nestjs-pino';
import { createImageModel } from './image-models';
import type { WorkerSettings } from './settings';

/**
 * The only module of the worker. It runs generations, processes payments and sends mails, with the services that the
 * settings select.
 */
@Global()
@Module({})
export class WorkerModule {
  /** Creates the module. @param version of the process, which administrators see */
  static register(settings: WorkerSettings, logger: Logger, version: string): DynamicModule {
    const options: GenerationOptions = {
      deadlineSeconds: settings.GENERATION_DEADLINE_S,
      inFlightPerUser: settings.GENERATIONS_IN_FLIGHT_PER_USER,
      workerId: settings.WORKER_ID,
      workerVersion: version,
      slots: settings.WORKER_CONCURRENCY,
      modelPrices: modelPricesOf(settings),
    };
    const metrics = new Metrics('worker');
    return {
      module: WorkerModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: settings.DATABASE_URL,
          entities: [GenerationEntity, ThumbnailEntity, ImageEntity],
          poolSize: settings.WORKER_CONCURRENCY + 4,
          keptOpen: takeOverConnections,
          applicationName: 'portada-worker',
          pooler: settings.DATABASE_POOLER,
          logger,
        }),
        RateLimitModule.register({ redisUrl: settings.REDIS_URL, logger }),
        QueueModule.register({ redisUrl: settings.REDIS_URL, logger }),
        JobWorkerModule.register({
          redisUrl: settings.REDIS_URL,
          concurrency: settings.WORKER_CONCURRENCY,
          logger,
          metrics,
        }),
        EventsModule.register({ redisUrl: settings.REDIS_URL, logger }),
        StorageModule.register(settings),
        SecretsModule.register(settings),
        ImageModelsModule.register((database) =>
          createImageModel(settings, {
            logger,
            ledger: tracedLedger(
              measuredLedger(createModelLedger(database, logger, createStoredSecrets(settings)), metrics),
            ),
          }),
        ),
        MailModule.register(settings),
        GenerationsWorkerModule,
        ThumbnailsWorkerModule.register({ studioDirectory: settings.STUDIO_DIR }),
        AccountsWorkerModule.register({ publicUrl: settings.PUBLIC_URL }),
        MailOutboxModule,
        WebhooksWorkerModule.register(webhookOptions(settings)),
        BillingWorkerModule.register({ publicUrl: settings.PUBLIC_URL, stripe: stripeOptions(settings) }),
      ],
      providers: [
        { provide: GENERATION_OPTIONS, useValue: options },
        { provide: Metrics, useValue: metrics },
      ],
      exports: [GENERATION_OPTIONS, Metrics],
    };
  }
}
