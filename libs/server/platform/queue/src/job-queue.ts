import { randomUUID } from 'node:crypto';
import { type Logger, OperationalError } from '@portada/observability';
import { type Redis, connectRedis, onReconnect } from '@portada/redis';
import { Queue } from 'bullmq';
import { checkJobId, defaultPrefix, payloadOf, queueName } from './names';
import type { JobCounts, JobQueue, JobToAdd } from './port';

/** Retries are decided in Postgres: a job leaves Redis however it ends, so that its id may come again. */
const jobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;

/** The JobQueue of this process; `queue` is for this library alone. */
export class BullJobQueue implements JobQueue {
  readonly name = queueName;

  constructor(
    private readonly redis: Redis,
    readonly queue: Queue,
    private readonly epochKey: string,
  ) {}

  async add(jobs: readonly JobToAdd[]): Promise<void> {
    for (const { id } of jobs) checkJobId(id);
    if (jobs.length === 0) return;
    await this.answer(() =>
      this.queue.addBulk(
        jobs.map(({ name, id, handover = 0 }) => ({
          name,
          data: payloadOf[name](id),
          opts: { ...jobOptions, jobId: handover === 0 ? id : `${id}.${handover}` },
        })),
      ),
    );
  }

  counts(): Promise<JobCounts> {
    return this.answer(async () => {
      const { wait, active, delayed, failed } = await this.queue.getJobCounts(
        'wait',
        'active',
        'delayed',
        'failed',
      );
      return { waiting: wait ?? 0, active: active ?? 0, delayed: delayed ?? 0, failed: failed ?? 0 };
    });
  }

  workers(): Promise<number> {
    return this.answer(async () => {
      const connections = await this.queue.getWorkers();
      return connections.length;
    });
  }

  oldestWaitMs(): Promise<number> {
    return this.answer(async () => {
      const [next] = await this.queue.getJobs(['wait'], 0, 0, true);
      return next ? Math.max(0, Date.now() - next.timestamp) : 0;
    });
  }

  epoch(): Promise<string> {
    return this.answer(async () => {
      // The mark is gone after a wipe; the run id differs after a restart, which may have brought an old dump.
      await this.redis.set(this.epochKey, randomUUID(), 'NX');
      const [mark, server] = await Promise.all([this.redis.get(this.epochKey), this.redis.info('server')]);
      return `${/^run_id:(\w+)/m.exec(server)?.[1] ?? ''}.${mark ?? ''}`;
    });
  }

  onReconnect(listener: () => void): void {
    onReconnect(this.redis, listener);
  }

  async ping(): Promise<void> {
    await this.answer(() => this.redis.ping());
  }

  async close(): Promise<void> {
    await this.queue.close();
    this.redis.disconnect();
  }

  /** BullMQ would wait for a connection; whoever hands jobs over has a sweeper behind it and wants to know now. */
  private async answer<T>(ask: () => Promise<T>): Promise<T> {
    if (this.redis.status !== 'ready') throw new OperationalError('Redis is away');
    try {
      return await ask();
    } catch (error) {
      throw new OperationalError('Redis did not answer', { cause: error });
    }
  }
}

/**
 * Opens the producing side. It connects in the background, so it can be made while Redis is away.
 * @param options `prefix` of every key in Redis, `portada` where it is left out
 */
export const createJobQueue = (options: { redisUrl: string; prefix?: string; logger: Logger }): JobQueue => {
  const { logger, prefix = defaultPrefix } = options;
  const redis = connectRedis({ url: options.redisUrl, name: 'job-queue', mode: 'failFast', logger });
  const queue = new Queue(queueName, {
    connection: redis,
    prefix,
    // Our own watch of the connection decides; a first connect that fails must not break the queue for ever.
    skipWaitingForReady: true,
    skipVersionCheck: true,
    skipMetasUpdate: true,
  });
  queue.on('error', (error) => logger.debug({ err: error }, 'job queue'));
  return new BullJobQueue(redis, queue, `${prefix}:${queueName}:epoch`);
};
