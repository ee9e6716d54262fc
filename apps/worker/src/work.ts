import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountSweeps, MailSender } from '@portada/accounts';
import { PaymentInbox, PaymentProvider, PurchaseSweeps, Reconciliation } from '@portada/billing';
import { AuditRuns } from '@portada/credits';
import { GenerationRunner, GenerationSweeps } from '@portada/generations';
import { MAILER, type Mailer } from '@portada/mail';
import type { Logger } from '@portada/observability';
import { JOB_QUEUE, type JobQueue, startJobWorker } from '@portada/queue';
import { DeletedThumbnails } from '@portada/thumbnails';
import { startAuditing } from './auditing';
import { startMailing } from './mailing';
import { startReconciling } from './reconciling';
import type { WorkerSettings } from './settings';
import { startSettling } from './settling';
import { startSweeping } from './sweeping';

/** How long running pictures may go on after the process was told to stop before they go back in the queue, in ms. */
const graceMs = 8_000;

/** What a worker does, from its start until it is told to stop. */
export type Work = {
  /** Takes over what worker processes that are gone had in hand, by their ids. */
  takeOver(lost: readonly string[]): void;
  /** Takes nothing more, lets running pictures finish for some seconds, and resolves when nothing runs any more. */
  stop(): Promise<void>;
};

/** ms between the end of lost claims and the start of sweeps and the other loops: the lost jobs start first. */
const loopsAfterMs = 500;

/**
 * Starts everything that a worker does: jobs at once, and sweeps, purchases, reconciliation, audits and mails when the
 * claims of the lost workers have ended.
 * @param lost worker processes that are gone, by their ids
 */
export const startWork = (
  app: INestApplicationContext,
  settings: WorkerSettings,
  logger: Logger,
  lost: readonly string[],
): Work => {
  const takeOver = (ids: readonly string[]): Promise<unknown> =>
    Promise.all(ids.map((id) => releaseClaimsOf(id, app.get(GenerationSweeps), logger)));
  const ended = takeOver(lost);
  const runner = app.get(GenerationRunner);
  const jobs = startJobWorker({
    redisUrl: settings.REDIS_URL,
    concurrency: settings.WORKER_CONCURRENCY,
    logger,
    // Whichever generation woke this slot up: the first in line is claimed.
    handlers: { 'generation.run': (_, signal) => runner.run(signal) },
  });
  const stopping = new AbortController();
  const loops = ended
    .then(() => lost.length > 0 && pause(loopsAfterMs, undefined, { signal: stopping.signal }))
    .then(
      () => startLoops(app, logger),
      () => [],
    );
  return {
    takeOver: (ids) => void takeOver(ids),
    stop: async () => {
      stopping.abort();
      await jobs.close({ graceMs });
      await Promise.all((await loops).map((loop) => loop.stop()));
    },
  };
};

/** Never throws: what cannot be ended now ends with its lease. */
const releaseClaimsOf = (workerId: string, sweeps: GenerationSweeps, logger: Logger): Promise<void> =>
  sweeps
    .releaseClaimsOf(workerId)
    .catch((error: unknown) => logger.warn({ err: error, workerId }, 'claims are left to their leases'));

/** Starts what runs again and again beside the jobs. */
const startLoops = (app: INestApplicationContext, logger: Logger): { stop(): Promise<void> }[] => {
  if (!app.get(PaymentProvider).isOn) {
    logger.warn('STRIPE_SECRET_KEY is not set: no payment is looked after');
  }
  if (app.get<Mailer | null>(MAILER) === null) {
    logger.warn('neither SMTP_URL nor MAIL_DIR is set: mails wait in the database');
  }
  const sweeps = app.get(GenerationSweeps);
  const queue = app.get<JobQueue>(JOB_QUEUE);
  return [
    startSweeping(sweeps, app.get(DeletedThumbnails), app.get(AccountSweeps), queue, logger),
    startSettling(app.get(PaymentInbox), app.get(PurchaseSweeps), logger),
    startReconciling(app.get(Reconciliation), logger),
    startAuditing(app.get(AuditRuns, { strict: false }), logger),
    startMailing(app.get(MailSender), logger),
  ];
};
