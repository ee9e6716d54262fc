import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { generationSchema } from '@portada/contracts';
import { startApi, startWorker } from './api-process';
import type { Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import type { BenchUser } from './requests';
import { generateCall, promptOf } from './requests';
import { createBenchApp, type BenchApp } from './bench-app';

/** Pictures of the whole run; the first ones are not judged, for nothing was measured before them. */
const pictures = { full: 120, smallest: 4 } as const;
const unjudged = { full: 50, smallest: 2 } as const;
const slots = 4;
/** ms of the model: quick and slow pictures, in turn. */
const modelMs = [200, 400, 600, 1000] as const;
/** Users come in groups of so many at once, and the groups so many ms apart: queues build up and empty. */
const groups = [1, 6, 2, 12, 3] as const;
const betweenGroupsMs = 1200;

type Estimate = { id: string; etaMs: number | null };

/** Asks for a picture and reads, as the page does at once, how long it will take. */
const submit = async (url: string, user: BenchUser, turn: number): Promise<Estimate> => {
  const { path, method, headers, body } = generateCall(
    user,
    randomUUID(),
    promptOf(modelMs[turn % modelMs.length] ?? 200),
  );
  const answer = await fetch(url + path, { method, headers, body });
  if (answer.status !== 202) throw new CountError(`the api answered ${answer.status}`);
  const id = headers['idempotency-key'];
  const read = await fetch(`${url}/api/generations/${id}`, { headers: { cookie: headers.cookie } });
  const { etaMs } = generationSchema.parse(await read.json());
  return { id, etaMs };
};

const submitAll = async (url: string, users: readonly BenchUser[]): Promise<Estimate[]> => {
  const estimates: Estimate[] = [];
  for (let group = 0; estimates.length < users.length; group += 1) {
    const size = groups[group % groups.length] ?? 1;
    const coming = users.slice(estimates.length, estimates.length + size);
    const from = estimates.length;
    estimates.push(...(await Promise.all(coming.map((user, i) => submit(url, user, from + i)))));
    await delay(betweenGroupsMs);
  }
  return estimates;
};

/** ms from request to picture, by id. @throws CountError unless every picture came */
const waitsOf = async (app: BenchApp, ids: readonly string[]): Promise<Map<string, number>> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(100)) {
    const { rows } = await app.owner.query<{ id: string; waited: number }>(
      `SELECT id, extract(epoch FROM finished_at - created_at)::float8 * 1000 AS waited
         FROM generations WHERE id = ANY ($1) AND status = 'succeeded'`,
      [ids],
    );
    if (rows.length === ids.length) return new Map(rows.map(({ id, waited }) => [id, waited]));
  }
  throw new CountError('not every picture came');
};

/** F18: the time that is shown at submit, beside the time that it then takes. */
export const estimateWaits: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_18', bench.of(pictures.full, pictures.smallest));
  const url = await startApi(bench, app);
  await startWorker(bench, app, slots);
  const estimates = await submitAll(url, app.users);
  const waits = await waitsOf(
    app,
    estimates.map(({ id }) => id),
  );
  await expectCleanAudit(app);
  await bench.processes.endAll();
  await app.close();
  const judged = estimates.slice(bench.of(unjudged.full, unjudged.smallest));
  const known = judged.filter(({ etaMs }) => etaMs !== null);
  bench.say(`${known.length} of ${judged.length} estimates were known at submit`);
  const shares = known.map(({ id, etaMs }) => {
    const waited = waits.get(id) ?? Number.NaN;
    return (100 * Math.abs((etaMs ?? 0) - waited)) / waited;
  });
  return [
    {
      name: 'F18',
      path: `error of the time shown at submit, median of ${judged.length}, mixed load on ${slots} slots`,
      beside: 'the time that it took',
      figures: { ours: shares, peer: shares.map(() => 100) },
      unit: 'percent',
      aim: { at: 'most', ours: 15 },
    },
  ];
};
