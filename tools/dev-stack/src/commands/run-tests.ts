import { spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { obtainChromium } from '../chromium';
import { type DataFolder } from '../data-folder';
import { startE2eStack } from '../e2e-stack';
import { say } from '../run';
import { DevStackError } from '../dev-stack-error';
import { type Supervisor } from '../supervisor';
import { type Tally, benchTally, failedSuites, jestTally, playwrightTally } from '../test-reports';
import { type TestVariables, startTestServices, withTemporaryStack } from '../test-services';
import { inWorkspace } from '../workspace';
import { runBench } from './bench';

/**
 * Result of a test part (unit tests, benchmarks or e2e tests). `doubtful` counts the tests that failed in the first
 * run and passed when they ran alone.
 */
type Outcome = Tally & { doubtful: number };

const parts = ['unit', 'bench', 'e2e'] as const;
type TestPart = (typeof parts)[number];

/**
 * Command `test`: runs the unit tests of all projects in one Jest process on temporary servers, some benchmarks in their smallest
 * form on the same servers, and then the e2e tests against a whole dev stack. `--only unit|bench|e2e` runs one of these parts;
 * `--only bench` runs all benchmarks. Other arguments are passed to Jest and Playwright, and with `--only bench`
 * to the benchmarks.
 * @returns exit code: 0 if all tests passed, otherwise 1
 * @throws DevStackError if a signal interrupts the tests
 */
export const runTests = async (args: string[]): Promise<number> => {
  const { only, rest } = readArguments(args);
  const runs = (part: TestPart): boolean => only === undefined || only === part;
  const tallies = await withTemporaryStack('memory', async (supervisor, data) => {
    const variables = only === 'e2e' ? undefined : await startTestServices(supervisor, data);
    return [
      ...(variables && runs('unit') ? [await runUnit(supervisor, data, variables, rest)] : []),
      ...(variables && runs('bench')
        ? [await runBenchmarks(supervisor, data, variables, only ? rest : ['--quick'])]
        : []),
      ...(runs('e2e') ? [await runE2e(supervisor, data, rest)] : []),
    ];
  });
  if (tallies === undefined) throw new DevStackError('The tests were interrupted.');
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const doubtful = tallies.reduce((sum, tally) => sum + tally.doubtful, 0);
  if (doubtful > 0)
    say(
      `\n*** ${doubtful} TESTS FAILED IN THE FIRST RUN AND PASSED ALONE: the names are above. Each is a fault of the product or of the test. ***\n`,
    );
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
};

const readArguments = (args: string[]): { only: TestPart | undefined; rest: string[] } => {
  const at = args.indexOf('--only');
  if (at === -1) return { only: undefined, rest: args };
  const only = parts.find((part) => part === args[at + 1]);
  if (only === undefined) throw new DevStackError('The value of --only must be unit, bench or e2e.');
  return { only, rest: args.filter((_, index) => index !== at && index !== at + 1) };
};

/**
 * Time limit of a test part in ms, far longer than a run on a slow machine. A part that exceeds the limit counts as
 * failed.
 */
const deadlineMs = 40 * 60_000;

/**
 * Runs a program of node_modules until the program ends or exceeds `deadlineMs`. The output goes to the terminal.
 * @returns exit code; null after the time limit
 */
const runTool = async (
  supervisor: Supervisor,
  [path = '', ...args]: string[],
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<number | null> => {
  const child = spawn(process.execPath, [...nodeFlags, inWorkspace('node_modules', path), ...args], {
    cwd: inWorkspace(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  });
  await supervisor.attend(path, child, { signal: 'SIGTERM', graceMs: 10_000, stage: 0 });
  if (child.signalCode === 'SIGKILL') say(`${path} did not end within ${deadlineMs / 60_000} min.`);
  // A signal other than the time limit means that the user stopped the tests. The error prevents the next part from
  // starting.
  else if (child.signalCode !== null) throw new DevStackError(`${path} was interrupted.`);
  return child.exitCode;
};

/**
 * Runs failed tests once more, alone. A real fault fails again. A test that fails only on a busy machine is
 * reported as doubtful (docs/decisions/0023).
 * @param first counts of the first run
 * @param again runs the failed tests alone
 */
const triedAlone = async (first: Tally, again: () => Promise<Tally>): Promise<Outcome> => {
  if (first.failed === 0) return { ...first, doubtful: 0 };
  say(`\n*** ${first.failed} tests failed. They run once more, alone: ***\n`);
  const { failed } = await again();
  const doubtful = Math.max(0, first.failed - failed);
  return { passed: first.passed + doubtful, failed, doubtful };
};

/**
 * Options of Jest for all unit tests. Tests wait for databases and processes a third of their time, so three workers fit on two
 * processor cores. Jest replaces a worker above this size between two suites, because memory of finished suites slows
 * down later suites: 10,000 requests took 16 s in a new process and 71 s after twenty suites.
 */
const wholeRun = ['--maxWorkers=3', '--workerIdleMemoryLimit=1000MB'];

/**
 * Flags of Node.js for Jest and its workers. Most objects of a test are short-lived. With a larger space for new objects the
 * garbage collector takes less time: with the memory limit above, a set of suites took 117 s of CPU time in place of 126 s.
 */
const jestNodeFlags = ['--max-semi-space-size=64'];

/** Environment variable by which Nx, too, tells the setup of test projects that everything is built. */
const isBuilt = { NX_TASK_TARGET_TARGET: 'test' };

/**
 * Builds all projects, whose files the tests use, and checks the sizes of pages. Nx takes unchanged projects from its cache.
 * @throws DevStackError if a build fails or a size exceeds its limit
 */
const buildAll = async (supervisor: Supervisor): Promise<void> => {
  const flags = ['--exclude=web-e2e', '--output-style=static'];
  const nx = ['nx/dist/bin/nx.js', 'run-many', '-t', 'build', 'sizes', ...flags];
  const code = await runTool(supervisor, nx, { NX_DAEMON: 'false', NX_TUI: 'false' });
  if (code !== 0) throw new DevStackError('The build or the check of sizes failed: see the lines above.');
};

const runUnit = async (
  supervisor: Supervisor,
  data: DataFolder,
  variables: TestVariables,
  args: string[],
): Promise<Outcome> => {
  const run = async (report: string, more: string[]): Promise<Tally> => {
    // With --forceExit a process or socket that a failed test left open does not delay the end of Jest.
    const flags = ['--forceExit', '--json', `--outputFile=${report}`];
    const env = { ...variables, ...(args.length === 0 && isBuilt) };
    await runTool(supervisor, ['jest/bin/jest.js', ...flags, ...more], env, jestNodeFlags);
    return jestTally(report);
  };
  const report = data.in('jest.json');
  if (args.length === 0) await buildAll(supervisor);
  const first = await run(report, args.length > 0 ? args : wholeRun);
  return triedAlone(first, async () => {
    const suites = failedSuites(report);
    // If Jest was ended before it wrote the report, the report names no suite.
    if (suites.length === 0) return { passed: 0, failed: 1 };
    return run(data.in('jest-alone.json'), ['--maxWorkers=1', '--runTestsByPath', ...suites]);
  });
};

/**
 * Runs the benchmarks in their smallest form and ignores the measured values, so that only a broken benchmark is
 * noticed.
 */
const runBenchmarks = async (
  supervisor: Supervisor,
  data: DataFolder,
  { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl }: TestVariables,
  names: string[],
): Promise<Outcome> => {
  const run = async (report: string, only: string[]) => {
    const args = ['--smoke', ...only];
    await runBench(supervisor, data, { servers: { databaseUrl, redisUrl }, args, report });
    return benchTally(report);
  };
  const first = await run(data.in('bench.json'), names);
  return triedAlone(first, () => run(data.in('bench-alone.json'), first.names));
};

const runE2e = async (supervisor: Supervisor, data: DataFolder, args: string[]): Promise<Outcome> => {
  const chromium = obtainChromium();
  if (chromium === undefined) {
    say(
      '\n*** THE E2E TESTS DID NOT RUN: no Chromium was found. Install Chromium, or set PORTADA_CHROMIUM. ***\n',
    );
    return { passed: 0, failed: process.env['CI'] === 'true' ? 1 : 0, doubtful: 0 };
  }
  const variables = await startE2eStack(supervisor, data.in('e2e'));
  const config = inWorkspace('apps/web-e2e/playwright.config.ts');
  const run = async (report: string, more: string[]): Promise<Tally> => {
    await runTool(
      supervisor,
      ['@playwright/test/cli.js', 'test', '-c', config, '--reporter=list,json', ...more],
      { ...variables, PORTADA_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    );
    return playwrightTally(report);
  };
  return triedAlone(await run(data.in('playwright.json'), args), () => {
    // The second run of Playwright empties the folder of traces. The traces of the first run are copied, so that
    // failures can be analysed.
    const results = inWorkspace('test-results/web-e2e');
    rmSync(`${results}-first`, { recursive: true, force: true });
    if (existsSync(results)) cpSync(results, `${results}-first`, { recursive: true });
    const alone = ['--workers=1', '--last-failed', '--trace=retain-on-failure'];
    return run(data.in('playwright-alone.json'), [...alone, ...args]);
  });
};
