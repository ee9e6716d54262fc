import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startApi, startScriptedWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, countAll, expectCleanAudit, handedOver } from './counts';
import { post, timesOf } from './f4-idle';
import { type BenchUser, picture, reservationOf } from './requests';
import { figuresOf, interleave } from './rounds';
import { median, percentile } from './statistics';
import { type BenchApp, createBenchApp } from './bench-app';

/** Number of users who have queued generations. */
const waitingUsers = { full: 10_000, smallest: 10 } as const;
/** Number of queued generations of each user who has queued generations. */
const queuedPerUser = { full: 10, smallest: 2 } as const;
/** Number of users who request one generation each while many generations are queued. */
const newcomers = { full: 200, smallest: 3 } as const;
/**
 * Number of users with queued generations in the run without a backlog: as many as one worker slot needs in a
 * round.
 */
const fewUsers = { full: 40, smallest: 10 } as const;
/** Number of generations that one worker slot ends in a round. */
const endsPerRound = { full: 110, smallest: 4 } as const;
/** Number of first starts in a round that are not counted. */
const unjudged = { full: 10, smallest: 1 } as const;
const endWithinMs = 60_000;
/** Prompt of a picture that fails after 1 ms, so that worker slots are often free and no time is spent on drawing. */
const failing = picture.prompt.replace('[slow 200]', '[slow 1] [silent] [fail safety]');
/**
 * Number of worker slots that are reported to the api. With this number the backlog ends before its deadline, so
 * the api accepts the backlog.
 */
const fleetSlots = 16;

/**
 * One compared state (backlog or empty queue): data and URL of its api, users who request one generation each, and
 * the number of reserved generations.
 */
type Side = { app: BenchApp; url: string; newcomers: readonly BenchUser[]; reserved: number };
/** Median (p50) and 99th percentile (p99) of measured times in ms. */
type Times = { p50: number; p99: number };
type Measured = { add: Times; start: Times };

const timesIn = (times: readonly number[]): Times => ({
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});

/** Queues `each` generations of each user, 1,000 users in one statement. @returns number of queued generations */
const queueUp = async ({ owner }: BenchApp, users: readonly BenchUser[], each: number): Promise<number> => {
  for (let from = 0; from < users.length; from += 1000) {
    const requests = users.slice(from, from + 1000).map((user) => ({
      ids: Array.from({ length: each }, () => randomUUID()),
      ...reservationOf(user, failing),
    }));
    await owner.query('SELECT FROM reserve_generations($1)', [JSON.stringify(requests)]);
  }
  return users.length * each;
};

/** Cancels the queued generations of users and releases their credits. */
const cancelAll = ({ owner }: BenchApp, users: readonly BenchUser[]) =>
  owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations
      WHERE status = 'queued' AND user_id = ANY ($1)`,
    [users.map(({ id }) => id)],
  );

/**
 * Writes the row with which workers report their slots, so that the api estimates the waiting time of the queue.
 * @returns a function that stops the reports
 */
const reportFleet = async ({ owner }: BenchApp): Promise<() => Promise<void>> => {
  const id = randomUUID();
  const report = () =>
    owner.query(
      `INSERT INTO generation_workers (id, slots) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET seen_at = clock_timestamp()`,
      [id, fleetSlots],
    );
  await report();
  // The api reads the reported slots once per second.
  await delay(1100);
  const timer = setInterval(() => void report(), 1000);
  return async () => {
    clearInterval(timer);
    await owner.query('DELETE FROM generation_workers WHERE id = $1', [id]);
  };
};

/** Measures the requests of all users who request one generation each, over HTTP, one at a time. */
const measureAdds = async (side: Side, agent: Agent): Promise<Times> => {
  // A worker that was stopped has returned its running generation to the outbox. The next worker enqueues the
  // generation.
  const { outbox } = await countAll(side.app);
  const end = await reportFleet(side.app);
  const times = await timesOf(side.newcomers, (user) => post(side.url, agent, user, failing));
  await end();
  await handedOver(side.app, outbox);
  side.reserved += times.length;
  await cancelAll(side.app, side.newcomers);
  return timesIn(times);
};

/**
 * Returns the number of the last transfer in the ledger. Each end of a generation adds a transfer. Reading the
 * number is fast, however long the queue is.
 */
const lastTransfer = async ({ owner }: BenchApp): Promise<number> => {
  const { rows } = await owner.query<{ last: string | null }>(
    'SELECT max(seq) AS last FROM credit_transfers',
  );
  return Number(rows[0]?.last);
};

const untilEnded = async (app: BenchApp, transfer: number): Promise<void> => {
  for (const end = Date.now() + endWithinMs; Date.now() < end; await delay(20))
    if ((await lastTransfer(app)) >= transfer) return;
  throw new CountError(`the worker did not end the generations of a round in ${endWithinMs / 1000} s`);
};

/** Measures the time from the end of one generation to the start of the next generation in a worker with one slot. */
const measureStarts = async (bench: Bench, { app }: Side): Promise<Times> => {
  const since = new Date();
  const before = await lastTransfer(app);
  const worker = await startScriptedWorker(bench, app, 1);
  await untilEnded(app, before + bench.of(endsPerRound.full, endsPerRound.smallest));
  await bench.processes.end(worker);
  const { rows } = await app.owner.query<{ gap: number }>(
    `SELECT extract(epoch FROM started_at - lag(finished_at) OVER (ORDER BY started_at))::float8 * 1000 AS gap
       FROM generations WHERE started_at >= $1 ORDER BY started_at`,
    [since],
  );
  const gaps = rows.slice(bench.of(unjudged.full, unjudged.smallest)).map(({ gap }) => gap);
  return timesIn(gaps);
};

/**
 * Checks all generations.
 * @throws CountError if a generation is missing, or ended by other means than its model or a cancel
 */
const expectKept = async ({ app, reserved }: Side): Promise<void> => {
  const { rows } = await app.owner.query<{ all: number; kept: number; holds: number }>(
    `SELECT count(*)::int AS all,
            count(*) FILTER (WHERE status IN ('queued', 'cancelled') OR error_code = 'safety')::int AS kept,
            (SELECT count(*)::int FROM credit_transfers WHERE kind = 'hold') AS holds
       FROM generations`,
  );
  const found = JSON.stringify(rows[0]);
  if (found !== JSON.stringify({ all: reserved, kept: reserved, holds: reserved }))
    throw new CountError(`${reserved} generations were accepted, but the database has ${found}`);
};

const prepare = async (bench: Bench, name: string): Promise<Side> => {
  const queued = bench.of(waitingUsers.full, waitingUsers.smallest);
  const app = await createBenchApp(
    bench.settings,
    name,
    queued + bench.of(newcomers.full, newcomers.smallest),
  );
  return { app, url: await startApi(bench, app), newcomers: app.users.slice(queued), reserved: 0 };
};

/**
 * Benchmark F7: times to accept and to start a generation with 100,000 queued generations, compared with an empty
 * queue.
 */
export const workWithBacklog: Benchmark = async (bench) => {
  const each = bench.of(queuedPerUser.full, queuedPerUser.smallest);
  const few = bench.of(fewUsers.full, fewUsers.smallest);
  const [full, empty] = await Promise.all([prepare(bench, 'bench_7'), prepare(bench, 'bench_77')]);
  const many = full.app.users.slice(0, -full.newcomers.length);
  full.reserved = await queueUp(full.app, many, each);
  // The wake-up jobs of all queued generations are added to Redis before the measurement.
  const first = await startScriptedWorker(bench, full.app, 1);
  await handedOver(full.app);
  await bench.processes.end(first);
  await full.app.owner.query('VACUUM ANALYZE');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sides = {
    ours: async (): Promise<Measured> => {
      const add = await measureAdds(full, agent);
      const start = await measureStarts(bench, full);
      await expectKept(full);
      return { add, start };
    },
    peer: async (): Promise<Measured> => {
      const add = await measureAdds(empty, agent);
      const users = empty.app.users.slice(0, few);
      empty.reserved += await queueUp(empty.app, users, each);
      const start = await measureStarts(bench, empty);
      await cancelAll(empty.app, users);
      await expectKept(empty);
      return { add, start };
    },
  };
  if (!bench.smoke) {
    await sides.ours();
    await sides.peer();
  }
  const measured = await interleave(bench, sides);
  for (const { app } of [full, empty]) await expectCleanAudit(app);
  agent.destroy();
  await bench.processes.endAll();
  for (const { app } of [full, empty]) await app.close();
  for (const what of ['add', 'start'] as const) {
    const { ours, peer } = figuresOf(measured, (one) => one[what].p50);
    bench.say(`${what}, p50: ${median(ours).toFixed(1)} ms, empty ${median(peer).toFixed(1)} ms`);
  }
  const about = { name: 'F7', unit: 'ms', aim: { at: 'most', ratio: 1.2 } } as const;
  return [
    {
      ...about,
      path: `${many.length * each} queued: accept one over HTTP, p99`,
      beside: 'the same, nothing queued',
      figures: figuresOf(measured, ({ add }) => add.p99),
    },
    {
      ...about,
      path: 'the same: from a free slot to the next start, p99',
      beside: `the same, ${few * each} queued`,
      figures: figuresOf(measured, ({ start }) => start.p99),
    },
  ];
};
