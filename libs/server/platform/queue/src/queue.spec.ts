import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createLogger } from '@portada/observability';
import { type RedisServer, startRedisServer } from '@portada/testing';
import { Redis } from 'ioredis';
import { createJobQueue } from './job-queue';
import { startJobWorker } from './job-worker';
import type { JobHandler, JobQueue, JobWorker } from './port';

const logger = createLogger({ name: 'test', level: 'silent' });
let server: RedisServer;
let prefix: string;
let queue: JobQueue;
let raw: Redis;
const workers: JobWorker[] = [];

beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.remove());

beforeEach(async () => {
  prefix = `test-${randomUUID()}`;
  raw = new Redis(server.url, { retryStrategy: () => 100, maxRetriesPerRequest: null });
  raw.on('error', () => undefined);
  queue = createJobQueue({ redisUrl: server.url, prefix, logger });
  await connected(queue);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close({ graceMs: 0 })));
  await queue.close();
  raw.disconnect();
});

const work = (handler: JobHandler<'generation.run'>, concurrency = 1) => {
  const worker = startJobWorker({
    redisUrl: server.url,
    prefix,
    concurrency,
    handlers: { 'generation.run': handler },
    logger,
  });
  workers.push(worker);
  return worker;
};

/** A handler that gathers ids, and `reached(n)`, which resolves when n jobs have arrived. */
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

/** Tries again on every reply until it succeeds; the jest time-out bounds it. */
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

test('a job reaches its handler with its payload, and leaves nothing behind', async () => {
  const seen = gather();
  work(seen.handler);
  const { name, id } = job();
  await queue.add([{ name, id }]);
  await seen.reached(1);
  expect(seen.ids).toEqual([id]);
  await empty();
  expect(await raw.exists(`${prefix}:generations:${id}`)).toBe(0);
});

test('the same id is one job while it waits, and may come again when it is done', async () => {
  const seen = gather();
  const first = job();
  await queue.add([first, first]);
  await queue.add([first]);
  work(seen.handler);
  await seen.reached(1);
  await empty();
  await queue.add([first]);
  await seen.reached(2);
  expect(seen.ids).toEqual([first.id, first.id]);
});

test('another hand-over of the same id runs while the job of the first is active', async () => {
  const id = randomUUID();
  const started: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let second = (): void => undefined;
  const both = new Promise<void>((resolve) => (second = resolve));
  work(async ({ generationId }) => {
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

test('keeps the oldest first, over several calls', async () => {
  const jobs = Array.from({ length: 50 }, () => job());
  await queue.add(jobs.slice(0, 20));
  await queue.add(jobs.slice(20));
  const seen = gather();
  work(seen.handler);
  await seen.reached(50);
  expect(seen.ids).toEqual(jobs.map(({ id }) => id));
});

test('an id that BullMQ would misread is refused before anything is added', async () => {
  for (const id of ['a:b', '12345', '']) {
    await expect(queue.add([job(), job(id)])).rejects.toThrow('A job id');
  }
  expect((await queue.counts()).waiting).toBe(0);
});

test('tells how many wait and how long the next in line has waited', async () => {
  expect(await queue.oldestWaitMs()).toBe(0);
  await queue.add([job()]);
  await eventually(async () => expect(await queue.oldestWaitMs()).toBeGreaterThan(20));
  await queue.add([job()]);
  expect(await queue.oldestWaitMs()).toBeGreaterThan(20);
  expect(await queue.counts()).toEqual({ waiting: 2, active: 0, delayed: 0, failed: 0 });
});

test('tells how many workers are connected, and none once they are gone', async () => {
  expect(await queue.workers()).toBe(0);
  const [first] = [work(gather().handler), work(gather().handler, 3)];
  await eventually(async () => expect(await queue.workers()).toBe(2));
  await first.close({ graceMs: 0 });
  await eventually(async () => expect(await queue.workers()).toBe(1));
});

test('a handler that fails loses its job, is logged by its class, and the next job runs', async () => {
  const lines: string[] = [];
  const seen = gather();
  const worker = startJobWorker({
    redisUrl: server.url,
    prefix,
    concurrency: 1,
    logger: createLogger({ name: 'test', level: 'info' }, { write: (line: string) => void lines.push(line) }),
    handlers: {
      'generation.run': async (payload) => {
        await seen.handler(payload);
        if (seen.ids.length === 1) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        if (seen.ids.length === 2) throw new TypeError('a bug');
      },
    },
  });
  workers.push(worker);
  await queue.add([job(), job(), job()]);
  await seen.reached(3);
  await empty();
  const levels = lines.map((line) => JSON.parse(line) as { level: number; msg: string; jobId: string });
  expect(levels.filter(({ msg }) => msg === 'a job failed').map(({ level }) => level)).toEqual([40, 50]);
  expect(levels[0]?.jobId).toBe(seen.ids[0]);
});

test('a job of unknown shape is dropped', async () => {
  const seen = gather();
  work(seen.handler);
  await queue.add([job('no-uuid'), job()]);
  await seen.reached(1);
  await empty();
  expect(seen.ids).toHaveLength(1);
  expect(seen.ids).not.toContain('no-uuid');
});

test('closing waits for running jobs, takes no more, and gives an aborted one back', async () => {
  let release = () => {};
  const started = gather();
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = work(async (payload) => {
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
  const second = work(async (payload, signal) => {
    await aborted.handler(payload);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  await aborted.reached(1);
  await second.close({ graceMs: 0 });
  expect(await queue.counts()).toMatchObject({ waiting: 1, active: 0 });

  const third = gather();
  work(third.handler);
  await third.reached(1);
  expect(third.ids).toEqual([b.id]);
});

test('an idle worker and a busy one go on after Redis was killed, wiped or frozen', async () => {
  const idle = gather();
  work(idle.handler, 2);
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
  // The job that was refused while Redis was frozen may have been taken after all.
  await idle.reached(4);
});

test('the job of a worker that was killed goes to another worker', async () => {
  const file = join(__dirname, 'worker-under-test.ts');
  const doomed = fork(file, [server.url, prefix], { execArgv: ['--import', 'tsx'] });
  const taken = once(doomed, 'message');
  await queue.add([job()]);
  await taken;
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  const seen = gather();
  work(seen.handler);
  await seen.reached(1);
  await empty();
}, 30_000);

test('a queue and a worker made while Redis is away work when it comes', async () => {
  await server.kill();
  const late = createJobQueue({ redisUrl: server.url, prefix, logger });
  const seen = gather();
  work(seen.handler);
  await expect(late.add([job()])).rejects.toThrow('Redis is away');
  await server.start();
  await connected(late);
  await late.add([job()]);
  await seen.reached(1);
  await late.close();
});

test('closing a worker does not wait for a Redis that is away', async () => {
  const seen = gather();
  const worker = work(seen.handler);
  await queue.add([job()]);
  await seen.reached(1);
  await server.kill();
  const before = Date.now();
  await worker.close({ graceMs: 60_000 });
  expect(Date.now() - before).toBeLessThan(30_000);
  await server.start();
});

test('the epoch stays, and changes after a wipe and after a restart', async () => {
  const first = await queue.epoch();
  expect(await queue.epoch()).toBe(first);
  await raw.flushall();
  const second = await queue.epoch();
  expect(second).not.toBe(first);
  await server.kill();
  await server.start();
  await connected(queue);
  expect(await queue.epoch()).not.toBe(second);
});
