import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { ask } from './messages';
import { promptOf, reserveStatement } from './requests';
import { figuresOf, interleave } from './rounds';
import { type World, createWorld } from './world';

/** Open jobs; one of each user. */
const openJobs = { full: 10_000, smallest: 20 } as const;
/** Time in ms that the one running picture takes: longer than the benchmark, so that the others stay open. */
const modelMs = 600_000;
const waitMs = 60_000;

/** Jobs in Redis, waiting and running. */
const inRedis = async ({ queue }: World): Promise<number> => {
  const { waiting, active } = await queue.counts();
  return waiting + active;
};

const untilThere = async (world: World, count: number): Promise<void> => {
  for (const end = Date.now() + waitMs; Date.now() < end; await delay(10)) {
    if ((await inRedis(world)) >= count) return;
  }
  throw new CountError(`${await inRedis(world)} of ${count} jobs are in Redis after ${waitMs / 1000} s`);
};

/** @throws CountError unless every generation is still open in Postgres */
const expectOpen = async ({ owner, users }: World): Promise<void> => {
  const { rows } = await owner.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM generations WHERE status IN ('queued', 'running')`,
  );
  if (rows[0]?.open !== users.length) throw new CountError(`${rows[0]?.open} of ${users.length} are open`);
};

/**
 * A world whose jobs are all open, with a worker that is busy with one of them.
 * @returns the jobs that wait in Redis then; the running one does not come back after a wipe, for it has its worker
 */
const openAll = async (bench: Bench, world: World): Promise<number> => {
  const ids = world.users.map(() => randomUUID());
  for (let from = 0; from < ids.length; from += 1000) {
    const [users, some] = [world.users.slice(from, from + 1000), ids.slice(from, from + 1000)];
    await world.owner.query(reserveStatement(users, some, promptOf(modelMs)));
  }
  await startWorker(bench, world, 1);
  for (const end = Date.now() + waitMs; Date.now() < end; await delay(50)) {
    const { rows } = await world.owner.query<{ settled: boolean }>(
      `SELECT NOT EXISTS (SELECT 1 FROM outbox) AND EXISTS (SELECT 1 FROM generations WHERE status = 'running')
              AS settled`,
    );
    if (rows[0]?.settled) return (await inRedis(world)) - 1;
  }
  throw new CountError('the jobs were not handed over');
};

/** F15: Redis wiped with 10,000 open jobs, to all of them being there again, beside addBulk of as many. */
export const wipeRedis: Benchmark = async (bench) => {
  const count = bench.of(openJobs.full, openJobs.smallest);
  const world = await createWorld(bench.settings, 'bench_15', count);
  const bulk = await bench.processes.startScript('bare-bulk', { REDIS_URL: world.redisUrl });
  const redis = new Redis(world.redisUrl);
  const handed = await openAll(bench, world);
  const measured = await interleave(bench, {
    ours: async () => {
      const begin = performance.now();
      await redis.flushdb();
      await untilThere(world, handed);
      const seconds = (performance.now() - begin) / 1000;
      await expectOpen(world);
      return seconds;
    },
    peer: () => ask<{ count: number }, number>(bulk, { count: handed }),
  });
  await expectCleanAudit(world);
  await bench.processes.endAll();
  redis.disconnect();
  await world.close();
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
