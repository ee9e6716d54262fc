import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startApi, startWorker } from './api-process';
import { type BenchApp, createBenchApp } from './bench-app';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { generateCall } from './requests';

/** Number of requests for images that are sent at the same time. */
const requests = { full: 5000, smallest: 60 } as const;
/** Number of users, who send the requests one after the other. */
const users = { full: 500, smallest: 10 } as const;
const connections = 64;
/** Number of worker slots. The scripted image model takes 200 ms per image. */
const slots = 4;
/** Value of the setting GENERATION_DEADLINE_S in seconds. The worker draws about 800 images in 40 s. */
const deadlineSeconds = { full: 40, smallest: 15 } as const;
/** Number of generations before the measurement, so that the worker has reported its slots and its drawing time. */
const before = 12;

type Answers = { accepted: number; refused: number };

/**
 * Sends requests for images over a number of parallel connections.
 * @param count number of requests
 * @throws CountError after an answer that is neither 202 nor 503 with `Retry-After`
 */
const request = async (app: BenchApp, url: string, count: number): Promise<Answers> => {
  let next = 0;
  const answers = { accepted: 0, refused: 0 };
  const send = async (): Promise<void> => {
    while (next < count) {
      const user = app.users[next++ % app.users.length];
      if (!user) throw new Error('the benchmark has no users');
      const { path, ...call } = generateCall(user, randomUUID());
      const answer = await fetch(url + path, call);
      const text = await answer.text();
      if (answer.status === 202) answers.accepted += 1;
      else if (answer.status === 503 && answer.headers.has('retry-after')) answers.refused += 1;
      else throw new CountError(`a generation request was answered with status ${answer.status}: ${text}`);
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
  throw new CountError(`generations are still open after ${patienceMs} ms`);
};

/** Called with the worker when half of the accepted generations have become images. Returns what ends its effect. */
type AtHalf = (worker: ChildProcess) => () => Promise<void>;

/** Waits until a number of generations have ended. @throws CountError after `patienceMs` */
const someEnded = async ({ owner }: BenchApp, count: number, patienceMs: number): Promise<void> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    const { rows } = await owner.query<{ ended: number }>(
      'SELECT count(*)::int AS ended FROM generations WHERE finished_at IS NOT NULL',
    );
    if ((rows[0]?.ended ?? 0) >= count) return;
  }
  throw new CountError(`${count} generations have not ended after ${patienceMs} ms`);
};

/** Sends all requests at once. @returns accepted and refused requests, and accepted generations that became images */
const runStorm = async (
  bench: Bench,
  app: BenchApp,
  atHalf?: AtHalf,
): Promise<Answers & { succeeded: number }> => {
  const deadline = bench.of(deadlineSeconds.full, deadlineSeconds.smallest);
  const settings = { GENERATION_DEADLINE_S: String(deadline), GENERATIONS_QUEUED_PER_USER: '50' };
  const [url, worker] = await Promise.all([
    startApi(bench, app, settings),
    startWorker(bench, app, { ...settings, IMAGE_MODEL: 'scripted', WORKER_CONCURRENCY: String(slots) }),
  ]);
  for (let done = 0; done < before; done += slots) {
    await request(app, url, slots);
    await allEnded(app, 20_000);
  }
  const { succeeded: early } = await allEnded(app, 20_000);
  const answers = await request(app, url, bench.of(requests.full, requests.smallest));
  // A generation waits at most three times the deadline (ADR 126).
  const patienceMs = (3 * deadline + 30) * 1000;
  let end: () => Promise<void> = () => Promise.resolve();
  if (atHalf) {
    await someEnded(app, early + Math.ceil(answers.accepted / 2), patienceMs);
    end = atHalf(worker);
  }
  try {
    const { succeeded, failed } = await allEnded(app, patienceMs);
    if (succeeded + failed !== early + answers.accepted)
      throw new CountError(
        `${answers.accepted} generations were accepted, ${succeeded - early} succeeded, ${failed} failed`,
      );
    return { ...answers, succeeded: succeeded - early };
  } finally {
    await end();
  }
};

/** Periods in ms in which a slowed worker runs and stands still: it has a third of the time. */
const slowed = { runs: 50, stands: 100 } as const;

/** Stops and continues a process in turn, as a host does that gives it a third of the processor. */
const slowDown: AtHalf = (worker) => {
  const stop = new AbortController();
  const turns = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      worker.kill('SIGSTOP');
      await delay(slowed.stands);
      worker.kill('SIGCONT');
      await delay(slowed.runs);
    }
  };
  const done = turns();
  return async () => {
    stop.abort();
    await done;
  };
};

/** Returns the median time of an image in ms, of the first and of the second half of all images. */
const halves = async ({ owner }: BenchApp): Promise<[number, number]> => {
  const { rows } = await owner.query<{ took: number }>(
    `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY took)::float8 AS took
       FROM (SELECT extract(epoch FROM finished_at - started_at) * 1000 AS took,
                    ntile(2) OVER (ORDER BY finished_at) AS half
               FROM generations WHERE status = 'succeeded') AS images
      GROUP BY half ORDER BY half`,
  );
  return [rows[0]?.took ?? 0, rows[1]?.took ?? 0];
};

/**
 * Benchmark F29: share of accepted generations that become images, for many more simultaneous requests than the
 * worker can draw before their deadline. The api must refuse the other requests before a credit is held.
 */
export const refuseStorm: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_29', bench.of(users.full, users.smallest));
  const { accepted, refused, succeeded } = await runStorm(bench, app);
  await expectCleanAudit(app);
  bench.say(`${accepted} accepted, of which ${succeeded} became images, ${refused} refused with Retry-After`);
  if (accepted === 0) throw new CountError('the api accepted no request');
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

/**
 * Benchmark F31: F29 with a host that gives the worker a third of the time when half of the accepted generations have become
 * images.
 */
export const slowHostInStorm: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_31', bench.of(users.full, users.smallest));
  const { accepted, refused, succeeded } = await runStorm(bench, app, slowDown);
  await expectCleanAudit(app);
  const [before, after] = await halves(app);
  bench.say(
    `${accepted} accepted, of which ${succeeded} became images, ${refused} refused with Retry-After; an image took ` +
      `${before.toFixed(0)} ms, then ${after.toFixed(0)} ms`,
  );
  if (accepted === 0) throw new CountError('the api accepted no request');
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F31',
      path: 'F29 with a worker that runs a third of the time from the middle on: accepted that became images',
      beside: '–',
      counted: (succeeded / accepted) * 100,
      unit: 'percent',
      aim: { at: 'least', ours: 99 },
    },
  ];
};
