import { type TestVariables } from '../test-services';
import { inWorkspace } from '../workspace';
import { type Tally, jestTally } from './test-reports';
import { type Outcome, type TestRun, patternOf, runTool, triedAlone } from './test-run';

/**
 * Options of Jest for whole runs. Tests wait for databases and processes a third of their time, so three workers fit on two
 * processor cores. Jest replaces a worker above this size between two suites, because memory of finished suites slows
 * down later suites: 10,000 requests took 16 s in a new process and 71 s after twenty suites.
 */
const wholeRun = [
  '--maxWorkers=3',
  '--workerIdleMemoryLimit=1000MB',
  `--reporters=${inWorkspace('tools/dev-stack/jest/quiet-reporter.js')}`,
];

/**
 * Flags of Node.js for Jest and its workers. Most objects of a test are short-lived. With a larger space for new objects the
 * garbage collector takes less time: with the memory limit above, a set of suites took 117 s of CPU time in place of 126 s. The test environment
 * collects the garbage of large suites.
 * Node.js 24 warns about experimental functions that a package only looks for.
 */
const jestNodeFlags = ['--max-semi-space-size=64', '--expose-gc', '--disable-warning=ExperimentalWarning'];

/** Environment variable by which Nx, too, tells the setup of test projects that everything is built. */
const isBuilt = { NX_TASK_TARGET_TARGET: 'test' };

/**
 * Runs the tests of all projects in one Jest process. Without chosen files everything must be built.
 * @param variables addresses of the servers of the tests
 */
export const runUnitPart = async (run: TestRun, variables: TestVariables): Promise<Outcome> => {
  const jest = async (report: string, more: readonly string[]): Promise<Tally> => {
    // With --forceExit a process or socket that a failed test left open does not delay the end of Jest.
    const flags = ['--forceExit', '--json', `--outputFile=${report}`, ...more];
    const names = run.name === null ? [] : ['-t', patternOf(run.name)];
    const env = {
      ...variables,
      ...(run.files === null && isBuilt),
      ...(run.timings !== null && { TEST_TIMINGS: run.timings }),
    };
    await runTool(run, ['jest/bin/jest.js', ...flags, ...names], env, jestNodeFlags);
    return jestTally(report);
  };
  const paths = (files: readonly string[]): string[] => ['--runTestsByPath', ...files];
  if (run.files !== null) {
    const few = run.files.length === 1 ? ['--runInBand'] : ['--maxWorkers=3'];
    return { ...(await jest(run.data.in('jest.json'), [...few, ...paths(run.files)])), doubtful: [] };
  }
  return triedAlone(await jest(run.data.in('jest.json'), wholeRun), (failures) => {
    const files = [...new Set(failures.map(({ file }) => file))];
    return jest(run.data.in('jest-alone.json'), ['--maxWorkers=1', ...paths(files)]);
  });
};
