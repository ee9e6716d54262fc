import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { openLoop } from './open-loop';
import type { Row } from './report';
import { generateCall } from './requests';
import { percentile } from './statistics';
import { WholeStack } from './whole-stack';
import { type BenchApp, createBenchApp } from './bench-app';

/** Requests per second: a list of thumbnails, a socket handshake and a request for an image, one after the other. */
const perSecond = 30;
/** Duration in ms of the load before the restarts. The load during the restarts is compared with this load. */
const quietMs = 8_000;
const users = 300;

const send =
  (app: BenchApp, origin: string) =>
  async (n: number): Promise<number> => {
    const user = app.users[n % app.users.length];
    if (!user) throw new Error('the benchmark has no users');
    const headers = { cookie: `sid=${user.token}`, 'sec-fetch-site': 'same-origin', origin };
    const kinds = [
      () => fetch(`${origin}/api/thumbnails`, { headers }),
      () => fetch(`${origin}/socket.io/?EIO=4&transport=polling`, { headers }),
      () => {
        const { path, ...call } = generateCall(user, randomUUID());
        return fetch(`${origin}${path}`, call);
      },
    ];
    const answer = await kinds[n % kinds.length]?.();
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  };

/**
 * Waits until every accepted generation succeeded.
 * @throws CountError if a generation is missing or not finished within a minute
 */
const expectPictures = async (app: BenchApp, accepted: number): Promise<void> => {
  let last = 0;
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(100)) {
    const { rows } = await app.owner.query<{ done: number; made: number }>(
      `SELECT count(*)::int AS made, count(*) FILTER (WHERE status = 'succeeded')::int AS done FROM generations`,
    );
    if (rows[0]?.made !== accepted)
      throw new CountError(`the database has ${rows[0]?.made} of ${accepted} accepted generations`);
    if (rows[0].done === accepted) return expectCleanAudit(app);
    last = rows[0].done;
  }
  throw new CountError(`${last} of ${accepted} accepted generations became pictures within a minute`);
};

type Restarts = { failed: number; addedMs: number; seconds: number };

const measure = async (bench: Bench, replicas: number): Promise<Restarts> => {
  const app = await createBenchApp(bench.settings, `bench_${26 + replicas}`, users);
  const stack = await WholeStack.start(bench, app, `restarts-${replicas}`, {
    REPLICAS: String(replicas),
    // The scripted image model only waits, so the worker can have more slots than the machine has cores. No backlog
    // is left after the load.
    WORKER_CONCURRENCY: '8',
  });
  const load = openLoop(perSecond, send(app, stack.origin), (status) => status === 200 || status === 202);
  await delay(bench.of(quietMs, 1_000));
  const quiet = load.take();
  const begin = Date.now();
  await stack.restartAll();
  const seconds = (Date.now() - begin) / 1000;
  const restarting = await load.stop();
  const failures = [...quiet, ...restarting].filter(({ isGood }) => !isGood);
  for (const { what, ms } of failures.slice(0, 5)) bench.say(`failed after ${Math.round(ms)} ms: ${what}`);
  const accepted = [...quiet, ...restarting].filter(({ what }) => what === '202').length;
  await expectPictures(app, accepted);
  const p99 = (answers: typeof quiet) =>
    percentile(
      answers.map(({ ms }) => ms),
      0.99,
    );
  bench.say(
    `${replicas} of each: ${restarting.length} requests in ${seconds.toFixed(1)} s of restarts, p99 ${p99(restarting).toFixed(0)} ms; ` +
      `${quiet.length} before, p99 ${p99(quiet).toFixed(0)} ms`,
  );
  await bench.processes.endAll();
  await app.close();
  return { failed: failures.length, addedMs: Math.max(0, p99(restarting) - p99(quiet)), seconds };
};

/**
 * Benchmark F27: failed and delayed requests while `npm start` replaces each process in turn, with one and with two
 * processes of each app.
 */
export const restartUnderLoad: Benchmark = async (bench) => {
  const rows: Row[] = [];
  for (const replicas of bench.smoke ? [1] : [1, 2]) {
    const { failed, addedMs } = await measure(bench, replicas);
    const about = { name: 'F27', beside: '–' };
    const path = `each process replaced in turn at ${perSecond} requests/s, ${replicas} of each`;
    rows.push(
      {
        ...about,
        path: `${path}: failed requests`,
        counted: failed,
        unit: 'points',
        aim: { at: 'most', ours: 0 },
      },
      {
        ...about,
        path: `${path}: added p99`,
        counted: addedMs / 1000,
        unit: 's',
        aim: { at: 'most', ours: 1 },
      },
    );
  }
  return rows;
};
