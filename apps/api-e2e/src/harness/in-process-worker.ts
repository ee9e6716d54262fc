import { type DynamicModule, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@portada/database';
import { EventsModule } from '@portada/events';
import {
  GENERATION_OPTIONS,
  GenerationEntity,
  GenerationSweepsService,
  GenerationsWorkerModule,
} from '@portada/generations';
import { type ImageModel, ImageModelsModule } from '@portada/image-models';
import { createLogger, httpLogger } from '@portada/observability';
import { JobWorkerModule, JobWorkerService, QueueModule } from '@portada/queue';
import { StorageModule } from '@portada/storage';
import { ImageEntity, ThumbnailEntity } from '@portada/thumbnails';
import { LoggerModule } from 'nestjs-pino';

type WorkerOptions = {
  databaseUrl: string;
  redisUrl: string;
  storageDirectory: string;
  model: ImageModel;
  /** Number of generations that the worker runs at once; 4 by default. */
  concurrency?: number;
};

const logger = createLogger({ name: 'worker', level: 'silent' });

@Global()
@Module({})
class WorkerSideModule {
  static register(options: WorkerOptions): DynamicModule {
    const { databaseUrl, redisUrl, storageDirectory, model, concurrency = 4 } = options;
    return {
      module: WorkerSideModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: databaseUrl,
          entities: [GenerationEntity, ThumbnailEntity, ImageEntity],
          poolSize: 6,
          applicationName: 'portada-worker',
        }),
        QueueModule.register({ redisUrl, logger }),
        JobWorkerModule.register({ redisUrl, concurrency, queues: ['generations'], logger }),
        EventsModule.register({ redisUrl, logger }),
        StorageModule.register({
          STORAGE_DIR: storageDirectory,
          S3_BUCKET: 'unused',
          S3_REGION: 'unused',
        }),
        ImageModelsModule.register(() => model),
        GenerationsWorkerModule,
      ],
      providers: [{ provide: GENERATION_OPTIONS, useValue: { deadlineSeconds: 60, inFlightPerUser: 3 } }],
      exports: [GENERATION_OPTIONS],
    };
  }
}

/** A worker inside the process of the test. */
export type InProcessWorker = { sweeps: GenerationSweepsService; close(): Promise<void> };

/** Starts a worker that runs jobs as apps/worker does. The worker sweeps only when the test calls `sweeps`. */
export const startInProcessWorker = async (options: WorkerOptions): Promise<InProcessWorker> => {
  const app = await NestFactory.createApplicationContext(WorkerSideModule.register(options), {
    logger: false,
  });
  const jobs = app.get(JobWorkerService);
  jobs.start();
  return {
    sweeps: app.get(GenerationSweepsService),
    close: async () => {
      await jobs.stop({ graceMs: 1_000 });
      await app.close();
    },
  };
};
