import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createLogger } from '@portada/observability';
import { type RedisServer, startRedisServer } from '@portada/testing';
import { Redis } from 'ioredis';
import { JobFailedError, type JobHandler, type JobQueue } from './port';
import { type TestQueues, type TestWorker, openQueues, startJobWorker } from './testing/job-worker';

const logger = createLogger({ name: 'test', level: 'silent' });
let server: RedisServer;
let prefix: string;
let queues: TestQueues;
let queue: JobQueue;
let raw: Redis;
const workers: TestWorker[] = [];

beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.remove());

beforeEach(async () => {
  prefix = `test-${randomUUID()}`;
  raw = new Redis(server.url, { retryStrategy: () => 100, maxRetriesPerRequest: null });
  raw.on('error', () => undefined);
  queues = await openQueues({ redisUrl: server.url, prefix, logger });
  queue = queues.jobs;
  await connected(queue);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close({ graceMs: 0 })));
  await queues.close();
  raw.disconnect();
});

const work = async (handler: JobHandler<'generation.run'>, concurrency = 1) => {
  const worker = await startJobWorker(handler, { redisUrl: server.url, prefix, concurrency, logger });
  workers.push(worker);
  return worker;
};

/**
 * Creates a job handler that collects the ids of jobs, and a function `reached(n)` that resolves when n jobs have
 * arrived.
 */
const gather = () => {
  const ids: string[] = [];
  let arrived = () => {};
  return {
    ids,
    handler: async ({ generationId }: { generationId: string }) => {
      ids.push(generationId);
      arrived();
    },
    reached: (n: number) =>
      new Promise<void>((resolve) => {
        arrived = () => void (ids.length >= n && resolve());
        arrived();
      }),
  };
};

const job = (id: string = randomUUID()) => ({ name: 'generation.run' as const, id });

/** Repeats an action until the action succeeds; the time limit of the test ends the repetition. */
const eventually = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
};
const connected = (target: JobQueue) => eventually(() => target.ping());
const empty = () =>
  eventually(async () => {
    expect(await queue.counts()).toMatchObject({ waiting: 0, active: 0 });
  });

test('a worker runs a job with its payload, and stores the job as completed with the result of its handler', async () => {
  const seen = gather();
  await work(async (payload) => {
    await seen.handler(payload);
    return { outcome: 'succeeded' };
  });
  const { name, id } = job();
  await queue.add([{ name, id }]);
  await seen.reached(1);
  expect(seen.ids).toEqual([id]);
  await empty();
  const [jobId = ''] = await raw.zrange(`${prefix}:generations:completed`, 0, -1);
  expect(jobId.startsWith(`${id}.`)).toBe(true);
  expect(await raw.hget(`${prefix}:generations:${jobId}`, 'returnvalue')).toBe('{"outcome":"succeeded"}');
});

test('jobs wait while the queue is paused, also for a worker that starts then, and run after the queue is resumed', async () => {
  const seen = gather();
  await work(seen.handler);
  await queue.setPaused(true);
  const jobs = [job(), job()];
  await queue.add(jobs);
  await work(seen.handler);
  expect(await queue.isPaused()).toBe(true);
  expect(await queue.counts()).toMatchObject({ waiting: 2, active: 0 });
  expect(seen.ids).toEqual([]);
  await queue.setPaused(false);
  await seen.reached(2);
  expect(await queue.isPaused()).toBe(false);
  expect(seen.ids.sort()).toEqual(jobs.map(({ id }) => id).sort());
});

test('the job queue keeps the last 1,000 completed jobs', async () => {
  const seen = gather();
  await work(seen.handler, 8);
  await queue.add(Array.from({ length: 1_005 }, () => job()));
  await seen.reached(1_005);
  await empty();
  expect(await raw.zcard(`${prefix}:generations:completed`)).toBe(1_000);
});

test('a worker runs a generation once while its job waits, and again when a job is added after that run', async () => {
  const seen = gather();
  const first = job();
  await queue.add([first, first]);
  await queue.add([first]);
  await work(seen.handler);
  await seen.reached(1);
  await empty();
  await queue.add([first]);
  await seen.reached(2);
  expect(seen.ids).toEqual([first.id, first.id]);
  await empty();
  expect(await raw.keys(`${prefix}:generations:d[en]:*`)).toEqual([]);
});

test('a worker runs a generation once more when its job is added again just before the active job ends', async () => {
  const first = job();
  const seen = gather();
  await work(async (payload) => {
    await seen.handler(payload);
    // The first job is still active. This job has already searched for waiting generations, and ends after this
    // handler.
    if (seen.ids.length === 1) await queue.add([first]);
  });
  await queue.add([first]);
  await seen.reached(2);
  expect(seen.ids).toEqual([first.id, first.id]);
});

test('a worker runs a job with a later handover number while an earlier job of the same generation is active', async () => {
  const id = randomUUID();
  const started: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let second = (): void => undefined;
  const both = new Promise<void>((resolve) => (second = resolve));
  await work(async ({ generationId }) => {
    started.push(generationId);
    if (started.length === 1) await held;
    else second();
  }, 2);
  await queue.add([{ ...job(id) }]);
  await queue.add([
    { ...job(id), handover: 1 },
    { ...job(id), handover: 1 },
  ]);
  await both;
  release();
  await empty();
  expect(started).toEqual([id, id]);
});

test('a worker runs jobs oldest first, also if several calls added the jobs', async () => {
  const jobs = Array.from({ length: 50 }, () => job());
  await queue.add(jobs.slice(0, 20));
  await queue.add(jobs.slice(20));
  const seen = gather();
  await work(seen.handler);
  await seen.reached(50);
  expect(seen.ids).toEqual(jobs.map(({ id }) => id));
});

test('the job queue refuses a job id that BullMQ would misread before any job is added', async () => {
  for (const id of ['a:b', '12345', '']) {
    await expect(queue.add([job(), job(id)])).rejects.toThrow('A job id');
  }
  expect((await queue.counts()).waiting).toBe(0);
});

test('the job queue counts waiting jobs and measures how long the next job has waited', async () => {
  expect(await queue.oldestWaitMs()).toBe(0);
  await queue.add([job()]);
  await eventually(async () => expect(await queue.oldestWaitMs()).toBeGreaterThan(20));
  await queue.add([job()]);
  expect(await queue.oldestWaitMs()).toBeGreaterThan(20);
  expect(await queue.counts()).toEqual({ waiting: 2, active: 0, delayed: 0, failed: 0 });
});

test('the job queue counts connected workers, and returns 0 after all workers were closed', async () => {
  expect(await queue.workers()).toBe(0);
  const first = await work(gather().handler);
  await work(gather().handler, 3);
  await eventually(async () => expect(await queue.workers()).toBe(2));
  await first.close({ graceMs: 0 });
  await eventually(async () => expect(await queue.workers()).toBe(1));
});

test('a worker stores a failed job with a code and a sentence as its reason, logs the class of the error, and runs the next job', async () => {
  const lines: string[] = [];
  const seen = gather();
  const handler = async (payload: { generationId: string }) => {
    await seen.handler(payload);
    const [unreachable, bug, settled] = [1, 2, 3];
    if (seen.ids.length === unreachable) throw Object.assign(new Error('boat'), { code: 'ECONNREFUSED' });
    if (seen.ids.length === bug) throw new TypeError('a red boat');
    if (seen.ids.length === settled) throw new JobFailedError('rate_limited', 'The model is busy.');
  };
  const write = (line: string): void => void lines.push(line);
  const log = createLogger({ name: 'test', level: 'info' }, { write });
  workers.push(await startJobWorker(handler, { redisUrl: server.url, prefix, logger: log }));
  await queue.add([job(), job(), job(), job()]);
  await seen.reached(4);
  await empty();
  const written = lines.map((line) => JSON.parse(line) as { level: number; msg: string; jobId: string });
  expect(written.filter(({ msg }) => msg === 'job failed').map(({ level }) => level)).toEqual([40, 50]);
  expect(written[0]?.jobId.startsWith(`${seen.ids[0]}.`)).toBe(true);
  expect(await queue.counts()).toEqual({ waiting: 0, active: 0, delayed: 0, failed: 3 });
  const failed = await raw.zrange(`${prefix}:generations:failed`, 0, -1);
  const kept = await Promise.all(failed.map((id) => raw.hgetall(`${prefix}:generations:${id}`)));
  // Jobs that fail in the same millisecond are sorted by their ids.
  expect(kept.map(({ failedReason }) => failedReason).sort()).toEqual([
    'Error: A service was unavailable. The log of the worker has the reason.',
    'TypeError: Unexpected error. The log of the worker has the reason.',
    'rate_limited: The model is busy.',
  ]);
  // Error messages may contain what users typed, so they must not be stored.
  expect(JSON.stringify(kept)).not.toContain('boat');
});

test('a worker runs a generation again when its job is added after a failed job was kept', async () => {
  const seen = gather();
  await work(async (payload) => {
    await seen.handler(payload);
    throw new JobFailedError('provider', 'The model failed.');
  });
  const one = job();
  await queue.add([one]);
  await seen.reached(1);
  await eventually(async () => expect((await queue.counts()).failed).toBe(1));
  await queue.add([one]);
  await seen.reached(2);
  await eventually(async () => expect((await queue.counts()).failed).toBe(2));
});

test('a worker stores a job with an unknown payload as failed', async () => {
  const seen = gather();
  await work(seen.handler);
  await queue.add([job('no-uuid'), job()]);
  await seen.reached(1);
  await empty();
  expect(seen.ids).not.toContain('no-uuid');
  expect((await queue.counts()).failed).toBe(1);
});

test('closing a worker waits for running jobs, starts no more, and returns an aborted job to the queue', async () => {
  let release = () => {};
  const started = gather();
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = await work(async (payload) => {
    await started.handler(payload);
    await held;
  });
  const [a, b] = [job(), job()];
  await queue.add([a, b]);
  await started.reached(1);
  const closing = first.close({ graceMs: 60_000 });
  release();
  await closing;
  expect(started.ids).toEqual([a.id]);
  expect(await queue.counts()).toMatchObject({ waiting: 1, active: 0 });

  const aborted = gather();
  const second = await work(async (payload, { signal }) => {
    await aborted.handler(payload);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  await aborted.reached(1);
  await second.close({ graceMs: 0 });
  expect(await queue.counts()).toMatchObject({ waiting: 1, active: 0 });

  const third = gather();
  await work(third.handler);
  await third.reached(1);
  expect(third.ids).toEqual([b.id]);
});

test('workers continue after Redis was killed, wiped or frozen', async () => {
  const idle = gather();
  await work(idle.handler, 2);
  const reconnected = jest.fn();
  queue.onReconnect(reconnected);

  await queue.add([job()]);
  await idle.reached(1);
  await server.kill();
  await expect(queue.add([job()])).rejects.toThrow('Redis');
  await server.start();
  await connected(queue);
  await queue.add([job()]);
  await idle.reached(2);
  expect(reconnected).toHaveBeenCalledTimes(1);

  await raw.flushall();
  await queue.add([job()]);
  await idle.reached(3);

  server.freeze();
  const before = Date.now();
  await expect(queue.add([job()])).rejects.toThrow('Redis');
  expect(Date.now() - before).toBeLessThan(30_000);
  server.thaw();
  await connected(queue);
  await queue.add([job()]);
  // Redis may have stored the job whose addition failed while Redis was frozen.
  await idle.reached(4);
});

test('another worker runs the job of a killed worker', async () => {
  const file = join(__dirname, 'testing/worker-under-test.ts');
  const victim = fork(file, [server.url, prefix], { execArgv: ['--import', 'tsx'] });
  const taken = once(victim, 'message');
  await queue.add([job()]);
  await taken;
  victim.kill('SIGKILL');
  await once(victim, 'exit');
  const seen = gather();
  await work(seen.handler);
  await seen.reached(1);
  await empty();
}, 30_000);

test('a queue and a worker that were created while Redis was unavailable work when Redis is available', async () => {
  await server.kill();
  const { jobs: late, close } = await openQueues({ redisUrl: server.url, prefix, logger });
  const seen = gather();
  await work(seen.handler);
  await expect(late.add([job()])).rejects.toThrow('Redis unavailable');
  await server.start();
  await connected(late);
  await late.add([job()]);
  await seen.reached(1);
  await close();
});

test('closing a worker with a running job aborts the job and does not wait while Redis is unavailable', async () => {
  const seen = gather();
  let aborted = false;
  const worker = await work(async (payload, { signal }) => {
    await seen.handler(payload);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    aborted = true;
  });
  await queue.add([job()]);
  await seen.reached(1);
  await server.kill();
  const before = Date.now();
  await worker.close({ graceMs: 100 });
  expect(aborted).toBe(true);
  expect(Date.now() - before).toBeLessThan(30_000);
  await server.start();
});

test('the stored id of the Redis instance changes only after Redis was wiped or restarted', async () => {
  const first = await queue.redisInstanceId();
  expect(await queue.redisInstanceId()).toBe(first);
  await raw.flushall();
  const second = await queue.redisInstanceId();
  expect(second).not.toBe(first);
  await server.kill();
  await server.start();
  await connected(queue);
  expect(await queue.redisInstanceId()).not.toBe(second);
});
