import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AccountSweeps, MailSender } from '@portada/accounts';
import { PaymentInbox, PaymentProvider, PurchaseSweeps, Reconciliation } from '@portada/billing';
import { AuditRuns } from '@portada/credits';
import { GenerationRunner, GenerationSweeps } from '@portada/generations';
import { MAILER, type Mailer } from '@portada/mail';
import {
  Metrics,
  createLogger,
  setCrashPoint,
  settingsOrExit,
  startInternalServer,
  stopOnSignals,
} from '@portada/observability';
import { JOB_QUEUE, type JobQueue, startJobWorker } from '@portada/queue';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { DeletedThumbnails } from '@portada/thumbnails';
import { Logger as NestPinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { startAuditing } from './auditing';
import { startMailing } from './mailing';
import { startReconciling } from './reconciling';
import { readSettings } from './settings';
import { startSettling } from './settling';
import { startSweeping } from './sweeping';
import { WorkerModule } from './worker.module';

/** How long running pictures may go on after SIGTERM before they go back in the queue, in ms. */
const graceMs = 8_000;

const settings = settingsOrExit(readSettings);
const logger = createLogger({ name: 'worker', level: settings.LOG_LEVEL });
if (settings.NODE_ENV !== 'production') setCrashPoint(settings.CRASH_AT);

const app = await NestFactory.createApplicationContext(WorkerModule.register(settings, logger), {
  bufferLogs: true,
});
app.useLogger(app.get(NestPinoLogger));
const database = app.get(DataSource);
const queue = app.get<JobQueue>(JOB_QUEUE);
const runner = app.get(GenerationRunner);

const jobs = startJobWorker({
  redisUrl: settings.REDIS_URL,
  concurrency: settings.WORKER_CONCURRENCY,
  logger,
  // Whichever generation woke this slot up: the first in line is claimed.
  handlers: { 'generation.run': (_, signal) => runner.run(signal) },
});
const sweeping = startSweeping(
  app.get(GenerationSweeps),
  app.get(DeletedThumbnails),
  app.get(AccountSweeps),
  queue,
  logger,
);
const settling = startSettling(app.get(PaymentInbox), app.get(PurchaseSweeps), logger);
const reconciling = startReconciling(app.get(Reconciliation), logger);
const auditing = startAuditing(app.get(AuditRuns, { strict: false }), logger);
if (!app.get(PaymentProvider).isOn) {
  logger.warn('STRIPE_SECRET_KEY is not set: no payment is looked after');
}
const mailing = startMailing(app.get(MailSender), logger);
if (app.get<Mailer | null>(MAILER) === null) {
  logger.warn('neither SMTP_URL nor MAIL_DIR is set: mails wait in the database');
}

const metrics = new Metrics('worker');
metrics.gauge('queue_waiting', 'Jobs that wait in Redis', async () => (await queue.counts()).waiting);
metrics.gauge('queue_oldest_wait_seconds', 'How long the next job has waited', async () => {
  return (await queue.oldestWaitMs()) / 1000;
});
const internal = await startInternalServer({
  port: settings.INTERNAL_PORT,
  registry: metrics.registry,
  ready: {
    postgres: () => database.query('SELECT 1'),
    redis: () => queue.ping(),
    store: () => app.get<ObjectStore>(OBJECT_STORE).ping(),
  },
});

stopOnSignals(async () => {
  await jobs.close({ graceMs });
  await Promise.all([sweeping.stop(), settling.stop(), reconciling.stop(), auditing.stop(), mailing.stop()]);
  await internal.close();
  await app.close();
}, logger);
logger.info({ concurrency: settings.WORKER_CONCURRENCY, model: settings.IMAGE_MODEL }, 'worker is ready');
