import { runBench } from '../commands/bench';
import { type TestVariables } from '../test-services';
import { type Tally, benchTally } from './test-reports';
import { type Outcome, type TestRun, triedAlone } from './test-run';

/**
 * Runs the benchmarks in their smallest form and ignores the measured values, so that only a broken benchmark is
 * noticed.
 */
export const runBenchPart = async (
  { supervisor, data }: TestRun,
  { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl }: TestVariables,
): Promise<Outcome> => {
  const bench = async (report: string, names: readonly string[]): Promise<Tally> => {
    await runBench(supervisor, data, {
      servers: { databaseUrl, redisUrl },
      args: ['--smoke', ...names],
      report,
    });
    return benchTally(report);
  };
  return triedAlone(await bench(data.in('bench.json'), ['--quick']), (failures) =>
    bench(
      data.in('bench-alone.json'),
      failures.flatMap(({ name }) => name ?? []),
    ),
  );
};
