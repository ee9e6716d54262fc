import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startApi, startWorker } from './api-process';
import { type BenchApp, createBenchApp } from './bench-app';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { generateCall } from './requests';

/** Number of requests of the storm, of the connections that send them, and of the users, who send them in rotation. */
const requests = { full: 5000, smallest: 60 } as const;
const users = { full: 500, smallest: 10 } as const;
const connections = 64;
/** Slots of the worker. Its scripted model takes 200 ms. */
const slots = 4;
/** GENERATION_DEADLINE_S: about 800 images can be drawn within this time. */
const deadlineSeconds = { full: 40, smallest: 15 } as const;
/**
 * Generations that end before the storm, so that the worker has reported its slots and the duration of an image is
 * known.
 */
const before = 12;

type Answers = { accepted: number; refused: number };

/** Sends requests, at most `connections` at a time. @throws CountError for an answer other than 202, or 503 with Retry-After */
const request = async (app: BenchApp, url: string, count: number): Promise<Answers> => {
  let next = 0;
  const answers = { accepted: 0, refused: 0 };
  const send = async (): Promise<void> => {
    while (next < count) {
      const user = app.users[next++ % app.users.length];
      if (!user) throw new Error('no users');
      const { path, ...call } = generateCall(user, randomUUID());
      const answer = await fetch(url + path, call);
      const text = await answer.text();
      if (answer.status === 202) answers.accepted += 1;
      else if (answer.status === 503 && answer.headers.has('retry-after')) answers.refused += 1;
      else throw new CountError(`a request got ${answer.status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  return answers;
};

/** Waits until no generation is open. @throws CountError after `patienceMs`. @returns ended generations by outcome */
const allEnded = async (
  { owner }: BenchApp,
  patienceMs: number,
): Promise<{ succeeded: number; failed: number }> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    const { rows } = await owner.query<{ open: number; succeeded: number; failed: number }>(
      `SELECT count(*) FILTER (WHERE status IN ('queued', 'running'))::int AS open,
              count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded,
              count(*) FILTER (WHERE status = 'failed')::int AS failed FROM generations`,
    );
    if (rows[0]?.open === 0) return rows[0];
  }
  throw new CountError(`generations are open after ${patienceMs} ms`);
};

/** Runs the storm. @returns its answers, and how many of the accepted generations became images */
const runStorm = async (bench: Bench, app: BenchApp): Promise<Answers & { succeeded: number }> => {
  const deadline = bench.of(deadlineSeconds.full, deadlineSeconds.smallest);
  const settings = { GENERATION_DEADLINE_S: String(deadline), GENERATIONS_QUEUED_PER_USER: '50' };
  const [url] = await Promise.all([
    startApi(bench, app, settings),
    startWorker(bench, app, { ...settings, IMAGE_MODEL: 'scripted', WORKER_CONCURRENCY: String(slots) }),
  ]);
  for (let done = 0; done < before; done += slots) {
    await request(app, url, slots);
    await allEnded(app, 20_000);
  }
  const { succeeded: early } = await allEnded(app, 20_000);
  const answers = await request(app, url, bench.of(requests.full, requests.smallest));
  const { succeeded, failed } = await allEnded(app, (deadline + 30) * 1000);
  if (succeeded + failed !== early + answers.accepted)
    throw new CountError(`${answers.accepted} accepted, ${succeeded - early} succeeded, ${failed} failed`);
  return { ...answers, succeeded: succeeded - early };
};

/**
 * F29: many more simultaneous requests than can be finished before the deadline. Requests that cannot be finished are
 * refused before a credit is held.
 */
export const refuseStorm: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_29', bench.of(users.full, users.smallest));
  const { accepted, refused, succeeded } = await runStorm(bench, app);
  await expectCleanAudit(app);
  bench.say(`${accepted} accepted, of which ${succeeded} became images, ${refused} refused with Retry-After`);
  if (accepted === 0) throw new CountError('nothing was accepted');
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F29',
      path: `${requests.full} requests at once, ${slots} slots, deadline ${deadlineSeconds.full} s: accepted that became images`,
      beside: '–',
      counted: (succeeded / accepted) * 100,
      unit: 'percent',
      aim: { at: 'least', ours: 99 },
    },
  ];
};
