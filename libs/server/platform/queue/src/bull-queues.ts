import { randomUUID } from 'node:crypto';
import { OperationalError } from '@portada/errors';
import { type Redis, onReconnect, runIdsOf } from '@portada/redis';
import type { JobsOptions, Queue } from 'bullmq';
import { keptLogLines } from './job-reports';
import { type QueueName, checkJobId, payloadOf } from './names';
import type { BackgroundQueue, JobCounts, JobQueue, JobToAdd, QueueFigures, Schedules } from './port';

/**
 * Options of every BullMQ job. BullMQ makes one attempt, because Postgres decides about retries. Stack traces are not
 * stored, because they would only show this library.
 */
export const jobOptions = {
  attempts: 1,
  stackTraceLimit: 0,
  keepLogs: keptLogLines,
} as const satisfies JobsOptions;

/** A registered queue of BullMQ; only this library uses `queue`. */
export class BullQueue implements QueueFigures {
  readonly name: QueueName;

  constructor(
    protected readonly redis: Redis,
    readonly queue: Queue,
  ) {
    this.name = queue.name as QueueName;
  }

  counts(): Promise<JobCounts> {
    return this.ask(async () => {
      const counts = await this.queue.getJobCounts('wait', 'active', 'delayed', 'failed');
      const { wait = 0, active = 0, delayed = 0, failed = 0 } = counts;
      return { waiting: wait, active, delayed, failed };
    });
  }

  isPaused(): Promise<boolean> {
    return this.ask(() => this.queue.isPaused());
  }

  async setPaused(isPaused: boolean): Promise<void> {
    await this.ask(() => (isPaused ? this.queue.pause() : this.queue.resume()));
  }

  workers(): Promise<number> {
    return this.ask(async () => {
      const connections = await this.queue.getWorkers();
      return connections.length;
    });
  }

  oldestWaitMs(): Promise<number> {
    return this.ask(async () => {
      const [next] = await this.queue.getJobs(['wait'], 0, 0, true);
      return next ? Math.max(0, Date.now() - next.timestamp) : 0;
    });
  }

  async ping(): Promise<void> {
    await this.ask(() => this.redis.ping());
  }

  /**
   * Runs a request to Redis. Fails at once while Redis is unavailable, because BullMQ would wait and a user may be
   * waiting for the answer.
   */
  protected async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.redis.status !== 'ready') throw new OperationalError('Redis unavailable');
    try {
      return await question();
    } catch (error) {
      throw new OperationalError('Redis did not answer', { cause: error });
    }
  }
}

/** The queue `generations`, to which this process adds jobs. */
export class BullJobQueue extends BullQueue implements JobQueue {
  constructor(
    redis: Redis,
    queue: Queue,
    private readonly instanceKey: string,
  ) {
    super(redis, queue);
  }

  async add(jobs: readonly JobToAdd[]): Promise<void> {
    for (const { id } of jobs) checkJobId(id);
    if (jobs.length === 0) return;
    await this.ask(() =>
      this.queue.addBulk(
        jobs.map(({ name, id, handover = 0 }) => {
          const key = handover === 0 ? id : `${id}.${handover}`;
          return {
            name,
            data: payloadOf[name](id),
            // BullMQ ignores a job whose id exists already, also of an ended job, so each addition of a generation's
            // job has its own job id.
            opts: { jobId: `${key}.${suffix()}`, deduplication: { id: key, keepLastIfActive: true } },
          };
        }),
      ),
    );
  }

  redisInstanceId(): Promise<string> {
    return this.ask(async () => {
      // A wipe of Redis removes the key with the instance id. A restart of Redis, which may restore an old dump,
      // changes the run id.
      await this.redis.set(this.instanceKey, randomUUID(), 'NX');
      const [mark, runIds] = await Promise.all([this.redis.get(this.instanceKey), runIdsOf(this.redis)]);
      return `${runIds}.${mark ?? ''}`;
    });
  }

  onReconnect(listener: () => void): void {
    onReconnect(this.redis, listener);
  }
}

/** Returns a random suffix, so that several jobs of one generation have different job ids. */
const suffix = (): string => randomUUID().slice(0, 8);

/** The queue `background` of scheduled jobs. */
export class BullBackgroundQueue extends BullQueue implements BackgroundQueue {
  async makeSchedules(schedules: Schedules, { removeOthers }: { removeOthers: boolean }): Promise<void> {
    await this.ask(async () => {
      // The limit of one running job is stored in Redis like the job schedules. The limit prevents overlapping runs,
      // which schedules do not prevent.
      await this.queue.setGlobalConcurrency(1);
      if (removeOthers) await this.removeOthers(schedules);
      await Promise.all(
        Object.entries(schedules).map(([name, every]) =>
          this.queue.upsertJobScheduler(name, { every }, { name, data: {}, opts: jobOptions }),
        ),
      );
    });
  }

  async repairSchedules(schedules: Schedules): Promise<void> {
    await this.ask(async () => {
      const known = await this.queue.getJobSchedulers();
      const late = known.filter(({ key, next = 0 }) => {
        const every = schedules[key];
        return every !== undefined && next > Date.now() + 2 * every;
      });
      // An existing schedule would keep its next run time.
      for (const { key } of late) await this.queue.removeJobScheduler(key);
      if (late.length > 0) await this.makeSchedules(schedules, { removeOthers: false });
    });
  }

  private async removeOthers(schedules: Schedules): Promise<void> {
    const known = await this.queue.getJobSchedulers();
    const others = known.map(({ key }) => key).filter((key) => !Object.hasOwn(schedules, key));
    for (const key of others) await this.queue.removeJobScheduler(key);
  }
}
