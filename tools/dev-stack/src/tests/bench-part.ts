import { bench, runBench } from '../commands/bench';
import { type TestVariables } from '../test-services';
import { type Failure, type Tally, benchTally } from './test-reports';
import { type Outcome, type TestRun, triedAlone } from './test-run';

const namesOf = (failures: readonly Failure[]): string[] => failures.flatMap(({ name }) => name ?? []);

/**
 * Runs benchmarks in their smallest form, which fail if they are broken. Then runs those of the main path for three rounds each, with
 * durable commits, which fail if a ratio is less than half as good as the published one.
 */
export const runBenchPart = async (
  { supervisor, data }: TestRun,
  { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl }: TestVariables,
): Promise<Outcome> => {
  const smallest = async (file: string, names: readonly string[]): Promise<Tally> => {
    const [servers, report] = [{ databaseUrl, redisUrl }, data.in(file)];
    await runBench(supervisor, data, { servers, args: ['--smoke', ...names], report });
    return benchTally(report);
  };
  const compared = async (file: string, names: readonly string[]): Promise<Tally> => {
    const report = data.in(file);
    await bench(['--compare', ...names], report);
    return benchTally(report);
  };
  const one = await triedAlone(await smallest('bench.json', ['--quick']), (failures) =>
    smallest('bench-alone.json', namesOf(failures)),
  );
  const other = await triedAlone(await compared('compared.json', []), (failures) =>
    compared('compared-alone.json', namesOf(failures)),
  );
  return {
    passed: one.passed + other.passed,
    failures: [...one.failures, ...other.failures],
    doubtful: [...one.doubtful, ...other.doubtful],
  };
};
