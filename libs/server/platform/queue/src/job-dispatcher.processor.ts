import { Inject, Injectable, type Type } from '@nestjs/common';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { classify } from '@portada/errors';
import type { Redis } from '@portada/redis';
import { type Job, UnrecoverableError, WaitingError, type WorkerOptions } from 'bullmq';
import { JobHandlersService } from './job-handlers.service';
import { JOB_WORKER_OPTIONS, type JobWorkerOptions } from './job-worker-options';
import { BackgroundJobReports } from './job-reports';
import type { QueueName } from './names';
import { type JobContext, JobFailedError, type JobResult } from './port';
import { withinMs } from './within-ms';

/** Milliseconds that handlers have to return after their signal was aborted. */
const abortMs = 2_000;

const levels = { user: 'info', operational: 'warn', unexpected: 'error' } as const;

/** Sentences of failures whose messages are only in the log of the worker, by class. */
const sentences = {
  user: 'The job cannot be done. The log of the worker has the reason.',
  operational: 'A service was unavailable. The log of the worker has the reason.',
  unexpected: 'Unexpected error. The log of the worker has the reason.',
} as const;

/**
 * Returns the reason that is stored with a failed job: a code or the name of an error class, and a sentence. It is never
 * the message of an error, which may contain user input.
 */
const reasonOf = (error: unknown): string => {
  if (error instanceof JobFailedError) return `${error.code}: ${error.sentence}`;
  return `${error instanceof Error ? error.name : 'unknown error'}: ${sentences[classify(error)]}`;
};

/** Passes each job of a queue to its handler, and stops within a bounded time. */
@Injectable()
export class JobDispatcher extends WorkerHost {
  /**
   * The AbortController of each running job, by the promise of the job's run. The run includes the return of an
   * aborted job to the queue. BullMQ's own signal is not aborted when a worker is closed by force, as it is while
   * Redis is unavailable.
   */
  private readonly running = new Map<Promise<unknown>, AbortController>();

  constructor(
    @Inject(JobHandlersService) private readonly handlers: JobHandlersService,
    @Inject(JOB_WORKER_OPTIONS) private readonly options: JobWorkerOptions,
  ) {
    super();
  }

  /**
   * Runs the handler of a job when BullMQ calls this method. @throws UnrecoverableError if the job failed,
   * WaitingError if the job was returned to the queue
   */
  override process(job: Job, token?: string): Promise<JobResult | void> {
    const controller = new AbortController();
    const reports = new BackgroundJobReports(job);
    const run = this.run(job, token, { signal: controller.signal, reports });
    this.running.set(run, controller);
    const remove = (): void => {
      this.running.delete(run);
      reports.end();
    };
    run.then(remove, remove);
    return run;
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.options.logger.debug({ err: error }, 'job worker error');
  }

  @OnWorkerEvent('stalled')
  onStalled(jobId: string): void {
    this.options.logger.warn({ jobId }, 'worker of a job stopped responding, returning the job to the queue');
  }

  /** Pauses the worker of the job queue: no new jobs are started. */
  async pause(): Promise<void> {
    await this.worker.pause(true);
  }

  /**
   * Closes the worker of the queue: waits for the running jobs, then aborts their signals. An aborted job returns to
   * the queue. Resolves when the handlers have returned, at most two seconds after the abort.
   * @param options `graceMs`: ms that running jobs get before the abort. `isRedisUnavailable`: closes without waiting for
   *   Redis; the locks of the jobs expire, and another worker gets them.
   */
  async close({
    graceMs,
    isRedisUnavailable,
  }: {
    graceMs: number;
    isRedisUnavailable: boolean;
  }): Promise<void> {
    const closed = this.worker.close(isRedisUnavailable);
    const settled = async (): Promise<void> => {
      while (this.running.size > 0) await Promise.allSettled(this.running.keys());
    };
    await withinMs(graceMs, settled());
    for (const controller of this.running.values()) controller.abort(new Error('the job worker is stopping'));
    await withinMs(abortMs, Promise.all([settled(), closed]));
  }

  private async run(job: Job, token: string | undefined, context: JobContext): Promise<JobResult | void> {
    try {
      return await this.handlers.run(job.name, job.data, context);
    } catch (error) {
      if (context.signal.aborted) {
        await job.moveToWait(token);
        throw new WaitingError();
      }
      this.log(job, error);
      throw new UnrecoverableError(reasonOf(error));
    }
  }

  private log(job: Job, error: unknown): void {
    const about = { job: job.name, jobId: job.id, err: error };
    if (error instanceof JobFailedError) this.options.logger.debug(about, 'job failed');
    else this.options.logger[levels[classify(error)]](about, 'job failed');
  }
}

/**
 * Creates the processor class of a queue. The class is created at run time, because its decorator needs options that
 * come from the settings.
 * @param redis a connection that waits for Redis; BullMQ copies it for its blocking reads
 */
export const processorOf = (
  queue: QueueName,
  { prefix, redis, concurrency }: { prefix: string; redis: Redis; concurrency: number },
): Type<JobDispatcher> => {
  const options: Omit<WorkerOptions, 'connection'> & { connection: Redis } = {
    connection: redis,
    prefix,
    concurrency,
    ...keptJobs[queue],
    ...workerOptions,
  };
  @Processor({ name: queue }, options)
  class JobProcessor extends JobDispatcher {}
  return JobProcessor;
};

/**
 * Limits of ended jobs that are kept for the queue dashboard: `count` is their maximum number, `age` their maximum
 * age in seconds.
 */
const keptJobs = {
  generations: {
    removeOnComplete: { count: 1_000, age: 86_400 },
    removeOnFail: { count: 5_000, age: 7 * 86_400 },
  },
  background: { removeOnComplete: { count: 100 }, removeOnFail: { count: 200, age: 7 * 86_400 } },
} as const satisfies Record<QueueName, Partial<WorkerOptions>>;

const workerOptions = {
  lockDuration: 2_000,
  // The lock of a job is renewed when it is 500 ms old: a process whose event loop is blocked for a second
  // loses no lock.
  lockRenewTime: 500,
  stalledInterval: 500,
  // Postgres limits how often a generation may lose its worker, so BullMQ needs no limit.
  maxStalledCount: 1_000_000,
  // Seconds that a blocking read may last. The limit ends a read that never settles after Redis was unavailable.
  drainDelay: 1,
  runRetryDelay: 100,
} as const;
