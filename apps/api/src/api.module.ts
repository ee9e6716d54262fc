import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AccountsModule, accountEntities } from '@portada/accounts';
import { AdminModule } from '@portada/admin';
import { BillingHttpModule, stripeOptions } from '@portada/billing';
import { CreditsModule } from '@portada/credits';
import { DatabaseModule } from '@portada/database';
import { EventsModule } from '@portada/events';
import {
  GENERATION_OPTIONS,
  GenerationEntity,
  type GenerationOptions,
  GenerationsHttpModule,
  TRIAL_PROGRAM,
} from '@portada/generations';
import { MODEL_EXAMPLES, PROMPT_READER, modelPricesOf, readModelExamples } from '@portada/image-models';
import { RateLimitModule } from '@portada/rate-limit';
import { type TaskProgram, taskMemory } from '@portada/lifecycle';
import { MailFolder, createMailFolder } from '@portada/mail';
import { type Logger, Metrics, httpLogger } from '@portada/observability';
import { QueueModule } from '@portada/queue';
import { SecretsModule } from '@portada/secrets';
import { StorageModule } from '@portada/storage';
import { createPromptReader, trialProgram } from '@portada/studio/engine';
import {
  ImageEntity,
  type ImageProcessOptions,
  ThumbnailEntity,
  ThumbnailsHttpModule,
} from '@portada/thumbnails';
import { WebhooksHttpModule, webhookOptions } from '@portada/webhooks';
import { LoggerModule } from 'nestjs-pino';
import { accountsOptions } from './accounts-options';
import { StoredMailController } from './stored-mail.controller';
import { API_SETTINGS, type ApiSettings } from './settings';
import { SystemController } from './system.controller';

/**
 * Program that draws trial images, with the CPU time, elapsed time and memory that one image may use. An image takes about half a
 * second of CPU time, and the first one of a language 2 s. The process has a low priority, so its elapsed time may be much longer.
 */
const trialProgramOf = (settings: ApiSettings): TaskProgram => ({
  ...trialProgram(settings.STUDIO_DIR, {
    cpuMs: 6_000,
    megabytes: taskMemory.trialImage.megabytes,
  }),
  wallLimitMs: 28_000,
});

/** Root module of the api: the HTTP side of all features, on the platform that the settings select. */
@Global()
@Module({})
export class ApiModule {
  static register(settings: ApiSettings, logger: Logger, pictureProcess: ImageProcessOptions): DynamicModule {
    const options: GenerationOptions = {
      deadlineSeconds: settings.GENERATION_DEADLINE_S,
      inFlightPerUser: settings.GENERATIONS_IN_FLIGHT_PER_USER,
      queuedPerUser: settings.GENERATIONS_QUEUED_PER_USER,
      imageModels: settings.IMAGE_MODEL,
      modelPrices: modelPricesOf(settings),
      replicateWebhookSecret: settings.REPLICATE_WEBHOOK_SECRET ?? null,
    };
    const mailFolder = createMailFolder(settings);
    return {
      module: ApiModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger, ignore: ['/api/health/live', '/api/health/ready'] })),
        DatabaseModule.register({
          url: settings.DATABASE_URL,
          entities: [...accountEntities, GenerationEntity, ThumbnailEntity, ImageEntity],
          poolSize: settings.DATABASE_POOL_SIZE,
          applicationName: 'portada-api',
          pooler: settings.DATABASE_POOLER,
          logger,
        }),
        RateLimitModule.register({ redisUrl: settings.REDIS_URL, logger }),
        QueueModule.register({ redisUrl: settings.REDIS_URL, logger }),
        EventsModule.register({ redisUrl: settings.REDIS_URL, logger }),
        StorageModule.register(settings),
        SecretsModule.register(settings),
        CreditsModule.register({ repair: settings.CREDIT_REPAIR }),
        AccountsModule.register(accountsOptions(settings)),
        ThumbnailsHttpModule.register({
          pictureProcess,
          studioDirectory: settings.STUDIO_DIR,
          uploadQuotaBytes: settings.UPLOAD_QUOTA_BYTES,
        }),
        GenerationsHttpModule,
        BillingHttpModule.register({ publicUrl: settings.PUBLIC_URL, stripe: stripeOptions(settings) }),
        WebhooksHttpModule.register(webhookOptions(settings)),
        AdminModule,
      ],
      controllers: mailFolder ? [SystemController, StoredMailController] : [SystemController],
      providers: [
        ...(mailFolder ? [{ provide: MailFolder, useValue: mailFolder }] : []),
        { provide: Metrics, useValue: new Metrics('api') },
        { provide: GENERATION_OPTIONS, useValue: options },
        { provide: PROMPT_READER, useFactory: () => createPromptReader(settings.STUDIO_DIR) },
        { provide: TRIAL_PROGRAM, useValue: trialProgramOf(settings) },
        {
          provide: MODEL_EXAMPLES,
          useFactory: () => readModelExamples(settings.MODEL_EXAMPLES_DIR, settings.IMAGE_MODEL),
        },
        { provide: API_SETTINGS, useValue: settings },
      ],
      exports: [AccountsModule, GENERATION_OPTIONS, MODEL_EXAMPLES, Metrics, PROMPT_READER, TRIAL_PROGRAM],
    };
  }
}
