import { Inject, Injectable } from '@nestjs/common';
import { type RunningLoops, startLoops } from '@portada/scheduler';
import { JOB_WORKER_OPTIONS, type JobWorkerOptions } from './job-worker-options';
import type { BackgroundQueue, JobQueue, Schedules } from './port';
import { BACKGROUND_QUEUE, JOB_QUEUE } from './queue.module';

/** Milliseconds between two checks whether Redis still has the schedules, and between two repairs of their times. */
const watchMs = 1_000;
const repairMs = 60_000;

/**
 * Creates the schedules of the queue `background` in Redis when the worker starts, when Redis is available again, and
 * within a second after Redis was wiped. A worker with a right clock repairs schedules that another clock has put off.
 */
@Injectable()
export class JobSchedulesService {
  /** Id of the Redis instance that has the job schedules; null before the schedules were created. */
  private knownInstance: string | null = null;
  private loop: RunningLoops | undefined;
  /** Time of the last repair in ms, by the monotonic clock. */
  private repairedAt = -Infinity;

  constructor(
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(BACKGROUND_QUEUE) private readonly background: BackgroundQueue,
    @Inject(JOB_WORKER_OPTIONS) private readonly options: JobWorkerOptions,
  ) {}

  /**
   * Creates the job schedules now, and again whenever Redis has lost the schedules.
   * @param isClockRight tells whether the clock of this process is right; only then the times of schedules are repaired
   */
  start(schedules: Schedules, isClockRight: () => boolean): void {
    const look = async (): Promise<void> => {
      await this.ensure(schedules);
      if (isClockRight()) await this.repair(schedules);
    };
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

  private async repair(schedules: Schedules): Promise<void> {
    if (performance.now() - this.repairedAt < repairMs) return;
    await this.background.repairSchedules(schedules);
    this.repairedAt = performance.now();
  }
}
