import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { startScriptedWorker } from './api-process';
import { type BenchApp, createBenchApp } from './bench-app';
import type { Bench, Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { reserveStatement } from './requests';
import type { Row } from './report';
import { figuresOf, interleave } from './rounds';

/** Numbers of worker processes that are measured. */
const counts = [1, 2, 4] as const;
/** Slots of each worker process, of both sides. */
const slots = 8;
/** Jobs of one round. */
const jobsOf = { full: 300, smallest: 4 } as const;
/** Time in ms in which a round must end. */
const roundMs = 120_000;
/** Prompt of a generation whose image model answers at once with a ready image and reports no progress. */
const prompt = 'A diver finds a sunken city [slow 0] [silent] [ready]';

/** Result of a round: jobs per second, and CPU time of all workers for each job in ms. */
type Round = { perSecond: number; cpuMs: number };

/** Clock ticks per second, the unit of CPU times in /proc. Linux has 100 on every platform of Node.js. */
const ticks = 100;

/** CPU time of processes so far, in ms. The times of the system are in fields 14 and 15 of /proc/<pid>/stat. */
const cpuMsOf = (workers: readonly ChildProcess[]): number =>
  workers.reduce((sum, { pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
  }, 0);

/** Waits until a count of finished jobs is complete. @throws CountError if it takes longer than two minutes */
const untilAll = async (jobs: number, finished: () => Promise<number>): Promise<void> => {
  for (const end = Date.now() + roundMs; Date.now() < end; await delay(20))
    if ((await finished()) >= jobs) return;
  throw new CountError(`the ${jobs} jobs did not finish within ${roundMs / 1000} s`);
};

/** One generation for each user, from the hand-over to the last settlement. */
const generate = async (app: BenchApp, workers: readonly ChildProcess[]): Promise<Round> => {
  const { owner, queue, users } = app;
  const ids = users.map(() => randomUUID());
  await owner.query(reserveStatement(users, ids, prompt));
  await owner.query('DELETE FROM outbox WHERE key = ANY ($1)', [ids]);
  const before = cpuMsOf(workers);
  const begin = performance.now();
  await queue.add(ids.map((id) => ({ name: 'generation.run', id })));
  await untilAll(ids.length, async () => {
    const { rows } = await owner.query<{ done: number }>(
      `SELECT count(*)::int AS done FROM generations WHERE id = ANY ($1) AND status = 'succeeded'`,
      [ids],
    );
    return rows[0]?.done ?? 0;
  });
  const seconds = (performance.now() - begin) / 1000;
  const cpuMs = (cpuMsOf(workers) - before) / ids.length;
  await expectCleanAudit(app);
  return { perSecond: ids.length / seconds, cpuMs };
};

/** As many jobs of graphile-worker, whose task does nothing, from the commit of the jobs to the end of the last. */
const runTasks = async ({ owner, users }: BenchApp, workers: readonly ChildProcess[]): Promise<Round> => {
  const jobs = users.length;
  const before = cpuMsOf(workers);
  const begin = performance.now();
  await owner.query(
    `SELECT graphile_worker.add_job('run', json_build_object('id', n)) FROM generate_series(1, $1::int) AS n`,
    [jobs],
  );
  await untilAll(jobs, async () => {
    const { rows } = await owner.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM graphile_worker.jobs',
    );
    return jobs - (rows[0]?.left ?? jobs);
  });
  const seconds = (performance.now() - begin) / 1000;
  return { perSecond: jobs / seconds, cpuMs: (cpuMsOf(workers) - before) / jobs };
};

const measure = async (bench: Bench, count: number): Promise<Row[]> => {
  const app = await createBenchApp(bench.settings, 'bench_23', bench.of(jobsOf.full, jobsOf.smallest));
  const [ours, peers]: [ChildProcess[], ChildProcess[]] = [[], []];
  for (let nth = 0; nth < count; nth += 1) {
    ours.push(await startScriptedWorker(bench, app, slots));
    peers.push(await bench.processes.startScript('bare-graphile-tasks', { DATABASE_URL: app.databaseUrl }));
  }
  const sides = { ours: () => generate(app, ours), peer: () => runTasks(app, peers) };
  await sides.ours();
  await sides.peer();
  const measured = await interleave(bench, sides);
  await bench.processes.endAll();
  await app.close();
  const path = `${count} workers of ${slots} slots, images without drawing: claim, store, settle, events`;
  const beside = `graphile-worker, ${count} processes, tasks that do nothing`;
  return [
    {
      ...{ name: 'F23', path, beside, unit: 'per second' as const },
      figures: figuresOf(measured, ({ perSecond }) => perSecond),
      aim: { at: 'least', ratio: 0.5 },
    },
    ...(count === 1
      ? [
          {
            ...{
              name: 'F23',
              path: 'the same: CPU of the worker for one image',
              beside,
              unit: 'ms' as const,
            },
            figures: figuresOf(measured, ({ cpuMs }) => cpuMs),
            aim: { at: 'most' as const, ours: 1.5 },
          },
        ]
      : []),
  ];
};

/** Benchmark F23: images per second of 1, 2 and 4 workers whose image model does no work, beside graphile-worker. */
export const runWorkers: Benchmark = async (bench) => {
  if (process.platform !== 'linux')
    return [
      {
        name: 'F23',
        path: 'images per second by number of workers',
        beside: '–',
        skipped: 'CPU times need /proc',
      },
    ];
  const rows: Row[] = [];
  for (const count of bench.smoke ? [1] : counts) rows.push(...(await measure(bench, count)));
  return rows;
};
