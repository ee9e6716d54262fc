import { startApi } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { countAll, countInLine, expectCleanAudit, expectGrowth, handedOver } from './counts';
import { Generator } from './load';
import { findPgbench, runPgbench } from './pgbench';
import { freePort } from './processes';
import { figuresOf, interleave } from './rounds';
import { type World, createWorld } from './world';

/** Users of the promise's "many users". */
export const manyUsers = { full: 2000, smallest: 20 } as const;

/** One round of load on the real api, counted to the last row and job. @returns accepted requests per second */
export const loadApi = async (world: World, generator: Generator): Promise<{ perSecond: number }> => {
  await world.owner.query('CHECKPOINT');
  const [before, inLine] = [await countAll(world), await countInLine(world)];
  const result = await generator.run();
  await handedOver(world);
  const { accepted } = result;
  expectGrowth(before, await countAll(world), {
    generations: accepted,
    holds: accepted,
    outbox: 0,
    jobs: (await countInLine(world)) - inLine,
  });
  return result;
};

/** One round of pgbench on the same database, counted likewise. */
export const loadPgbench = async (
  program: string,
  world: World,
  smoke: boolean,
): Promise<{ perSecond: number }> => {
  await world.owner.query('CHECKPOINT');
  const [before, inLine] = [await countAll(world), await countInLine(world)];
  const result = await runPgbench(program, world, smoke);
  const { done } = result;
  const outbox = (await countInLine(world)) - inLine;
  expectGrowth(before, await countAll(world), { generations: done, holds: done, outbox, jobs: 0 });
  // Nobody hands these over; left there, they would grow into a cost of the other side.
  await world.owner.query('DELETE FROM outbox');
  return result;
};

/** Says how fast the load generator is by itself, with a server that only answers. */
const sayCeiling = async (bench: Bench, world: World): Promise<void> => {
  const port = await freePort();
  const server = await bench.processes.startScript('ceiling-server', { PORT: String(port) });
  const generator = await Generator.start(bench, `http://127.0.0.1:${port}`, world.users);
  const { perSecond } = await generator.run();
  bench.say(`the load generator alone reaches ${Math.round(perSecond)} requests/s`);
  await generator.end(bench.processes);
  await bench.processes.end(server);
};

/** F1: accepting a generation over HTTP, beside pgbench of the same single call. */
export const acceptBesidePgbench: Benchmark = async (bench) => {
  const about = {
    name: 'F1',
    path: 'accept a generation over HTTP, 64 connections, 2,000 users',
    beside: 'pgbench, the same call, 16 clients',
  };
  const program = findPgbench();
  if (!program) return [{ ...about, skipped: 'there is no pgbench (Debian: postgresql-contrib)' }];
  const world = await createWorld(bench.settings, 'bench_1', bench.of(manyUsers.full, manyUsers.smallest));
  if (!bench.smoke) await sayCeiling(bench, world);
  const generator = await Generator.start(bench, await startApi(bench, world), world.users);
  await handedOver(world);
  const measured = await interleave(bench, {
    ours: () => loadApi(world, generator),
    peer: () => loadPgbench(program, world, bench.smoke),
  });
  await expectCleanAudit(world);
  await bench.processes.endAll();
  await world.close();
  const figures = figuresOf(measured, ({ perSecond }) => perSecond);
  return [{ ...about, figures, unit: 'per second', aim: { at: 'least', ratio: 2 } }];
};
