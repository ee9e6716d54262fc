import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { appSettings, startApi, startScriptedWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { type Answered, openLoop } from './open-loop';
import { OwnPostgres } from './own-postgres';
import { freePort } from './processes';
import { generateCall, promptOf, reserveStatement } from './requests';
import { percentile } from './statistics';
import { type BenchApp, createBenchApp, reconnected } from './bench-app';

const outageMs = { full: 30_000, smallest: 2_500 } as const;
/** Number of pictures whose drawing ends during the outage of Postgres, spread over the duration of the outage. */
const pictures = { full: 16, smallest: 2 } as const;
const perSecond = 20;
/** Longest wait in ms for pictures, far above the expected waits. */
const patienceMs = 60_000;

/**
 * Returns a function that sends three requests, one after the other: list thumbnails, read credits, generate an
 * image.
 * @param url base URL of the api
 * @throws Error if an answer with the status 503 has no `Retry-After` header
 */
const send =
  (app: BenchApp, url: string) =>
  async (n: number): Promise<number> => {
    const user = app.users[n % app.users.length];
    if (!user) throw new Error('the benchmark has no users');
    const headers = { cookie: `sid=${user.token}` };
    const { path, ...call } = generateCall(user, randomUUID());
    const kinds = [
      () => fetch(`${url}/api/thumbnails`, { headers }),
      () => fetch(`${url}/api/me/credits`, { headers }),
      () => fetch(url + path, call),
    ];
    const answer = await kinds[n % kinds.length]?.();
    await answer?.arrayBuffer();
    if (answer?.status === 503 && !/^\d+$/.test(answer.headers.get('retry-after') ?? ''))
      throw new Error('an answer with the status 503 has no Retry-After header');
    return answer?.status ?? 0;
  };

/**
 * Reserves pictures whose drawings end one after the other during the outage of Postgres. Resolves when all
 * drawings have started.
 */
const startPictures = async (app: BenchApp, count: number, awayMs: number): Promise<void> => {
  for (const [place, user] of app.users.slice(0, count).entries()) {
    const modelMs = Math.round(awayMs * (0.3 + (0.5 * place) / count));
    await app.owner.query(reserveStatement([user], [randomUUID()], promptOf(modelMs)));
  }
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(10)) {
    const { rows } = await app.owner.query<{ running: number }>(
      `SELECT count(*)::int AS running FROM generations WHERE status = 'running' AND stage IS NOT NULL`,
    );
    if (rows[0]?.running === count) return;
  }
  throw new CountError(`the worker did not start ${count} pictures within ${patienceMs / 1000} s`);
};

/** Sends requests during the outage of Postgres. @returns the answers of the first second, and the later answers */
const loadAway = async (app: BenchApp, url: string, awayMs: number) => {
  const load = openLoop(perSecond, send(app, url), (status) => status === 503);
  await delay(Math.min(1000, awayMs / 2));
  const first = load.take();
  await delay(awayMs - Math.min(1000, awayMs / 2));
  return { first, later: await load.stop() };
};

/**
 * Waits until each picture is settled by the worker claim that drew the picture.
 * @param count number of pictures
 * @param since time in ms of `performance.now`
 * @returns ms from `since` to the last settlement
 * @throws CountError if a picture is drawn twice, or not settled within 60 s
 */
const untilSettled = async (app: BenchApp, count: number, since: number): Promise<number> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(5)) {
    const { rows } = await app.owner.query<{ done: number; again: number }>(
      `SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS done,
              count(*) FILTER (WHERE fence > 1)::int AS again FROM generations`,
    );
    const ms = performance.now() - since;
    if (rows[0]?.again)
      throw new CountError(`${rows[0].again} of ${count} finished pictures are drawn again`);
    if (rows[0]?.done === count) return ms;
  }
  throw new CountError(`${count} pictures were not settled within ${patienceMs / 1000} s`);
};

const expectRefusals = (bench: Bench, answers: readonly Answered[]): void => {
  const others = answers.filter(({ isGood }) => !isGood);
  for (const { what, ms } of others.slice(0, 5)) bench.say(`after ${Math.round(ms)} ms: ${what}`);
  if (others.length > 0)
    throw new CountError(
      `${others.length} of ${answers.length} requests were not answered with 503 and Retry-After`,
    );
};

const startGateway = async (bench: Bench, app: BenchApp): Promise<void> => {
  const port = String(await freePort());
  const own = { GATEWAY_PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
  await bench.processes.startApp('gateway', { ...appSettings(bench, app), ...own });
};

/**
 * Benchmark F16: an outage of Postgres of 30 s, with requests at a fixed rate and drawings that end during the
 * outage.
 */
export const losePostgres: Benchmark = async (bench) => {
  const [awayMs, count] = [
    bench.of(outageMs.full, outageMs.smallest),
    bench.of(pictures.full, pictures.smallest),
  ];
  const postgres = await OwnPostgres.start(bench, 'own-postgres');
  const settings = { ...bench.settings, BENCH_DATABASE_URL: postgres.url };
  const before = await createBenchApp(settings, 'bench_16', 50);
  const [url] = await Promise.all([
    startApi(bench, before),
    startScriptedWorker(bench, before, count),
    startGateway(bench, before),
  ]);
  await startPictures(before, count, awayMs);
  await postgres.kill();
  const { first, later } = await loadAway(before, url, awayMs);
  const backAt = await postgres.restart();
  const app = await reconnected(before);
  const settledMs = await untilSettled(app, count, backAt);
  expectRefusals(bench, [...first, ...later]);
  await expectCleanAudit(app);
  const ends = bench.processes.unexpectedEnds();
  for (const end of ends) bench.say(end);
  const times = (answers: readonly Answered[]) => answers.map(({ ms }) => ms);
  bench.say(
    `Postgres away for ${awayMs / 1000} s: the first answer after ${times(first)[0]?.toFixed(0)} ms, in the first second ` +
      `at most ${Math.max(...times(first)).toFixed(0)} ms; ${later.length} later ones, p50 ${percentile(times(later), 0.5).toFixed(1)} ms, ` +
      `longest ${Math.max(...times(later)).toFixed(0)} ms`,
  );
  await bench.processes.endAll();
  await app.close();
  const about = { name: 'F16', beside: '–' } as const;
  return [
    {
      ...about,
      path: `Postgres away for ${awayMs / 1000} s: 503 with Retry-After, p99 after the first second`,
      counted: percentile(times(later), 0.99),
      unit: 'ms',
      aim: { at: 'most', ours: 50 },
    },
    {
      ...about,
      path: `the same: from its return until ${count} finished pictures are settled`,
      counted: settledMs / 1000,
      unit: 's',
      aim: { at: 'most', ours: 2 },
    },
    {
      ...about,
      path: 'the same: processes of api, worker, gateway that ended',
      counted: ends.length,
      unit: 'points',
      aim: { at: 'most', ours: 0 },
    },
  ];
};
