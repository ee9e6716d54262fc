import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { connectRedis, prefixOf } from '@portada/redis';
import { processorOf } from './job-dispatcher.processor';
import { JobHandlersService } from './job-handlers.service';
import { JobSchedulesService } from './job-schedules.service';
import { JOB_WORKER_OPTIONS, type JobWorkerOptions, servedQueues } from './job-worker-options';
import { JOB_DISPATCHERS, JobWorkerService, WORKER_REDIS } from './job-worker.service';
import { defaultPrefix } from './names';

/**
 * Runs the jobs of a process: each `@OnJob` method of its providers is a handler. The process imports QueueModule. No
 * job runs before JobWorkerService is started.
 */
@Module({})
export class JobWorkerModule {
  /**
   * Creates the module that runs jobs.
   * @param options `prefix` as in QueueModule; `concurrency`: number of jobs of `generations` that run at once;
   *   `queues`: queues whose jobs this process runs, all queues by default
   */
  static register(options: JobWorkerOptions): DynamicModule {
    const { redisUrl, logger } = options;
    const prefix = prefixOf(redisUrl, options.prefix ?? defaultPrefix);
    const redis = connectRedis({ url: redisUrl, name: 'job-worker', mode: 'wait', logger });
    const dispatchers = servedQueues(options).map((queue) => {
      const concurrency = queue === 'background' ? 1 : options.concurrency;
      return { provide: Symbol(queue), useClass: processorOf(queue, { prefix, redis, concurrency }) };
    });
    return {
      module: JobWorkerModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: JOB_WORKER_OPTIONS, useValue: options },
        { provide: WORKER_REDIS, useValue: redis },
        MetadataScanner,
        JobHandlersService,
        JobSchedulesService,
        JobWorkerService,
        ...dispatchers,
        {
          provide: JOB_DISPATCHERS,
          inject: dispatchers.map(({ provide }) => provide),
          useFactory: (...made: unknown[]) => made,
        },
      ],
      exports: [JobWorkerService],
    };
  }
}
