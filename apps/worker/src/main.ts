import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GenerationSweepsService } from '@portada/generations';
import { IMAGE_MODEL, type ImageModel } from '@portada/image-models';
import { checkClock, watchClock } from '@portada/database';
import { settingsOrExit } from '@portada/config';
import {
  onSupervisorMessage,
  setCrashPoint,
  startInternalServer,
  stopOnSignals,
  versionOf,
} from '@portada/lifecycle';
import { createLogger, startTracing, stopTracing } from '@portada/observability';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { DatabaseSecrets } from '@portada/secrets';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { openStoreOrExit } from '@portada/thumbnails';
import { Logger as NestPinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { measureWorker } from './measure-worker';
import { readSettings } from './settings';
import { type Work, startWork } from './work';
import { WorkerModule } from './worker.module';

const settings = settingsOrExit(readSettings);
const logger = createLogger({ name: 'worker', level: settings.LOG_LEVEL });
const version = versionOf(import.meta.url);
await startTracing(settings, { name: 'worker', version, logger });
if (settings.NODE_ENV !== 'production') setCrashPoint(settings.CRASH_AT);

const app = await NestFactory.createApplicationContext(WorkerModule.register(settings, logger, version), {
  bufferLogs: true,
});
app.useLogger(app.get(NestPinoLogger));
const database = app.get(DataSource);
await app.get(DatabaseSecrets).check();
const queue = app.get<JobQueue>(JOB_QUEUE);
const mayBeEmpty = settings.STORAGE_MAY_BE_EMPTY === 'yes';
const store = await openStoreOrExit(app.get<ObjectStore>(OBJECT_STORE), database, { mayBeEmpty, logger });

let work: Work | undefined;
const activate = (lost: readonly string[]): void => {
  if (work) work.takeOver(lost);
  else work = startWork(app, logger, lost);
};
// A supervised worker starts as a spare process. It runs jobs only after its supervisor has sent `activate`.
if (settings.SUPERVISED) {
  await app
    .get(GenerationSweepsService)
    .prepareTakeOver()
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'database connections for the take-over of a dead worker not prepared'),
    );
  onSupervisorMessage((message) => {
    if (message.type === 'activate') activate(message.lost);
  });
} else {
  activate([]);
}

const metrics = measureWorker(app);
watchClock(database, metrics, logger);
const internal = await startInternalServer({
  port: settings.INTERNAL_PORT,
  host: settings.LISTEN_HOST,
  registry: metrics.registry,
  ready: {
    postgres: () => database.query('SELECT 1'),
    redis: () => queue.ping(),
    store: () => store.check(),
  },
  degraded: { clock: () => checkClock(database) },
});

stopOnSignals(
  async () => {
    internal.drain();
    await work?.stop();
    await internal.close();
    await app.close();
    await stopTracing();
  },
  logger,
  { isSupervised: settings.SUPERVISED },
);
// The image model loads without delaying the start, because users load a page before they request the first image.
void app.get<ImageModel>(IMAGE_MODEL).warm?.();
logger.info({ concurrency: settings.WORKER_CONCURRENCY, model: settings.IMAGE_MODEL }, 'worker is ready');
