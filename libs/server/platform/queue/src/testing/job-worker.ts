import { Injectable, Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from '@portada/observability';
import { JobWorkerModule } from '../job-worker.module';
import { JobWorkerService } from '../job-worker.service';
import { OnJob } from '../on-job';
import type { BackgroundQueue, JobHandler, JobQueue } from '../port';
import { BACKGROUND_QUEUE, JOB_QUEUE, QueueModule } from '../queue.module';

type Options = { redisUrl: string; prefix: string; logger: Logger };

/** The job queues of a process that has no job worker. */
export type TestQueues = { jobs: JobQueue; background: BackgroundQueue; close(): Promise<void> };

/** Opens the job queues of a process that has no job worker. */
export const openQueues = async (options: Options): Promise<TestQueues> => {
  const app = await NestFactory.createApplicationContext(QueueModule.register(options), { logger: false });
  return {
    jobs: app.get<JobQueue>(JOB_QUEUE),
    background: app.get<BackgroundQueue>(BACKGROUND_QUEUE),
    close: () => app.close(),
  };
};

/** A job worker of one queue in this process. */
export type TestWorker = { close(options: { graceMs: number }): Promise<void> };

/**
 * Boots a process with a worker and with the job handlers of the test. No job runs before the worker is started.
 * @param handlers classes with `@OnJob` methods
 * @throws Error unless each job of the queues has exactly one handler
 */
export const bootWorker = (
  handlers: Provider[],
  options: Options & Omit<Parameters<typeof JobWorkerModule.register>[0], keyof Options>,
) => {
  @Module({
    imports: [QueueModule.register(options), JobWorkerModule.register(options)],
    providers: handlers,
  })
  class WorkerUnderTestModule {}
  return NestFactory.createApplicationContext(WorkerUnderTestModule, { logger: false, abortOnError: false });
};

/** Starts a worker of the queue `generations` with the given job handler. */
export const startJobWorker = async (
  handler: JobHandler<'generation.run'>,
  { concurrency = 1, ...options }: Options & { concurrency?: number },
): Promise<TestWorker> => {
  @Injectable()
  class Handlers {
    @OnJob('generation.run')
    run(...job: Parameters<JobHandler<'generation.run'>>): ReturnType<JobHandler<'generation.run'>> {
      return handler(...job);
    }
  }
  const app = await bootWorker([Handlers], { ...options, concurrency, queues: ['generations'] });
  const worker = app.get(JobWorkerService);
  worker.start();
  return {
    close: async (close) => {
      await worker.stop(close);
      await app.close();
    },
  };
};
