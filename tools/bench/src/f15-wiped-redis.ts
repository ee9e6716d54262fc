import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startScriptedWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { ask } from './messages';
import { promptOf, reserveStatement } from './requests';
import { figuresOf, interleave } from './rounds';
import { type BenchApp, createBenchApp } from './bench-app';

/** Number of open jobs in benchmark F15, one job per user. */
const openJobs = { full: 10_000, smallest: 20 } as const;
/** Drawing time in ms of the running image. The time is longer than the benchmark, so that the other jobs stay open. */
const modelMs = 600_000;
const waitMs = 60_000;

/** Counts the waiting and active jobs in Redis. */
const inRedis = async ({ queue }: BenchApp): Promise<number> => {
  const { waiting, active } = await queue.counts();
  return waiting + active;
};

/** Waits until Redis has a number of jobs. @param count the least number of jobs @throws CountError after 60 s */
const untilThere = async (app: BenchApp, count: number): Promise<void> => {
  for (const end = Date.now() + waitMs; Date.now() < end; await delay(10)) {
    if ((await inRedis(app)) >= count) return;
  }
  throw new CountError(`${await inRedis(app)} of ${count} jobs are in Redis after ${waitMs / 1000} s`);
};

/** Checks that every generation is still open in Postgres. @throws CountError if a generation has ended */
const expectOpen = async ({ owner, users }: BenchApp): Promise<void> => {
  const { rows } = await owner.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM generations WHERE status IN ('queued', 'running')`,
  );
  if (rows[0]?.open !== users.length)
    throw new CountError(`only ${rows[0]?.open} of ${users.length} generations are still open`);
};

/**
 * Queues one generation per user and starts a worker with one slot.
 * @returns number of jobs that must be in Redis again after all data of Redis was deleted: all jobs except that of
 * the running generation
 */
const openAll = async (bench: Bench, app: BenchApp): Promise<number> => {
  const ids = app.users.map(() => randomUUID());
  for (let from = 0; from < ids.length; from += 1000) {
    const [users, some] = [app.users.slice(from, from + 1000), ids.slice(from, from + 1000)];
    await app.owner.query(reserveStatement(users, some, promptOf(modelMs)));
  }
  await startScriptedWorker(bench, app, 1);
  for (const end = Date.now() + waitMs; Date.now() < end; await delay(50)) {
    const { rows } = await app.owner.query<{ settled: boolean }>(
      `SELECT NOT EXISTS (SELECT 1 FROM outbox) AND EXISTS (SELECT 1 FROM generations WHERE status = 'running')
              AS settled`,
    );
    if (rows[0]?.settled) return (await inRedis(app)) - 1;
  }
  throw new CountError('the jobs were not added to Redis within 60 s');
};

/**
 * Benchmark F15: time from the deletion of all data in Redis until 10,000 open jobs are enqueued again, compared
 * with one `addBulk` of 10,000 jobs.
 */
export const wipeRedis: Benchmark = async (bench) => {
  const count = bench.of(openJobs.full, openJobs.smallest);
  const app = await createBenchApp(bench.settings, 'bench_15', count);
  const bulk = await bench.processes.startScript('bare-bulk', { REDIS_URL: app.redisUrl });
  const redis = new Redis(app.redisUrl);
  const handed = await openAll(bench, app);
  const measured = await interleave(bench, {
    ours: async () => {
      const begin = performance.now();
      await redis.flushdb();
      await untilThere(app, handed);
      const seconds = (performance.now() - begin) / 1000;
      await expectOpen(app);
      return seconds;
    },
    peer: () => ask<{ count: number }, number>(bulk, { count: handed }),
  });
  await expectCleanAudit(app);
  await bench.processes.endAll();
  redis.disconnect();
  await app.close();
  return [
    {
      name: 'F15',
      path: `Redis wiped with ${count} open jobs, to ${handed} handed over again`,
      beside: `BullMQ, addBulk of ${handed}`,
      figures: figuresOf(measured, (seconds) => seconds),
      unit: 's',
      aim: { at: 'most', ratio: 2 },
    },
  ];
};
