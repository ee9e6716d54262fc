import { setTimeout as after } from 'node:timers/promises';
import { type JobName, type JobPayload, jobSchemas } from '@portada/contracts';
import { type Logger, classify } from '@portada/observability';
import { connectRedis } from '@portada/redis';
import { type Job, WaitingError, Worker } from 'bullmq';
import { defaultPrefix, queueName } from './names';
import type { JobHandler, JobHandlers, JobWorker } from './port';

const lockMs = 2_000;
/** Each lock is renewed when it is half as old: an event loop that is blocked for a second loses none. */
const lockRenewMs = 500;
const stalledCheckMs = 500;
/** ms that handlers get to return after their signal was aborted. */
const abortMs = 2_000;
/** ms that Redis gets to answer when the worker closes. */
const pingMs = 500;

const levels = { user: 'info', operational: 'warn', unexpected: 'error' } as const;

/**
 * Refuses a registry that is not exactly one handler per job name.
 * @param handlers by job name
 * @throws Error naming what is missing or unknown
 */
export const checkHandlers = (handlers: Readonly<Record<string, unknown>>): void => {
  const names = Object.keys(jobSchemas);
  const missing = names.filter((name) => typeof handlers[name] !== 'function');
  const unknown = Object.keys(handlers).filter((name) => !names.includes(name));
  if (missing.length) throw new Error(`No handler for the jobs: ${missing.join(', ')}`);
  if (unknown.length) throw new Error(`Handlers for jobs that do not exist: ${unknown.join(', ')}`);
};

const isJobName = (name: string): name is JobName => name in jobSchemas;

class BullJobWorker implements JobWorker {
  /** A controller per job: one signal for all would gather a listener of each. */
  private readonly running = new Map<Promise<unknown>, AbortController>();
  private readonly redis;
  private readonly worker: Worker;

  constructor(
    private readonly options: {
      redisUrl: string;
      prefix?: string;
      concurrency: number;
      handlers: JobHandlers;
      logger: Logger;
    },
  ) {
    const { logger, prefix = defaultPrefix, concurrency } = options;
    this.redis = connectRedis({ url: options.redisUrl, name: 'job-worker', mode: 'wait', logger });
    this.worker = new Worker(queueName, (job, token) => this.take(job, token), {
      connection: this.redis,
      prefix,
      concurrency,
      lockDuration: lockMs,
      lockRenewTime: lockRenewMs,
      stalledInterval: stalledCheckMs,
      // How often a generation may be lost is counted in Postgres, by its fence.
      maxStalledCount: 1_000_000,
      // Bounds how long a blocking read that never settles can keep the worker silent after Redis was away.
      drainDelay: 1,
      runRetryDelay: 100,
      skipVersionCheck: true,
    });
    this.worker.on('error', (error) => logger.debug({ err: error }, 'job worker'));
    this.worker.on('stalled', (jobId) => logger.warn({ jobId }, 'a job lost its worker and goes to another'));
  }

  async close({ graceMs }: { graceMs: number }): Promise<void> {
    await this.worker.pause(true);
    // While Redis is away BullMQ would wait for it for ever; by force it lets go, and the lock's expiry gives the
    // job to another worker. Asked, because a connection that has just died still looks ready.
    let answered = false;
    await withinMs(
      pingMs,
      this.redis.ping().then(() => (answered = true)),
    );
    const closed = this.worker.close(!answered);
    const settled = async () => {
      while (this.running.size) await Promise.all(this.running.keys());
    };
    await withinMs(graceMs, settled());
    for (const controller of this.running.values()) controller.abort(new Error('the worker stops'));
    await withinMs(abortMs, Promise.all([settled(), closed]));
    this.redis.disconnect();
  }

  private async take(job: Job, token: string | undefined): Promise<void> {
    const controller = new AbortController();
    const run = this.run(job, controller.signal);
    this.running.set(run, controller);
    const outcome = await run;
    this.running.delete(run);
    if (outcome === 'again') {
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  /** Never throws: what a job failed of is in the log and in Postgres, and the job is done for Redis. */
  private async run(job: Job, signal: AbortSignal): Promise<'done' | 'again'> {
    const log = this.options.logger.child({ job: job.name, jobId: job.id });
    const payload = isJobName(job.name) ? jobSchemas[job.name].safeParse(job.data) : undefined;
    if (!isJobName(job.name) || !payload?.success) {
      log.error('a job of an unknown name or shape was dropped');
      return 'done';
    }
    try {
      await this.call(job.name, payload.data, signal);
    } catch (error) {
      if (signal.aborted) return 'again';
      log[levels[classify(error)]]({ err: error }, 'a job failed');
    }
    return 'done';
  }

  private call<N extends JobName>(name: N, payload: JobPayload<N>, signal: AbortSignal): Promise<void> {
    const handler: JobHandler<N> = this.options.handlers[name];
    return handler(payload, signal);
  }
}

/** Waits for work, but no longer than so many ms; a failure of the work counts as its end. */
const withinMs = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const timer = new AbortController();
  const late = after(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work.catch(() => undefined), late]);
  timer.abort();
};

/**
 * Starts the consuming side.
 * @param options `prefix` as the queue's, `concurrency` jobs at once, one handler per job name
 * @throws Error where a job name has no handler, or a handler has no job
 */
export const startJobWorker = (options: {
  redisUrl: string;
  prefix?: string;
  concurrency: number;
  handlers: JobHandlers;
  logger: Logger;
}): JobWorker => {
  checkHandlers(options.handlers);
  return new BullJobWorker(options);
};
