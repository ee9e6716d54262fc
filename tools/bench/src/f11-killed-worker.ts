import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { appSettings } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError } from './counts';
import { reservationOf } from './requests';
import { median } from './statistics';
import { WholeStack } from './whole-stack';
import { type BenchApp, createBenchApp } from './bench-app';

const kills = 5;
/** Longest wait in ms for a claim, far above the expected waits. */
const patienceMs = 60_000;

/**
 * Reserves one generation whose drawing takes longer than the benchmark.
 * @param n number of the user
 * @returns the id of the generation
 */
const reserveLong = async (app: BenchApp, n: number): Promise<string> => {
  const user = app.users[n % app.users.length];
  if (!user) throw new Error('the benchmark has no users');
  const id = randomUUID();
  const reservation = reservationOf(user);
  const request = { ...reservation.request, prompt: 'A red boat on a quiet lake [slow 600000]' };
  await app.owner.query('SELECT outcome FROM reserve_generations($1)', [
    JSON.stringify([{ ids: [id], ...reservation, request }]),
  ]);
  return id;
};

/**
 * Waits until a worker has claimed a generation for the n-th time.
 * @param fence number n of the claim
 * @returns ms since the call
 */
const untilClaimed = async (app: BenchApp, id: string, fence: number): Promise<number> => {
  const begin = performance.now();
  while (performance.now() - begin < patienceMs) {
    const { rows } = await app.owner.query(
      `SELECT 1 FROM generations WHERE id = $1 AND fence = $2 AND status = 'running'`,
      [id, fence],
    );
    if (rows.length > 0) return performance.now() - begin;
    await delay(2);
  }
  throw new CountError(`generation ${id} was not claimed ${fence} times within a minute`);
};

const cancel = (app: BenchApp, id: string) =>
  app.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);

/** Benchmark F11: time from SIGKILL of the worker of `npm start` until another worker claims the generation again. */
export const killWorker: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_11', kills);
  const stack = await WholeStack.start(bench, app, 'killed-worker', {});
  let spare = stack.nextMessage(({ part, now }) => part === 'worker' && now === 'spare');
  const waits: number[] = [];
  for (let n = 0; n < bench.of(kills, 1); n += 1) {
    const id = await reserveLong(app, n);
    await untilClaimed(app, id, 1);
    const [active] = stack.pidsOf('worker');
    if (active === undefined) throw new Error('the dev stack has no worker process');
    await spare;
    const next = stack.nextMessage(({ part, now }) => part === 'worker' && now === 'spare');
    process.kill(active, 'SIGKILL');
    waits.push(await untilClaimed(app, id, 2));
    await cancel(app, id);
    spare = next;
  }
  await spare;
  bench.say(`after a kill, ms: ${waits.map((ms) => ms.toFixed(0)).join(', ')}`);
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F11',
      path: `worker killed to its job started again, median of ${waits.length}`,
      beside: 'BullMQ defaults: 60 s',
      counted: median(waits),
      unit: 'ms',
      aim: { at: 'most', ours: 250 },
    },
  ];
};

const startWorker = async (bench: Bench, app: BenchApp) => {
  const id = randomUUID();
  const child = await bench.processes.startApp('worker', {
    ...appSettings(bench, app),
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost',
    IMAGE_MODEL: 'scripted',
    WORKER_CONCURRENCY: '1',
    WORKER_ID: id,
  });
  return { id, child };
};

/**
 * Benchmark F12: time from SIGKILL of a worker without a supervisor until another worker claims the generation. The
 * kill simulates the loss of a host.
 */
export const loseHost: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_12', kills);
  let workers = [await startWorker(bench, app), await startWorker(bench, app)];
  const waits: number[] = [];
  for (let n = 0; n < bench.of(kills, 1); n += 1) {
    const id = await reserveLong(app, n);
    await untilClaimed(app, id, 1);
    const { rows } = await app.owner.query<{ claimed_by: string }>(
      'SELECT claimed_by FROM generations WHERE id = $1',
      [id],
    );
    const holder = workers.find((worker) => worker.id === rows[0]?.claimed_by);
    holder?.child.kill('SIGKILL');
    waits.push(await untilClaimed(app, id, 2));
    await cancel(app, id);
    workers = [...workers.filter((worker) => worker !== holder), await startWorker(bench, app)];
  }
  bench.say(`after a lost host, ms: ${waits.map((ms) => ms.toFixed(0)).join(', ')}`);
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F12',
      path: `host lost to its job started again, longest of ${waits.length}`,
      beside: 'a lease of 2 s',
      counted: Math.max(...waits) / 1000,
      unit: 's',
      aim: { at: 'most', ours: 2.5 },
    },
  ];
};
