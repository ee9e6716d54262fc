import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
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
 * Command `test`: runs the Nx target `test` of all projects on temporary servers, the benchmarks in their smallest form on
 * the same servers, and then the e2e tests against a whole dev stack. `--only unit|bench|e2e` runs one of these parts;
 * `--only bench` includes the slow benchmarks. Other arguments are passed to Jest and Playwright, and with `--only bench`
 * to the benchmarks. With arguments, one Jest process runs the unit tests of all projects.
 * @returns exit code: 0 if all tests passed, otherwise 1
 * @throws DevStackError if a signal interrupts the tests
 */
export const runTests = async (args: string[]): Promise<number> => {
  const { only, rest } = readArguments(args);
  const runs = (part: TestPart): boolean => only === undefined || only === part;
  const tallies = await withTemporaryStack(async (supervisor, data) => {
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

/** Runs a program of node_modules until the program ends or exceeds `deadlineMs`. The output goes to the terminal. */
const runTool = async (
  supervisor: Supervisor,
  [path = '', ...args]: string[],
  env: Record<string, string>,
) => {
  const child = spawn(process.execPath, [inWorkspace('node_modules', path), ...args], {
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

const runUnit = async (
  supervisor: Supervisor,
  data: DataFolder,
  variables: TestVariables,
  args: string[],
): Promise<Outcome> => {
  const run = async (report: string, more: string[]): Promise<Tally> => {
    // With --forceExit a process or socket that a failed test left open does not delay the end of Jest.
    const flags = ['--forceExit', '--json', `--outputFile=${report}`];
    await runTool(supervisor, ['jest/bin/jest.js', ...flags, ...more], variables);
    return jestTally(report);
  };
  const oneReport = data.in('jest.json');
  const reports = args.length > 0 ? [oneReport] : unitReports();
  const first = args.length > 0 ? await run(oneReport, args) : await runProjects(supervisor, variables);
  return triedAlone(first, async () => {
    const suites = reports.flatMap(failedSuites);
    // If Jest was ended before it wrote the report, the report names no suite.
    if (suites.length === 0) return { passed: 0, failed: 1 };
    return run(data.in('jest-alone.json'), ['--maxWorkers=1', '--runTestsByPath', ...suites]);
  });
};

/** Folder of the reports that the target `test` of each project writes. */
const unitFolder = inWorkspace('test-results/unit');

/** Returns the paths of the unit test reports, one for each project with a Jest configuration. */
const unitReports = (): string[] =>
  ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/jest.config.js'))
      .map((file) => {
        const project = inWorkspace(folder, dirname(file), 'project.json');
        const { name } = z.object({ name: z.string() }).parse(JSON.parse(readFileSync(project, 'utf8')));
        return join(unitFolder, `${name}.json`);
      }),
  );

/** Runs the Nx target `test` of every project but web-e2e. Nx takes results of unchanged projects from its cache. */
const runProjects = async (supervisor: Supervisor, variables: TestVariables): Promise<Tally> => {
  rmSync(unitFolder, { recursive: true, force: true });
  const flags = ['--exclude=web-e2e', '--output-style=static', '--nxBail=false'];
  await runTool(supervisor, ['nx/dist/bin/nx.js', 'run-many', '-t', 'test', ...flags], {
    ...variables,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  });
  return unitReports()
    .map(jestTally)
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
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
