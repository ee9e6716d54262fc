import { startApi } from './api-process';
import type { Benchmark } from './benchmark';
import { CountError, expectCleanAudit, handedOver } from './counts';
import { loadApi, manyUsers } from './f1-accept';
import { Generator } from './load';
import { freePort } from './processes';
import { figuresOf, interleave } from './rounds';
import { createUsualSchema } from './usual-build/schema';
import { type BenchApp, createBenchApp } from './bench-app';

/**
 * Counts the rows of the compared application, a usual NestJS build. Each of the four counts grows by one for each
 * accepted request.
 */
const countUsual = async ({ owner }: BenchApp): Promise<number[]> => {
  const { rows } = await owner.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM peer.generations) AS generations,
            (SELECT count(*)::int FROM peer.ledger) AS ledger, (SELECT count(*)::int FROM peer.outbox) AS outbox,
            (SELECT -sum(credits)::float8 FROM peer.users) AS spent`,
  );
  return Object.values(rows[0] ?? {});
};

const loadUsual = async (app: BenchApp, generator: Generator): Promise<{ perSecond: number }> => {
  await app.owner.query('CHECKPOINT');
  const before = await countUsual(app);
  const result = await generator.run();
  const grown = (await countUsual(app)).map((count, index) => count - (before[index] ?? 0));
  if (grown.length !== 4 || grown.some((count) => count !== result.accepted)) {
    throw new CountError(
      `the compared application accepted ${result.accepted} requests, but its row counts grew by ${grown.join(', ')}`,
    );
  }
  return result;
};

/**
 * Benchmark F3: rate of accepted generations, compared with NestJS on Express with a TypeORM transaction of several
 * statements.
 */
export const acceptBesideUsualBuild: Benchmark = async (bench) => {
  const { processes } = bench;
  const app = await createBenchApp(bench.settings, 'bench_3', bench.of(manyUsers.full, manyUsers.smallest));
  await createUsualSchema(app.owner);
  const port = String(await freePort());
  await processes.startScript('usual-build/main', {
    PORT: port,
    DATABASE_URL: app.databaseUrl,
    NODE_ENV: 'production',
  });
  const usual = await Generator.start(bench, `http://127.0.0.1:${port}`, app.users);
  const ours = await Generator.start(bench, await startApi(bench, app), app.users);
  await handedOver(app);
  const measured = await interleave(bench, {
    ours: () => loadApi(app, ours),
    peer: () => loadUsual(app, usual),
  });
  await expectCleanAudit(app);
  await processes.endAll();
  await app.close();
  return [
    {
      name: 'F3',
      path: 'the same',
      beside: 'Nest on Express, one TypeORM transaction',
      figures: figuresOf(measured, ({ perSecond }) => perSecond),
      unit: 'per second',
      aim: { at: 'least', ratio: 5 },
    },
  ];
};
