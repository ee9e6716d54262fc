import { randomUUID } from 'node:crypto';
import { createLogger } from '@portada/observability';
import { type RedisServer, startRedisServer, until } from '@portada/testing';
import { Redis } from 'ioredis';
import { BackgroundJobReports, keptLogLines } from './job-reports';
import type { JobHandler, JobProgress } from './port';
import { type TestQueues, type TestWorker, openQueues, startJobWorker } from './testing/job-worker';

const logger = createLogger({ name: 'test', level: 'silent' });
let server: RedisServer;
let prefix: string;
let queues: TestQueues;
let raw: Redis;
let worker: TestWorker | undefined;

beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.remove());
beforeEach(async () => {
  prefix = `test-${randomUUID()}`;
  raw = new Redis(server.url, { maxRetriesPerRequest: null });
  raw.on('error', () => undefined);
  queues = await openQueues({ redisUrl: server.url, prefix, logger });
  await until(() => queues.jobs.ping().then(() => true), { what: 'Redis' });
});
afterEach(async () => {
  await worker?.close({ graceMs: 0 });
  worker = undefined;
  await queues.close();
  raw.disconnect();
});

/** Starts a worker and adds one job. @returns the id of the generation */
const runOne = async (handler: JobHandler<'generation.run'>): Promise<string> => {
  worker = await startJobWorker(handler, { redisUrl: server.url, prefix, logger });
  const id = randomUUID();
  await queues.jobs.add([{ name: 'generation.run', id }]);
  return id;
};

/** Reads progress and log lines of the only completed job. */
const completed = async () => {
  const [jobId = ''] = await raw.zrange(`${prefix}:generations:completed`, 0, -1);
  const [progress, lines] = await Promise.all([
    raw.hget(`${prefix}:generations:${jobId}`, 'progress'),
    raw.lrange(`${prefix}:generations:${jobId}:logs`, 0, -1),
  ]);
  return jobId === '' ? null : { progress: JSON.parse(progress ?? 'null') as JobProgress | null, lines };
};

test('a completed job keeps its last progress and its first 20 log lines with their times', async () => {
  await runOne(async (_payload, { reports }) => {
    for (let percent = 0; percent <= 100; percent++) {
      reports.progress({ progress: percent, stage: 'drawing' });
      reports.log(`line ${percent}`);
    }
    await Promise.resolve();
  });
  const job = await until(
    async () => {
      const found = await completed();
      return found?.progress?.progress === 100 && found.lines.length === keptLogLines ? found : null;
    },
    { what: 'the reports of the job' },
  );
  expect(job.progress).toEqual({ progress: 100, stage: 'drawing' });
  expect(job.lines.map((line) => line.split(' ').slice(1).join(' '))).toEqual(
    Array.from({ length: keptLogLines }, (_, n) => `line ${n}`),
  );
  expect(Date.parse(job.lines[0]?.split(' ')[0] ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('reports are written at most once at a time, and only the newest progress is kept in between', async () => {
  const written: unknown[] = [];
  let release: (() => void) | undefined;
  const reports = new BackgroundJobReports({
    updateProgress: (progress) => {
      written.push(progress);
      return new Promise<void>((resolve) => (release = resolve));
    },
    log: () => Promise.resolve(0),
  });
  for (let percent = 1; percent <= 50; percent++) reports.progress({ progress: percent, stage: null });
  expect(written).toEqual([{ progress: 1, stage: null }]);
  reports.end();
  release?.();
  await until(() => written.length === 2, { what: 'the second write' });
  expect(written[1]).toEqual({ progress: 50, stage: null });
  release?.();
});

test('a job ends while its reports wait for a Redis that does not answer', async () => {
  let ended: (() => void) | undefined;
  const handlerEnded = new Promise<void>((resolve) => (ended = resolve));
  await runOne(async (_payload, { reports }) => {
    server.freeze();
    reports.progress({ progress: 50, stage: 'drawing' });
    reports.log('a line');
    await Promise.resolve();
    ended?.();
  });
  await handlerEnded;
  server.thaw();
  await until(completed, { what: 'the job to complete' });
});

test('a failed write of a report is ignored, and later reports are written', async () => {
  const lines: string[] = [];
  const reports = new BackgroundJobReports({
    updateProgress: () => Promise.reject(new Error('Missing key')),
    log: (line) => Promise.resolve(lines.push(line)),
  });
  reports.end();
  reports.progress({ progress: 1, stage: null });
  reports.log('a line');
  await until(() => lines.length === 1, { what: 'the line' });
});
