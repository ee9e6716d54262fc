import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { generationSchema } from '@portada/contracts';
import { startApi, startWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { createBenchApp, type BenchApp } from './bench-app';
import { CountError, expectCleanAudit } from './counts';
import { inWorkspace } from './processes';
import type { Row } from './report';
import type { BenchUser } from './requests';
import { generateCall, promptOf } from './requests';
import { studioRequests } from './studio-requests';

/** Number of generations of each load. */
const generations = { full: 120, smallest: 4 } as const;
/**
 * Number of generations at the start whose time estimates are not judged, because the api knows no drawing times at
 * the start.
 */
const unjudged = { full: 50, smallest: 2 } as const;
/** Sizes of the groups of simultaneous requests, one after the other, so that queues grow and shrink. */
const groups = [1, 6, 2, 12, 3] as const;

/**
 * A load: settings of the worker, requests that are sent one after the other, and ms between two groups of
 * requests.
 */
type Load = {
  database: string;
  what: string;
  worker: Record<string, string>;
  requests: readonly { prompt: string; style?: string }[];
  betweenGroupsMs: number;
};

const loads: readonly Load[] = [
  {
    database: 'bench_18',
    what: 'every style of the studio, default slots',
    worker: { IMAGE_MODEL: 'studio', STUDIO_DIR: inWorkspace('dist/studio') },
    requests: studioRequests,
    betweenGroupsMs: 4000,
  },
  {
    database: 'bench_68',
    what: 'a model of 200, 400, 600, 1000 ms in turn, 4 slots',
    worker: { IMAGE_MODEL: 'scripted', WORKER_CONCURRENCY: '4' },
    requests: [200, 400, 600, 1000].map((modelMs) => ({ prompt: promptOf(modelMs) })),
    betweenGroupsMs: 1200,
  },
];

type Estimate = { id: string; etaMs: number | null };

/** Requests a generation and reads its estimated time immediately, as the page does. */
const submit = async (url: string, user: BenchUser, request: Load['requests'][number]): Promise<Estimate> => {
  const { path, method, headers, body } = generateCall(user, randomUUID(), request);
  const answer = await fetch(url + path, { method, headers, body });
  if (answer.status !== 202)
    throw new CountError(`the api answered a generation request with status ${answer.status}`);
  const id = headers['idempotency-key'];
  const read = await fetch(`${url}/api/generations/${id}`, { headers: { cookie: headers.cookie } });
  const { etaMs } = generationSchema.parse(await read.json());
  return { id, etaMs };
};

const submitAll = async (url: string, users: readonly BenchUser[], load: Load): Promise<Estimate[]> => {
  const requestOf = (turn: number) => {
    const request = load.requests[turn % load.requests.length];
    if (!request) throw new Error('the load of the benchmark has no requests');
    return request;
  };
  const estimates: Estimate[] = [];
  for (let group = 0; estimates.length < users.length; group += 1) {
    const from = estimates.length;
    const coming = users.slice(from, from + (groups[group % groups.length] ?? 1));
    estimates.push(...(await Promise.all(coming.map((user, i) => submit(url, user, requestOf(from + i))))));
    await delay(load.betweenGroupsMs);
  }
  return estimates;
};

/**
 * Waits until all generations succeeded.
 * @param app data of the benchmark
 * @param ids ids of the generations
 * @returns ms from request to image, by the id of the generation
 * @throws CountError if a generation has not succeeded within two minutes
 */
const waitsOf = async (app: BenchApp, ids: readonly string[]): Promise<Map<string, number>> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(100)) {
    const { rows } = await app.owner.query<{ id: string; waited: number }>(
      `SELECT id, extract(epoch FROM finished_at - created_at)::float8 * 1000 AS waited
         FROM generations WHERE id = ANY ($1) AND status = 'succeeded'`,
      [ids],
    );
    if (rows.length === ids.length) return new Map(rows.map(({ id, waited }) => [id, waited]));
  }
  throw new CountError('not every generation succeeded within two minutes');
};

/** Measures the error of the time estimates under one load, in percent of the actual times. */
const measureLoad = async (bench: Bench, load: Load): Promise<Row> => {
  const app = await createBenchApp(
    bench.settings,
    load.database,
    bench.of(generations.full, generations.smallest),
  );
  const url = await startApi(bench, app);
  await startWorker(bench, app, load.worker);
  const estimates = await submitAll(url, app.users, load);
  const waits = await waitsOf(
    app,
    estimates.map(({ id }) => id),
  );
  await expectCleanAudit(app);
  await bench.processes.endAll();
  await app.close();
  const judged = estimates.slice(bench.of(unjudged.full, unjudged.smallest));
  const known = judged.filter(({ etaMs }) => etaMs !== null);
  bench.say(`${load.what}: ${known.length} of ${judged.length} estimates were known at submit`);
  const shares = known.map(({ id, etaMs }) => {
    const waited = waits.get(id) ?? Number.NaN;
    return (100 * Math.abs((etaMs ?? 0) - waited)) / waited;
  });
  return {
    name: 'F18',
    path: `error of the time shown at submit, median of ${judged.length}: ${load.what}`,
    beside: 'the time that it took',
    figures: { ours: shares, peer: shares.map(() => 100) },
    unit: 'percent',
    aim: { at: 'most', ours: 15 },
  };
};

/**
 * Benchmark F18: error of the waiting time that the page shows when a user requests a picture, compared with the
 * actual time, for two loads.
 */
export const estimateWaits: Benchmark = async (bench) => {
  const rows: Row[] = [];
  for (const load of loads) rows.push(await measureLoad(bench, load));
  return rows;
};
