import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startScriptedWorker } from './api-process';
import type { Benchmark } from './benchmark';
import { CountError, expectCleanAudit } from './counts';
import { ask } from './messages';
import { figuresOf, interleave } from './rounds';
import { reserveStatement } from './requests';
import { type BenchApp, createBenchApp } from './bench-app';

const concurrency = 4;
/** Jobs per worker slot in one round: 15 jobs of 200 ms are 3 s of model time. */
const jobsPerSlot = { full: 15, smallest: 1 } as const;

/** Message to the compared loop, which answers with the seconds that the jobs took. */
export type Loop = { ids: string[]; concurrency: number };

const newIds = (jobs: number): string[] => Array.from({ length: jobs }, () => randomUUID());

/**
 * Counts the generations with a stored PNG.
 * @param folder folder of the object store, with a subfolder for each generation
 * @param ids ids of the generations
 */
const countPictures = async (folder: string, ids: readonly string[]): Promise<number> => {
  const lists = await Promise.all(ids.map((id) => readdir(join(folder, id)).catch(() => [])));
  return lists.filter((names) => names.some((name) => name.endsWith('.png'))).length;
};

/**
 * Reserves one generation per user, enqueues the jobs and waits until all generations succeeded.
 * @returns seconds from the enqueue
 */
const runWorker = async (app: BenchApp, folder: string): Promise<number> => {
  const { owner, queue, users } = app;
  const jobs = users.length;
  const ids = newIds(jobs);
  await owner.query(reserveStatement(users, ids));
  await owner.query('DELETE FROM outbox WHERE key = ANY ($1)', [ids]);
  const begin = Date.now();
  await queue.add(ids.map((id) => ({ name: 'generation.run', id })));
  const counted = () =>
    owner.query<{ done: number; captures: number; images: number; last: Date }>(
      `SELECT count(*)::int AS done, max(g.finished_at) AS last,
              count(t.seq)::int AS captures, count(i.id)::int AS images
         FROM generations g
         LEFT JOIN credit_transfers t ON t.generation_id = g.id AND t.kind = 'capture'
         LEFT JOIN images i ON i.generation_id = g.id
        WHERE g.id = ANY ($1) AND g.status = 'succeeded'`,
      [ids],
    );
  for (const end = begin + 60_000; Date.now() < end; await delay(100)) {
    const row = (await counted()).rows[0];
    if (row?.done !== jobs) continue;
    const pictures = await countPictures(join(folder, 'storage/generations'), ids);
    if (row.captures !== jobs || row.images !== jobs || pictures !== jobs) {
      throw new CountError(
        `${jobs} jobs caused ${row.captures} captures, ${row.images} image rows, ${pictures} stored pictures`,
      );
    }
    await expectCleanAudit(app);
    return (row.last.getTime() - begin) / 1000;
  }
  throw new CountError('the jobs did not finish in a minute');
};

/**
 * Benchmark F10: time of 200 ms jobs in the real worker, compared with a loop that uses only the same model and
 * store.
 */
export const runJobs: Benchmark = async (bench) => {
  const { processes, folder, settings } = bench;
  const jobs = concurrency * bench.of(jobsPerSlot.full, jobsPerSlot.smallest);
  const app = await createBenchApp(settings, 'bench_10', jobs);
  await startScriptedWorker(bench, app, concurrency);
  const bareFolder = join(folder, 'bare-storage');
  const loop = await processes.startScript('bare-loop', { STORAGE_DIR: bareFolder });
  const sides = {
    ours: () => runWorker(app, folder),
    peer: async () => {
      const ids = newIds(jobs);
      const seconds = await ask<Loop, number>(loop, { ids, concurrency });
      const pictures = await countPictures(join(bareFolder, 'bare'), ids);
      if (pictures !== jobs)
        throw new CountError(`the compared loop stored ${pictures} pictures for ${jobs} jobs`);
      return seconds;
    },
  };
  await sides.ours();
  await sides.peer();
  const measured = await interleave(bench, sides);
  await processes.endAll();
  await app.close();
  return [
    {
      name: 'F10',
      path: `${jobs} jobs of 200 ms, ${concurrency} at once: progress, store, settle`,
      beside: 'a bare loop of model and store',
      figures: figuresOf(measured, (seconds) => seconds),
      unit: 's',
      aim: { at: 'most', ratio: 1.02 },
    },
  ];
};
