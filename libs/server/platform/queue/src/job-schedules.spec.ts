import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { type ScheduledJobName, jobSchedules } from '@portada/contracts';
import { createLogger } from '@portada/observability';
import { type RedisServer, startRedisServer, until } from '@portada/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JobWorkerService } from './job-worker.service';
import { OnJob } from './on-job';
import type { BackgroundQueue } from './port';
import { BACKGROUND_QUEUE } from './queue.module';
import { bootWorker } from './testing/job-worker';

const logger = createLogger({ name: 'test', level: 'silent' });
const names = (Object.keys(jobSchedules) as ScheduledJobName[]).sort();
let server: RedisServer;
let raw: Redis;
let prefix: string;
/** Names of the jobs that ran, in every worker of the test. */
let ran: string[];
let active: number;
let mostActive: number;
const apps: INestApplicationContext[] = [];

const run = async (name: string): Promise<void> => {
  active += 1;
  mostActive = Math.max(mostActive, active);
  await new Promise(setImmediate);
  active -= 1;
  ran.push(name);
};

/** Classes with a handler for each scheduled job. */
const handlers = names.map((name) => {
  @Injectable()
  class BackgroundService {
    @OnJob(name)
    run(): Promise<void> {
      return run(name);
    }
  }
  return BackgroundService;
});

beforeAll(async () => {
  server = await startRedisServer();
  raw = new Redis(server.url, { maxRetriesPerRequest: null });
  raw.on('error', () => undefined);
});
afterAll(async () => {
  raw.disconnect();
  await server.remove();
});
beforeEach(() => {
  prefix = `test-${randomUUID()}`;
  ran = [];
  active = 0;
  mostActive = 0;
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** Boots and starts a worker of the queue `background`. */
const startWorker = async (): Promise<BackgroundQueue> => {
  const options = { redisUrl: server.url, prefix, logger, concurrency: 1, queues: ['background'] as const };
  const app = await bootWorker(handlers, options);
  apps.push(app);
  app.get(JobWorkerService).start();
  return app.get<BackgroundQueue>(BACKGROUND_QUEUE);
};

/** Resolves when every scheduled job has run `times` times and waits for its next run. */
const allRan = (queue: BackgroundQueue, times: number) =>
  until(
    async () => {
      const counts = await queue.counts().catch(() => undefined);
      const isQuiet = counts?.waiting === 0 && counts.active === 0 && counts.delayed === names.length;
      return isQuiet && ran.length >= names.length * times;
    },
    { what: `every scheduled job to run ${times} times` },
  );

/** Reads the names of the job schedules that are stored in Redis. */
const kept = async () => (await raw.zrange(`${prefix}:background:repeat`, 0, -1)).sort();

test('two workers run each scheduled job once, one at a time, and again after Redis was wiped', async () => {
  const [queue] = await Promise.all([startWorker(), startWorker()]);
  await allRan(queue, 1);
  expect([...ran].sort()).toEqual(names);
  await raw.flushall();
  await allRan(queue, 2);
  expect([...ran].sort()).toEqual([...names, ...names].sort());
  expect(mostActive).toBe(1);
});

test('a worker creates the job schedules when Redis becomes available after its boot', async () => {
  await server.kill();
  const queue = await startWorker();
  await server.start();
  await allRan(queue, 1);
  expect(await kept()).toEqual(names);
});

test('a second boot of a worker keeps the next run time of each job schedule and removes schedules of unknown jobs', async () => {
  const queue = await startWorker();
  await allRan(queue, 1);
  await queue.makeSchedules({ 'old.job': 60_000 }, { removeOthers: false });
  expect(await kept()).toEqual([...names, 'old.job'].sort());
  const before = await raw.zscore(`${prefix}:background:repeat`, 'thumbnails.purge');
  await startWorker();
  await until(async () => (await kept()).length === names.length, { what: 'the old schedule to be removed' });
  expect(await kept()).toEqual(names);
  expect(await raw.zscore(`${prefix}:background:repeat`, 'thumbnails.purge')).toBe(before);
});

test('a worker runs a job at once whose schedule a process with a clock 30 days ahead has put off', async () => {
  const putOff = new Queue('background', { connection: { url: server.url }, prefix });
  const startDate = Date.now() + 30 * 86_400_000;
  await putOff.upsertJobScheduler('thumbnails.purge', { every: 60_000, startDate }, { data: {} });
  await putOff.close();
  const queue = await startWorker();
  await allRan(queue, 1);
  expect([...ran].sort()).toEqual(names);
});
