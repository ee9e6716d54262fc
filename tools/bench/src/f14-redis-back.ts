import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { hrtime } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { startScriptedWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit, handedOver } from './counts';
import type { Moments, Produce } from './f5-hand-over';
import { ask } from './messages';
import { OwnRedis } from './own-redis';
import { promptOf, reserveStatement } from './requests';
import { figuresOf, quietRounds } from './rounds';
import { type BenchApp, createBenchApp } from './bench-app';

/** Durations of the outages of Redis in ms, one after the other. */
const outagesMs = { full: [2_000, 5_000, 10_000], smallest: [500] } as const;
const rounds = { full: 9, smallest: 1 } as const;
/** Longest wait in ms for the start of a job. BullMQ reconnects after 20 s at most by default. */
const patienceMs = 60_000;

/** Reserves one generation with a short drawing time in Postgres, as the api does. @returns the id of the generation */
const reserve = async (app: BenchApp, round: number): Promise<string> => {
  const user = app.users[round % app.users.length];
  if (!user) throw new Error('the benchmark has no users');
  const id = randomUUID();
  await app.owner.query(reserveStatement([user], [id], promptOf(1)));
  return id;
};

/** Waits until a worker has started the generation. @returns the time in ms of `performance.now` */
const untilStarted = async (app: BenchApp, id: string): Promise<number> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(2)) {
    const { rows } = await app.owner.query(
      'SELECT 1 FROM generations WHERE id = $1 AND started_at IS NOT NULL',
      [id],
    );
    if (rows.length > 0) return performance.now();
  }
  throw new CountError(`generation ${id} was not started after Redis was back`);
};

/**
 * Waits until BullMQ without Portada's code has started the job.
 * @returns the time in ms of the clock `process.hrtime`
 */
const untilBareBegan = async (consumer: ChildProcess): Promise<number> => {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const [began] = await ask<{ expected: number }, Moments>(consumer, { expected: 1 });
    if (began) return began[1];
  }
  throw new CountError(`BullMQ did not run the job within ${patienceMs / 1000} s`);
};

type Round = { ours: number; peer: number };

/**
 * Kills Redis, adds one job to Portada and one job to BullMQ, and starts Redis.
 * @returns ms from the start of Redis to the start of each job
 */
const measureOutage = async (
  {
    app,
    redis,
    bare,
  }: { app: BenchApp; redis: OwnRedis; bare: Record<'consumer' | 'producer', ChildProcess> },
  round: number,
  awayMs: number,
): Promise<Round> => {
  await redis.kill();
  const id = await reserve(app, round);
  const produced = ask<Produce, Moments>(bare.producer, { ids: [id], everyMs: 0 });
  await delay(awayMs);
  const backAt = await redis.start();
  const back = Number(hrtime.bigint()) / 1e6;
  const ours = (await untilStarted(app, id)) - backAt;
  const peer = (await untilBareBegan(bare.consumer)) - back;
  await produced;
  await handedOver(app);
  return { ours, peer };
};

/** Waits until all generations succeeded. @throws CountError if a generation is missing or was claimed more than once */
const expectPictures = async (app: BenchApp, count: number): Promise<void> => {
  let found = '';
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(20)) {
    const { rows } = await app.owner.query<{ made: number; done: number; fence: number }>(
      `SELECT count(*)::int AS made, count(*) FILTER (WHERE status = 'succeeded')::int AS done, max(fence) AS fence
         FROM generations`,
    );
    found = JSON.stringify(rows[0]);
    if (found === JSON.stringify({ made: count, done: count, fence: 1 })) return expectCleanAudit(app);
  }
  throw new CountError(`${count} pictures, each drawn once, were expected, but the database has ${found}`);
};

const startSides = async (bench: Bench) => {
  const redis = await OwnRedis.start(bench, 'own-redis-14');
  const settings = { ...bench.settings, BENCH_REDIS_URL: redis.url };
  const app = await createBenchApp(settings, 'bench_14', 2 * rounds.full);
  await startScriptedWorker(bench, app, 1);
  const bareUrl = Object.assign(new URL(redis.url), { pathname: '/1' }).href;
  const start = (side: string) =>
    bench.processes.startScript('bare-bullmq', { REDIS_URL: bareUrl, SIDE: side });
  return { redis, app, bare: { consumer: await start('consumer'), producer: await start('producer') } };
};

/**
 * Benchmark F14: time from the restart of a killed Redis to the start of a job that was accepted during the outage,
 * compared with BullMQ without Portada's code.
 */
export const bringRedisBack: Benchmark = async (bench) => {
  const sides = await startSides(bench);
  const count = bench.of(rounds.full, rounds.smallest);
  const outages = bench.smoke ? outagesMs.smallest : outagesMs.full;
  let made = 0;
  const measured = await quietRounds(bench, count, async () => {
    const awayMs = outages[made % outages.length] ?? 0;
    const result = await measureOutage(sides, made, awayMs);
    made += 1;
    bench.say(
      `away for ${awayMs / 1000} s: started after ${result.ours.toFixed(0)} ms, bare BullMQ ${result.peer.toFixed(0)} ms`,
    );
    return result;
  });
  await expectPictures(sides.app, made);
  await bench.processes.endAll();
  await sides.app.close();
  return [
    {
      name: 'F14',
      path: `Redis back after ${outages.map((ms) => ms / 1000).join(', ')} s to the first job started, median of ${count}`,
      beside: 'BullMQ’s default reconnect',
      figures: figuresOf(measured, (ms) => ms),
      unit: 'ms',
      aim: { at: 'most', ours: 150 },
    },
  ];
};
