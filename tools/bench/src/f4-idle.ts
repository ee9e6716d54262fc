import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startApi } from './api-process';
import type { Benchmark } from './benchmark';
import { countAll, countInLine, expectCleanAudit, expectGrowth, handedOver } from './counts';
import { figuresOf, interleave } from './rounds';
import { percentile } from './statistics';
import { type BenchUser, generateCall, picture, reserveStatement } from './requests';
import { createBenchApp } from './bench-app';

const requestsPerRound = { full: 300, smallest: 3 } as const;
/** Pause in ms between an answer and the next request. The pause lets the work end that follows a commit. */
const pauseMs = 5;

/** Requests a picture over HTTP and reads the answer. @throws Error if the status is not 202 */
export const post = async (
  url: string,
  agent: Agent,
  user: BenchUser,
  prompt: string = picture.prompt,
): Promise<void> => {
  const { method, path, headers, body } = generateCall(user, randomUUID(), { prompt });
  const call = request(url + path, {
    method,
    agent,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  }).end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 202)
    throw new Error(`the api answered a generation request with status ${answer.statusCode}`);
};

/** Calls a function for each user, one call after the other. @returns duration of each call in ms */
export const timesOf = async (
  users: readonly BenchUser[],
  act: (user: BenchUser) => Promise<void>,
): Promise<number[]> => {
  const times: number[] = [];
  for (const user of users) {
    const begin = performance.now();
    await act(user);
    times.push(performance.now() - begin);
    await delay(pauseMs);
  }
  return times;
};

/**
 * Benchmark F4: time of one request on an idle machine, compared with one prepared statement through the package
 * `pg`.
 */
export const acceptIdle: Benchmark = async (bench) => {
  const app = await createBenchApp(
    bench.settings,
    'bench_4',
    bench.of(requestsPerRound.full, requestsPerRound.smallest),
  );
  const url = await startApi(bench, app);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const database = new Client({ connectionString: app.databaseUrl, options: '-c role=portada_app' });
  await database.connect();
  const reserve = async (user: BenchUser): Promise<void> => {
    await database.query(reserveStatement([user], [randomUUID()]));
  };
  const counted = async (act: (user: BenchUser) => Promise<void>, byApi: boolean) => {
    const [before, inLine] = [await countAll(app), await countInLine(app)];
    const times = await timesOf(app.users, act);
    if (byApi) await handedOver(app);
    const done = times.length;
    const joined = (await countInLine(app)) - inLine;
    const grown = byApi ? { outbox: 0, jobs: joined } : { outbox: joined, jobs: 0 };
    expectGrowth(before, await countAll(app), { generations: done, holds: done, ...grown });
    await app.owner.query('DELETE FROM outbox');
    return percentile(times, 0.5);
  };
  const sides = {
    ours: () => counted((user) => post(url, agent, user), true),
    peer: () => counted(reserve, false),
  };
  // The first run of each side is not measured, because code is slow before the compiler has optimized the code.
  await sides.ours();
  await sides.peer();
  const measured = await interleave(bench, sides);
  await expectCleanAudit(app);
  agent.destroy();
  await database.end();
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F4',
      path: 'one request at a time, idle, p50',
      beside: 'one prepared statement through pg',
      figures: figuresOf(measured, (p50) => p50),
      unit: 'ms',
      aim: { at: 'most', ratio: 2 },
    },
  ];
};
