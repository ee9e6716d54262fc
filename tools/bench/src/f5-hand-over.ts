import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, countAll, expectCleanAudit, handedOver } from './counts';
import { ask } from './messages';
import { figuresOf, interleave } from './rounds';
import { percentile } from './statistics';
import { type BenchApp, createBenchApp } from './bench-app';

/** Jobs in one round, for Portada and for the compared queue each. */
const jobsPerRound = { full: 300, smallest: 3 } as const;
/** Time in ms between two jobs. */
const everyMs = 10;

/** Message to a producer process: the jobs to enqueue, and the pause between two jobs in ms. */
export type Produce = { ids: string[]; everyMs: number };
/** Answer of a producer or consumer process: the time of each job in ms of `process.hrtime`. */
export type Moments = [id: string, ms: number][];

/**
 * Returns the times in ms from the commit of each job to its start.
 * @throws CountError unless each job ran exactly once
 */
const waitsOf = (produced: Moments, consumed: Moments): number[] => {
  const began = new Map(consumed);
  if (consumed.length !== produced.length || began.size !== produced.length) {
    throw new CountError(`${produced.length} jobs were enqueued, but ${consumed.length} jobs ran`);
  }
  return produced.map(([id, at]) => {
    const then = began.get(id);
    if (then === undefined) throw new CountError(`job ${id} did not run`);
    return then - at;
  });
};

const round = async (
  producer: ChildProcess,
  consumer: ChildProcess,
  jobs: number,
): Promise<{ p50: number; p99: number }> => {
  const ids = Array.from({ length: jobs }, () => randomUUID());
  const produced = await ask<Produce, Moments>(producer, { ids, everyMs });
  const consumed = await ask<{ expected: number }, Moments>(consumer, { expected: jobs });
  const waits = waitsOf(produced, consumed);
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) };
};

/** Checks rows and jobs. @throws CountError unless Postgres has one row per job, and outbox and queue are empty */
const expectRows = async (app: BenchApp, done: number): Promise<void> => {
  await handedOver(app);
  const counts = await countAll(app);
  const found = JSON.stringify(counts);
  if (found !== JSON.stringify({ generations: done, outbox: 0, holds: done, jobs: 0 })) {
    throw new CountError(`${done} jobs ran, but the counts of rows and jobs are ${found}`);
  }
};

/**
 * Measures the time from the enqueueing of a job to its start, for Portada's queue and for a compared queue. Each
 * queue has one producer process and one consumer process.
 * @param bench settings and processes of the run
 * @param database name of the database
 * @param peer name of the script of the compared queue
 * @param claims true if Portada's job counts as started when its generation is claimed in Postgres; false if the
 * job counts as started when its handler is called
 */
export const besidePeer = async (bench: Bench, database: string, peer: string, claims: boolean) => {
  const { settings, processes } = bench;
  const jobs = bench.of(jobsPerRound.full, jobsPerRound.smallest);
  const app = await createBenchApp(settings, database, jobs);
  const env = {
    DATABASE_URL: app.databaseUrl,
    REDIS_URL: app.redisUrl,
    USERS: String(jobs),
    CLAIM: claims ? 'yes' : 'no',
  };
  const start = (script: string, side: string) => processes.startScript(script, { ...env, SIDE: side });
  const ours = [await start('our-hand-over', 'consumer'), await start('our-hand-over', 'producer')] as const;
  const bare = [await start(peer, 'consumer'), await start(peer, 'producer')] as const;
  let ourRounds = 0;
  const sides = {
    ours: async () => {
      const result = await round(ours[1], ours[0], jobs);
      ourRounds += 1;
      await expectRows(app, ourRounds * jobs);
      return result;
    },
    peer: () => round(bare[1], bare[0], jobs),
  };
  await sides.ours();
  await sides.peer();
  const measured = await interleave(bench, sides);
  await expectCleanAudit(app);
  await processes.endAll();
  await app.close();
  return measured;
};

/**
 * Benchmark F5: time from the commit to the start of a job in a worker process, compared with BullMQ from `add` to
 * its processor.
 */
export const handOver: Benchmark = async (bench) => {
  const measured = await besidePeer(bench, 'bench_5', 'bare-bullmq', false);
  const about = { name: 'F5', beside: 'bare BullMQ, add to processor', unit: 'ms' } as const;
  return [
    {
      ...about,
      path: 'commit to worker start, idle, p50',
      figures: figuresOf(measured, ({ p50 }) => p50),
      aim: { at: 'most', ratio: 1.3 },
    },
    {
      ...about,
      path: 'the same, p99',
      figures: figuresOf(measured, ({ p99 }) => p99),
      aim: { at: 'most', ratio: 2 },
    },
  ];
};
