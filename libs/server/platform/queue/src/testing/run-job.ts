import { Injectable, type Provider, type Type } from '@nestjs/common';
import type { JobName } from '@portada/contracts';
import { createLogger } from '@portada/observability';
import { testRedis, until } from '@portada/testing';
import type { BullQueue } from '../bull-queues';
import { JobWorkerService } from '../job-worker.service';
import { type HandedOverJobName, jobNamesOf, queueOf } from '../names';
import { OnJob } from '../on-job';
import type { JobQueue, JobResult } from '../port';
import { ALL_QUEUES, JOB_QUEUE } from '../queue.module';
import { bootWorker } from './job-worker';

const logger = createLogger({ name: 'test', level: 'silent' });

/** Creates job handlers that do nothing. A worker boots only if every job of its queue has a handler. */
const idleHandlers = (names: readonly JobName[]): Type[] =>
  names.map((name) => {
    @Injectable()
    class IdleService {
      @OnJob(name)
      run(): Promise<void> {
        return Promise.resolve();
      }
    }
    return IdleService;
  });

/** Options of `runJob`: providers with the handler of the job, and the id in the payload of an enqueued job. */
type RunOptions = { providers: Provider[]; id?: string };

/**
 * Runs one job in a separate queue with a separate worker, in the Redis of the tests.
 * @returns the result of the handler
 * @throws Error with the stored reason if the job failed
 */
export const runJob = async (name: JobName, { providers, id }: RunOptions): Promise<JobResult> => {
  const queueName = queueOf(name) ?? 'background';
  const { url, prefix } = testRedis();
  const others = idleHandlers(jobNamesOf(queueName).filter((other) => other !== name));
  const app = await bootWorker([...providers, ...others], {
    redisUrl: url,
    prefix,
    logger,
    concurrency: 1,
    queues: [queueName],
  });
  try {
    if (id !== undefined) {
      const jobs = app.get<JobQueue>(JOB_QUEUE);
      await until(() => jobs.ping().then(() => true), { what: 'the connection to Redis' });
      await jobs.add([{ name: name as HandedOverJobName, id }]);
    }
    // A scheduled job runs as soon as its worker starts.
    app.get(JobWorkerService).start();
    const found = app.get<BullQueue[]>(ALL_QUEUES).find((queue) => queue.name === queueName);
    const ended = await until(
      async () => {
        const jobs = await found?.queue.getJobs(['completed', 'failed']);
        return jobs?.find((job) => job.name === name && job.finishedOn !== undefined) ?? null;
      },
      { what: `${name} to end` },
    );
    if (ended.failedReason) throw new Error(ended.failedReason);
    return ended.returnvalue as JobResult;
  } finally {
    await app.close();
  }
};
