import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, countAll, expectCleanAudit, handedOver } from './counts';
import { ask } from './messages';
import { figuresOf, interleave } from './rounds';
import { percentile } from './statistics';
import { type World, createWorld } from './world';

/** Jobs of one side in one round, and ms between two of them. */
const jobsPerRound = { full: 300, smallest: 3 } as const;
const everyMs = 10;

/** What a producing process is told, and what a consuming one answers: when each job began, by its id. */
export type Produce = { ids: string[]; everyMs: number };
export type Moments = [id: string, ms: number][];

/** ms between the producer's moment and the consumer's, of every job. @throws CountError unless each ran once */
const waitsOf = (produced: Moments, consumed: Moments): number[] => {
  const began = new Map(consumed);
  if (consumed.length !== produced.length || began.size !== produced.length) {
    throw new CountError(`${consumed.length} jobs were run, ${produced.length} handed over`);
  }
  return produced.map(([id, at]) => {
    const then = began.get(id);
    if (then === undefined) throw new CountError(`job ${id} never ran`);
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

/** What ours left in Postgres and Redis. @throws CountError where it is not one row a job, all handed over and run */
const expectRows = async (world: World, done: number): Promise<void> => {
  await handedOver(world);
  const counts = await countAll(world);
  const found = JSON.stringify(counts);
  if (found !== JSON.stringify({ generations: done, outbox: 0, holds: done, jobs: 0 })) {
    throw new CountError(`${done} jobs left ${found}`);
  }
};

/**
 * Measures our hand-over beside another in the same two kinds of process, on a database of its own.
 * @param database name of the database
 * @param peer name of the peer's script
 * @param claims whether ours has started a job once it is claimed in Postgres, not when its handler is called
 */
export const besidePeer = async (bench: Bench, database: string, peer: string, claims: boolean) => {
  const { settings, processes } = bench;
  const jobs = bench.of(jobsPerRound.full, jobsPerRound.smallest);
  const world = await createWorld(settings, database, jobs);
  const env = {
    DATABASE_URL: world.databaseUrl,
    REDIS_URL: world.redisUrl,
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
      await expectRows(world, ourRounds * jobs);
      return result;
    },
    peer: () => round(bare[1], bare[0], jobs),
  };
  await sides.ours();
  await sides.peer();
  const measured = await interleave(bench, sides);
  await expectCleanAudit(world);
  await processes.endAll();
  await world.close();
  return measured;
};

/** F5: from the commit to the start in a worker process, beside bare BullMQ from its add to its processor. */
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
