import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { PaymentProviderService } from '@portada/billing';
import { GenerationSweepsService } from '@portada/generations';
import { MAILER, type Mailer } from '@portada/mail';
import type { Logger } from '@portada/observability';
import { JOB_QUEUE, type JobQueue, JobWorkerService } from '@portada/queue';
import { type RunningLoops, startLoops } from '@portada/scheduler';
import { workerLoops } from './loops';

/** How long running pictures may go on after the process was asked to stop before they return to the queue, in ms. */
const graceMs = 8_000;

/** What a worker does, from its start until it is asked to stop. */
export type Work = {
  /** Takes over what worker processes that are gone had in hand, by their ids. */
  takeOver(lost: readonly string[]): void;
  /** Takes nothing more, lets running pictures finish for some seconds, and resolves when nothing runs any more. */
  stop(): Promise<void>;
};

/** ms between the end of lost claims and the start of the loops: the lost jobs start first. */
const loopsAfterMs = 500;

/**
 * Starts everything that a worker does: jobs at once, and the loops when the claims of the lost workers have ended.
 * @param lost worker processes that are gone, by their ids
 */
export const startWork = (app: INestApplicationContext, logger: Logger, lost: readonly string[]): Work => {
  const takeOver = (ids: readonly string[]): Promise<unknown> =>
    Promise.all(ids.map((id) => releaseClaimsOf(id, app.get(GenerationSweepsService), logger)));
  const ended = takeOver(lost);
  const jobs = app.get(JobWorkerService);
  jobs.start();
  const stopping = new AbortController();
  const loops = ended
    .then(() => lost.length > 0 && pause(loopsAfterMs, undefined, { signal: stopping.signal }))
    .then(
      () => startBackground(app, logger),
      () => undefined,
    );
  return {
    takeOver: (ids) => void takeOver(ids),
    stop: async () => {
      stopping.abort();
      await jobs.stop({ graceMs });
      await (await loops)?.stop();
    },
  };
};

/** Never throws: what cannot be ended now ends with its lease. */
const releaseClaimsOf = (workerId: string, sweeps: GenerationSweepsService, logger: Logger): Promise<void> =>
  sweeps
    .releaseClaimsOf(workerId)
    .catch((error: unknown) =>
      logger.warn({ err: error, workerId }, 'claims of a dead worker not ended, their leases will expire'),
    );

const startBackground = (app: INestApplicationContext, logger: Logger): RunningLoops => {
  if (!app.get(PaymentProviderService).isConfigured) {
    logger.warn('STRIPE_SECRET_KEY is not set: payments are not processed');
  }
  if (app.get<Mailer | null>(MAILER) === null) {
    logger.warn('neither SMTP_URL nor MAIL_DIR is set: mails wait in the database');
  }
  // What Redis lost is handed over as soon as it is back.
  const refill = (): unknown =>
    app
      .get(GenerationSweepsService)
      .refillQueue()
      .catch(() => undefined);
  app.get<JobQueue>(JOB_QUEUE).onReconnect(() => void refill());
  return startLoops(workerLoops(app, logger), logger);
};
