import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { PaymentProviderService } from '@portada/billing';
import { isClockRight } from '@portada/database';
import { GenerationSweepsService } from '@portada/generations';
import { MAILER, type Mailer } from '@portada/mail';
import type { Logger } from '@portada/observability';
import { JOB_QUEUE, type JobQueue, JobWorkerService } from '@portada/queue';
import { type RunningLoops, startLoops } from '@portada/scheduler';
import { DataSource } from 'typeorm';
import { workerLoops } from './loops';

/**
 * Time in ms that running generations may take after the worker was asked to stop. Unfinished generations then return
 * to the queue.
 */
const graceMs = 8_000;

/** The running jobs and loops of a worker, from the start of the worker until the worker is asked to stop. */
export type Work = {
  /**
   * Takes over the generations of dead worker processes.
   * @param lost ids of the dead processes
   */
  takeOver(lost: readonly string[]): void;
  /** Starts no more jobs, lets running generations finish for up to `graceMs`, and resolves when nothing is running. */
  stop(): Promise<void>;
};

/**
 * Time in ms between the end of the claims of dead workers and the start of the loops. The jobs of those claims start
 * first.
 */
const loopsAfterMs = 500;

/**
 * Starts the jobs of a worker at once, and its loops after the claims of dead workers have ended.
 * @param lost ids of worker processes that have died
 * @returns the running work, to stop it
 */
export const startWork = (app: INestApplicationContext, logger: Logger, lost: readonly string[]): Work => {
  const takeOver = (ids: readonly string[]): Promise<unknown> =>
    Promise.all(ids.map((id) => releaseClaimsOf(id, app.get(GenerationSweepsService), logger)));
  const ended = takeOver(lost);
  const jobs = app.get(JobWorkerService);
  jobs.start(() => isClockRight(app.get(DataSource)));
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

/**
 * Ends the claims of a dead worker. Errors are only logged, because a claim that was not ended ends when its lease
 * expires.
 */
const releaseClaimsOf = (workerId: string, sweeps: GenerationSweepsService, logger: Logger): Promise<void> =>
  sweeps
    .releaseClaimsOf(workerId)
    .catch((error: unknown) =>
      logger.warn(
        { err: error, workerId },
        'claims of a dead worker could not be ended, their leases will expire',
      ),
    );

const startBackground = (app: INestApplicationContext, logger: Logger): RunningLoops => {
  if (!app.get(PaymentProviderService).isConfigured) {
    logger.warn('STRIPE_SECRET_KEY is not set: payments are not processed');
  }
  if (app.get<Mailer | null>(MAILER) === null) {
    logger.warn('neither SMTP_URL nor MAIL_DIR is set: mails wait in the database');
  }
  // Jobs that Redis lost are added again as soon as Redis is available.
  const refill = (): unknown =>
    app
      .get(GenerationSweepsService)
      .refillQueue()
      .catch(() => undefined);
  app.get<JobQueue>(JOB_QUEUE).onReconnect(() => void refill());
  return startLoops(workerLoops(app, logger), logger);
};
