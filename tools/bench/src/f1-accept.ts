import { startApi } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { countAll, countInLine, expectCleanAudit, expectGrowth, handedOver } from './counts';
import { Generator } from './load';
import { findPgbench, runPgbench } from './pgbench';
import { freePort } from './processes';
import { figuresOf, interleave } from './rounds';
import { type BenchApp, createBenchApp } from './bench-app';

/** Number of users in benchmarks that distribute their requests over many users. */
export const manyUsers = { full: 2000, smallest: 20 } as const;

/**
 * Runs one round of HTTP load on the api.
 * @param app data of the benchmark
 * @param generator load generator
 * @returns accepted requests per second
 * @throws CountError if rows and jobs do not match the accepted requests
 */
export const loadApi = async (app: BenchApp, generator: Generator): Promise<{ perSecond: number }> => {
  await app.owner.query('CHECKPOINT');
  const [before, inLine] = [await countAll(app), await countInLine(app)];
  const result = await generator.run();
  await handedOver(app);
  const { accepted } = result;
  expectGrowth(before, await countAll(app), {
    generations: accepted,
    holds: accepted,
    outbox: 0,
    jobs: (await countInLine(app)) - inLine,
  });
  return result;
};

/**
 * Runs one round of Postgres's load tool pgbench on the database of a benchmark.
 * @returns transactions per second
 * @throws CountError if the rows do not match the transactions
 */
export const loadPgbench = async (
  program: string,
  app: BenchApp,
  smoke: boolean,
): Promise<{ perSecond: number }> => {
  await app.owner.query('CHECKPOINT');
  const [before, inLine] = [await countAll(app), await countInLine(app)];
  const result = await runPgbench(program, app, smoke);
  const { done } = result;
  const outbox = (await countInLine(app)) - inLine;
  expectGrowth(before, await countAll(app), { generations: done, holds: done, outbox, jobs: 0 });
  // No process relays the outbox rows that pgbench inserted. The rows would slow down the rounds of the api.
  await app.owner.query('DELETE FROM outbox');
  return result;
};

/** Prints the rate of the load generator against a server that answers each request immediately. */
const printGeneratorLimit = async (bench: Bench, app: BenchApp): Promise<void> => {
  const port = await freePort();
  const server = await bench.processes.startScript('ceiling-server', { PORT: String(port) });
  const generator = await Generator.start(bench, `http://127.0.0.1:${port}`, app.users);
  const { perSecond } = await generator.run();
  bench.say(`the load generator alone reaches ${Math.round(perSecond)} requests/s`);
  await generator.end(bench.processes);
  await bench.processes.end(server);
};

/** Benchmark F1: rate of accepted generations over HTTP, compared with pgbench running the same database call. */
export const acceptBesidePgbench: Benchmark = async (bench) => {
  const about = {
    name: 'F1',
    path: 'accept a generation over HTTP, 64 connections, 2,000 users',
    beside: 'pgbench, the same call, 16 clients',
  };
  const program = findPgbench();
  if (!program) return [{ ...about, skipped: 'pgbench is not installed (Debian: postgresql-contrib)' }];
  const app = await createBenchApp(bench.settings, 'bench_1', bench.of(manyUsers.full, manyUsers.smallest));
  if (!bench.smoke) await printGeneratorLimit(bench, app);
  const generator = await Generator.start(bench, await startApi(bench, app), app.users);
  await handedOver(app);
  const measured = await interleave(bench, {
    ours: () => loadApi(app, generator),
    peer: () => loadPgbench(program, app, bench.smoke),
  });
  await expectCleanAudit(app);
  await bench.processes.endAll();
  await app.close();
  const figures = figuresOf(measured, ({ perSecond }) => perSecond);
  return [{ ...about, figures, unit: 'per second', aim: { at: 'least', ratio: 2 } }];
};
