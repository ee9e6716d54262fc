import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@portada/database';
import { EventsModule } from '@portada/events';
import { createLogger, httpLogger } from '@portada/observability';
import { RateLimitModule } from '@portada/rate-limit';
import { StorageModule } from '@portada/storage';
import {
  EditedImagesService,
  ImageEntity,
  ReplacedImagesService,
  ThumbnailEntity,
  ThumbnailsWorkerModule,
} from '@portada/thumbnails';
import { LoggerModule } from 'nestjs-pino';

type DrawingSideOptions = {
  databaseUrl: string;
  redisUrl: string;
  storageDirectory: string;
};

const logger = createLogger({ name: 'worker', level: 'silent' });
const studioDirectory = join(__dirname, '../../../../dist/studio');

@Module({})
class DrawingSideModule {
  static register({ databaseUrl, redisUrl, storageDirectory }: DrawingSideOptions): DynamicModule {
    return {
      module: DrawingSideModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: databaseUrl,
          entities: [ThumbnailEntity, ImageEntity],
          poolSize: 4,
          applicationName: 'portada-worker',
        }),
        RateLimitModule.register({ redisUrl, logger }),
        EventsModule.register({ redisUrl, logger }),
        StorageModule.register({ STORAGE_DIR: storageDirectory, S3_BUCKET: 'unused', S3_REGION: 'unused' }),
        ThumbnailsWorkerModule.register({ studioDirectory }),
      ],
    };
  }
}

/** The part of a worker that draws edited documents, inside the process of the test. */
export type InProcessDrawingWorker = {
  /** Draws documents that are due, once. @returns the number of claimed documents */
  drawDue(signal?: AbortSignal): Promise<number>;
  /** Purges replaced edited images. @returns the number of purged images */
  purgeReplaced(): Promise<number>;
  close(): Promise<void>;
};

/** Starts the part of a worker that draws edited documents. It draws only when the test calls it. */
export const startInProcessDrawingWorker = async (
  options: DrawingSideOptions,
): Promise<InProcessDrawingWorker> => {
  const app = await NestFactory.createApplicationContext(DrawingSideModule.register(options), {
    logger: false,
  });
  return {
    drawDue: (signal = new AbortController().signal) =>
      app.get(EditedImagesService, { strict: false }).drawDue(signal),
    purgeReplaced: () => app.get(ReplacedImagesService, { strict: false }).purge(),
    close: () => app.close(),
  };
};
