import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startApi, startScriptedWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, countAll, countInLine, expectCleanAudit } from './counts';
import { openLoop } from './open-loop';
import { OwnRedis } from './own-redis';
import type { Row } from './report';
import { generateCall, promptOf } from './requests';
import { type Figures, figuresOf, interleave } from './rounds';
import { percentile } from './statistics';
import { type BenchApp, createBenchApp } from './bench-app';

const perSecond = 40;
/** Duration in ms for which Redis is available in one round, and then the duration for which Redis is unavailable. */
const upMs = { full: 15_000, smallest: 500 } as const;
const awayMs = { full: 30_000, smallest: 1_000 } as const;
const rounds = { full: 2, smallest: 1 } as const;
/**
 * Drawing time of a picture in ms. The time is longer than the benchmark, so that accepted generations keep
 * waiting.
 */
const modelMs = 600_000;
const patienceMs = 30_000;

/** Two ways in which Redis becomes unavailable and available again. */
const ways = {
  killed: { leave: (redis: OwnRedis) => redis.kill(), back: (redis: OwnRedis) => redis.start() },
  frozen: {
    leave: async (redis: OwnRedis) => redis.freeze(),
    back: async (redis: OwnRedis) => redis.thaw(),
  },
} as const;

/** The api under load, and the number of requests that the api has accepted. */
type Loaded = { app: BenchApp; url: string; accepted: number };

/**
 * Requests pictures at a fixed rate, each picture for another user.
 * @param forMs duration in ms
 * @returns 99th percentile of the answer times in ms
 * @throws CountError if the api refuses a request
 */
const load = async (bench: Bench, loaded: Loaded, forMs: number): Promise<number> => {
  const from = loaded.accepted;
  const requests = openLoop(
    perSecond,
    async (n) => {
      const user = loaded.app.users[from + n];
      if (!user) throw new Error('the benchmark sent more requests than it has users');
      const { path, ...call } = generateCall(user, randomUUID(), { prompt: promptOf(modelMs) });
      const answer = await fetch(loaded.url + path, call);
      await answer.arrayBuffer();
      return answer.status;
    },
    (status) => status === 202,
  );
  await delay(forMs);
  const answers = await requests.stop();
  const refused = answers.filter(({ isGood }) => !isGood);
  for (const { what, ms } of refused.slice(0, 5)) bench.say(`after ${Math.round(ms)} ms: ${what}`);
  if (refused.length > 0)
    throw new CountError(`${refused.length} of ${answers.length} requests were not accepted`);
  loaded.accepted += answers.length;
  return percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
};

/**
 * Waits until each accepted generation has a job in Redis or is running.
 * @throws CountError if a generation neither has a job nor is running after 30 s
 */
const expectHandedOver = async ({ app, accepted }: Loaded): Promise<void> => {
  let found = '';
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    const inLine = await countInLine(app);
    const counts = await countAll(app).catch(() => undefined);
    found = JSON.stringify({ ...counts, inLine });
    // The worker has one slot. The running generation no longer waits, and Redis may have lost its job.
    const isWhole = counts?.generations === accepted && counts.holds === accepted && counts.outbox === 0;
    if (isWhole && counts.jobs >= accepted - 1 && inLine === accepted - 1) return;
  }
  throw new CountError(`${accepted} generations were accepted, but the database has ${found}`);
};

const measureWay = async (bench: Bench, way: keyof typeof ways): Promise<Figures> => {
  const [upFor, awayFor] = [bench.of(upMs.full, upMs.smallest), bench.of(awayMs.full, awayMs.smallest)];
  const count = bench.of(rounds.full, rounds.smallest);
  const redis = await OwnRedis.start(bench, `own-redis-${way}`);
  const settings = { ...bench.settings, BENCH_REDIS_URL: redis.url };
  // Each request is sent for another user.
  const users = Math.ceil((count + 1) * ((upFor + awayFor) / 1000) * perSecond);
  const app = await createBenchApp(settings, `bench_${way}_13`, users);
  const loaded: Loaded = { app, url: await startApi(bench, app), accepted: 0 };
  await startScriptedWorker(bench, app, 1);
  await load(bench, loaded, bench.of(3_000, 300));
  // Rounds are not repeated, because a round takes most of a minute, in which the load of other programs averages
  // out.
  const measured = await interleave(
    { ...bench, rounds: count, ceiling: undefined },
    {
      ours: async () => {
        await ways[way].leave(redis);
        let p99: number;
        try {
          p99 = await load(bench, loaded, awayFor);
        } finally {
          await ways[way].back(redis);
        }
        await expectHandedOver(loaded);
        return p99;
      },
      peer: () => load(bench, loaded, upFor),
    },
  );
  await expectCleanAudit(app);
  await bench.processes.endAll();
  await app.close();
  return figuresOf(measured, (p99) => p99);
};

/**
 * Benchmark F13: answer times of accepted requests while Redis is killed or frozen for 30 s, compared with
 * available Redis.
 */
export const loseRedis: Benchmark = async (bench) => {
  const rows: Row[] = [];
  for (const way of ['killed', 'frozen'] as const) {
    rows.push({
      name: 'F13',
      path: `accept ${perSecond} generations/s, Redis ${way} for ${bench.of(awayMs.full, awayMs.smallest) / 1000} s, p99`,
      beside: 'the same with Redis up',
      figures: await measureWay(bench, way),
      unit: 'ms',
      aim: { at: 'most', ratio: 1.2 },
    });
  }
  return rows;
};
