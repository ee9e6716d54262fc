import { Inject, Injectable } from '@nestjs/common';
import { type RunningLoops, startLoops } from '@portada/scheduler';
import { JOB_WORKER_OPTIONS, type JobWorkerOptions } from './job-worker-options';
import type { BackgroundQueue, JobQueue, Schedules } from './port';
import { BACKGROUND_QUEUE, JOB_QUEUE } from './queue.module';

/** Milliseconds between two checks whether Redis still has the schedules. */
const watchMs = 1_000;

/**
 * Creates the schedules of the queue `background` in Redis when the worker starts, when Redis is available again, and
 * within a second after Redis was wiped.
 */
@Injectable()
export class JobSchedulesService {
  /** Id of the Redis instance that has the job schedules; null before the schedules were created. */
  private knownInstance: string | null = null;
  private loop: RunningLoops | undefined;

  constructor(
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(BACKGROUND_QUEUE) private readonly background: BackgroundQueue,
    @Inject(JOB_WORKER_OPTIONS) private readonly options: JobWorkerOptions,
  ) {}

  /** Creates the job schedules now, and again whenever Redis has lost the schedules. */
  start(schedules: Schedules): void {
    const look = (): Promise<void> => this.ensure(schedules);
    this.loop = startLoops([{ name: 'job-schedules', everyMs: watchMs, look }], this.options.logger);
    this.jobs.onReconnect(() => {
      if (this.loop) look().catch(() => undefined);
    });
  }

  /** Stops checking the job schedules, and resolves when the loop has ended. */
  async stop(): Promise<void> {
    const { loop } = this;
    this.loop = undefined;
    await loop?.stop();
  }

  /**
   * Creates the job schedules unless the present Redis instance has the schedules. @throws OperationalError while
   * Redis is unavailable
   */
  private async ensure(schedules: Schedules): Promise<void> {
    const instance = await this.jobs.redisInstanceId();
    if (instance === this.knownInstance) return;
    await this.background.makeSchedules(schedules, { removeOthers: this.knownInstance === null });
    this.knownInstance = instance;
  }
}
