import { startApi } from './api-process';
import type { Benchmark } from './benchmark';
import { expectCleanAudit, handedOver } from './counts';
import { loadApi, loadPgbench } from './f1-accept';
import { Generator } from './load';
import { findPgbench } from './pgbench';
import { figuresOf, interleave } from './rounds';
import { createBenchApp } from './bench-app';

/**
 * Requests of one round. With warm-up and repeated rounds, the number stays below the rate limit of one account per
 * minute.
 */
const requestsPerRound = 256;

/**
 * Benchmark F2: rate of accepted generations of one user over HTTP, compared with pgbench running the same database
 * call.
 */
export const acceptOneUser: Benchmark = async (bench) => {
  const about = {
    name: 'F2',
    path: `the same, all requests of one user: ${requestsPerRound} at 64 connections`,
    beside: 'pgbench on the hot row, 16 clients',
  };
  const program = findPgbench();
  if (!program) return [{ ...about, skipped: 'pgbench is not installed (Debian: postgresql-contrib)' }];
  const app = await createBenchApp(bench.settings, 'bench_2', 1);
  const url = await startApi(bench, app);
  const generator = await Generator.start(bench, url, app.users, bench.of(requestsPerRound, 8));
  await handedOver(app);
  const measured = await interleave(bench, {
    ours: () => loadApi(app, generator),
    peer: () => loadPgbench(program, app, bench.smoke),
  });
  await expectCleanAudit(app);
  await bench.processes.endAll();
  await app.close();
  const figures = figuresOf(measured, ({ perSecond }) => perSecond);
  return [{ ...about, figures, unit: 'per second', aim: { at: 'least', ratio: 4 } }];
};
