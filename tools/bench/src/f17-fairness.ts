import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startScriptedWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import type { Loop } from './f10-jobs';
import { ask } from './messages';
import type { Row } from './report';
import { reserveStatement } from './requests';
import { median } from './statistics';
import { type BenchApp, createBenchApp } from './bench-app';

/** Number of generations that the first user queues. */
const queued = { full: 1000, smallest: 6 } as const;
/** Number of other users, who request one generation each, one after the other. */
const others = { full: 12, smallest: 1 } as const;
/** Drawing time of the scripted image model in ms. */
const modelMs = 200;
/**
 * Returns the pause in ms between the image of one user and the request of the next user. The golden ratio spreads
 * the pauses evenly over two drawing times, so that requests arrive at every stage of a running generation.
 * @param user number of the user
 */
const pauseBefore = (user: number): number => ((user * 0.618_034) % 1) * 2 * modelMs;
const slotCounts = { full: [1, 2, 4, 16], smallest: [2] } as const;
/** Default of `GENERATIONS_IN_FLIGHT_PER_USER`: the number of worker slots that one user can fill. */
const slotsOfOneUser = 3;
/** Longest time in seconds for which the benchmark observes the wait of a user. */
const patienceSeconds = 20;

type Times = { waitedMs: number; tookMs: number };

/** Repeats a query until the result has a row. @returns the row; undefined after `patienceSeconds` */
const rowWithin = async <R extends object>(app: BenchApp, sql: string, values: unknown[]) => {
  for (const end = Date.now() + patienceSeconds * 1000; Date.now() < end; await delay(20)) {
    const { rows } = await app.owner.query<R>(sql, values);
    if (rows[0]) return rows[0];
  }
  return undefined;
};

/**
 * Requests one picture for a user and waits for the picture.
 * @returns ms from request to start, `patienceSeconds` at most
 */
const requestOne = async (app: BenchApp, place: number): Promise<{ waitedMs: number }> => {
  const user = app.users[place];
  if (!user) throw new Error(`the benchmark has no user ${place}`);
  const id = randomUUID();
  await app.owner.query(reserveStatement([user], [id]));
  const drawn = await rowWithin<{ waited: number }>(
    app,
    `SELECT extract(epoch FROM started_at - created_at)::float8 * 1000 AS waited
       FROM generations WHERE id = $1 AND status = 'succeeded'`,
    [id],
  );
  return { waitedMs: drawn?.waited ?? patienceSeconds * 1000 };
};

/**
 * Reads the pictures that were finished since a time.
 * @returns pictures per second, and the median drawing time in ms
 * @throws CountError if a picture failed or none succeeded
 */
const progressSince = async (app: BenchApp, since: Date): Promise<{ perSecond: number; tookMs: number }> => {
  const { rows } = await app.owner.query<{ done: number; failed: number; took: number; seconds: number }>(
    `SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS done,
            count(*) FILTER (WHERE status = 'failed')::int AS failed,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - started_at) * 1000) AS took,
            extract(epoch FROM max(finished_at) - $1)::float8 AS seconds
       FROM generations WHERE finished_at >= $1`,
    [since],
  );
  const [row] = rows;
  if (!row || row.failed > 0 || row.done === 0)
    throw new CountError(`${row?.failed} pictures failed, ${row?.done} succeeded`);
  return { perSecond: row.done / row.seconds, tookMs: row.took };
};

/**
 * Measures fairness with one number of worker slots: one user queues many pictures, and each other user requests
 * one picture.
 */
const measureSlots = async (bench: Bench, slots: number) => {
  const [many, few] = [bench.of(queued.full, queued.smallest), bench.of(others.full, others.smallest)];
  const app = await createBenchApp(bench.settings, `bench_${slots}_17`, few + 1);
  const [first] = app.users;
  if (!first) throw new Error('the benchmark has no users');
  const all = Array.from({ length: many }, () => randomUUID());
  await app.owner.query(
    reserveStatement(
      all.map(() => first),
      all,
    ),
  );
  const worker = await startScriptedWorker(bench, app, slots);
  if (!(await rowWithin(app, `SELECT 1 FROM generations WHERE status = 'succeeded'`, [])))
    throw new CountError(`the worker finished no picture within ${patienceSeconds} s`);
  const since = new Date();
  await delay(bench.of(2000, 200));
  const waits: { waitedMs: number }[] = [];
  for (let place = 1; place <= few; place += 1) {
    await delay(pauseBefore(place));
    waits.push(await requestOne(app, place));
  }
  const { perSecond, tookMs } = await progressSince(app, since);
  const { rows } = await app.owner.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM generations WHERE status = 'queued'`,
  );
  // The remaining generations are not measured. Their jobs are deleted at the next use of the Redis database.
  await bench.processes.kill(worker);
  await expectCleanAudit(app);
  await app.close();
  const times: Times[] = waits.map(({ waitedMs }) => ({ waitedMs, tookMs }));
  return { slots, times, perSecond, open: rows[0]?.open ?? 0 };
};

/** Measures the pictures per second of a bare loop, which draws pictures in the order of their requests. */
const bareRate = async (bench: Bench, slots: number): Promise<number> => {
  const loop = await bench.processes.startScript('bare-loop', {
    STORAGE_DIR: join(bench.folder, 'fairness-storage'),
  });
  const ids = Array.from({ length: slots * bench.of(10, 1) }, () => randomUUID());
  const seconds = await ask<Loop, number>(loop, { ids, concurrency: slots });
  await bench.processes.end(loop);
  return ids.length / seconds;
};

/**
 * Benchmark F17: waiting time of users with one picture behind a user with 1,000 queued pictures, with 1, 2, 4 and
 * 16 worker slots.
 */
export const shareSlots: Benchmark = async (bench) => {
  const rows: Row[] = [];
  for (const slots of bench.smoke ? slotCounts.smallest : slotCounts.full) {
    const ours = await measureSlots(bench, slots);
    const usable = Math.min(slots, slotsOfOneUser);
    const bare = await bareRate(bench, usable);
    const longest = median(ours.times.map(({ waitedMs }) => waitedMs)) >= patienceSeconds * 1000;
    bench.say(
      `${slots} slots: ${ours.perSecond.toFixed(1)} pictures/s, a bare loop of ${usable} ${bare.toFixed(1)}/s; ` +
        `in order of arrival, a request behind ${ours.open} others would wait ${(ours.open / bare).toFixed(0)} s`,
    );
    const about = `${slots} slots, one user has queued ${queued.full}`;
    rows.push(
      {
        name: 'F17',
        path: `${about}: another one's wait${longest ? ` (watched ${patienceSeconds} s)` : ''}`,
        beside: 'what one picture takes in the same worker',
        figures: {
          ours: ours.times.map(({ waitedMs }) => waitedMs),
          peer: ours.times.map(({ tookMs }) => tookMs),
        },
        unit: 'ms',
        aim: { at: 'most', ratio: 1 },
      },
      {
        name: 'F17',
        path: 'the same: pictures of all users',
        beside: `a bare loop with ${usable} of the slots, which is what one user may fill`,
        figures: { ours: [ours.perSecond], peer: [bare] },
        unit: 'per second',
        aim: { at: 'least', ratio: 0.9 },
      },
    );
  }
  return rows;
};
