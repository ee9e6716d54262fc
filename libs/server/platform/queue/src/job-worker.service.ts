import { BullRegistrar } from '@nestjs/bullmq';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { jobSchedules } from '@portada/contracts';
import type { Redis } from '@portada/redis';
import type { JobDispatcher } from './job-dispatcher.processor';
import { JobSchedulesService } from './job-schedules.service';
import { JOB_WORKER_OPTIONS, type JobWorkerOptions, servedQueues } from './job-worker-options';
import { withinMs } from './within-ms';

/** Injection token of a worker's dispatchers, one for each queue that it serves. */
export const JOB_DISPATCHERS = Symbol('JOB_DISPATCHERS');

/** Injection token of a worker's connection, which waits for Redis. */
export const WORKER_REDIS = Symbol('WORKER_REDIS');

/** Milliseconds that a stopping worker waits for the answer of Redis to a ping. */
const pingMs = 500;

/** Starts and stops the workers of this process, which run the jobs of its queues. */
@Injectable()
export class JobWorkerService implements OnModuleDestroy {
  private state: 'ready' | 'started' | 'stopped' = 'ready';

  constructor(
    @Inject(ModuleRef) private readonly modules: ModuleRef,
    @Inject(JobSchedulesService) private readonly schedules: JobSchedulesService,
    @Inject(JOB_DISPATCHERS) private readonly dispatchers: readonly JobDispatcher[],
    @Inject(WORKER_REDIS) private readonly redis: Redis,
    @Inject(JOB_WORKER_OPTIONS) private readonly options: JobWorkerOptions,
  ) {}

  /**
   * Starts the workers that run jobs. While Redis is unavailable, the worker waits for Redis without a time limit.
   * @param isClockRight tells whether the clock of this process is right; only then it repairs the times of schedules
   */
  start(isClockRight: () => boolean = () => true): void {
    this.state = 'started';
    this.modules.get(BullRegistrar, { strict: false }).register();
    if (servedQueues(this.options).includes('background')) this.schedules.start(jobSchedules, isClockRight);
  }

  /**
   * Stops the workers: no more jobs start, running jobs are waited for, and then their signals are aborted. An
   * aborted job returns to the queue. Resolves when the handlers have returned, at most two seconds after the abort
   * (half a second more while Redis is unavailable).
   * @param options `graceMs`: ms that running jobs of `generations` get; jobs of `background` are aborted at once
   */
  async stop({ graceMs }: { graceMs: number }): Promise<void> {
    if (this.state !== 'started') return;
    this.state = 'stopped';
    const schedulesEnded = this.schedules.stop();
    await Promise.all(this.dispatchers.map((dispatcher) => dispatcher.pause()));
    // A ping is needed, because a connection that was just lost still has the status `ready`.
    let isRedisUnavailable = true;
    await withinMs(
      pingMs,
      this.redis.ping().then(() => (isRedisUnavailable = false)),
    );
    await Promise.all(
      this.dispatchers.map((dispatcher) =>
        dispatcher.close({
          graceMs: dispatcher.worker.name === 'background' ? 0 : graceMs,
          isRedisUnavailable,
        }),
      ),
    );
    await schedulesEnded;
  }

  async onModuleDestroy(): Promise<void> {
    await this.stop({ graceMs: 0 });
    this.redis.disconnect();
  }
}
