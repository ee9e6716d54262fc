import { spawn } from 'node:child_process';
import { obtainChromium } from '../chromium';
import { type DataFolder } from '../data-folder';
import { startE2eStack } from '../e2e-stack';
import { say } from '../run';
import { StackError } from '../stack-error';
import { type Supervisor } from '../supervisor';
import { type Tally, jestTally, playwrightTally } from '../test-reports';
import { startTestServices, withTemporaryStack } from '../test-services';
import { inWorkspace } from '../workspace';

const parts = ['unit', 'e2e'] as const;
type TestPart = (typeof parts)[number];

/**
 * `test`: Jest over all projects on throw-away servers, then the browser journeys against a whole stack.
 * `--only unit|e2e` runs one of the two; every other argument goes to what runs.
 */
export const runTests = async (args: string[]): Promise<number> => {
  const { only, rest } = readArguments(args);
  const tallies = await withTemporaryStack(async (supervisor, data) => [
    ...(only === 'e2e' ? [] : [await runUnit(supervisor, data, rest)]),
    ...(only === 'unit' ? [] : [await runJourneys(supervisor, data, rest)]),
  ]);
  if (tallies === undefined) throw new StackError('The tests were interrupted.');
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
};

const readArguments = (args: string[]): { only: TestPart | undefined; rest: string[] } => {
  const at = args.indexOf('--only');
  if (at === -1) return { only: undefined, rest: args };
  const only = parts.find((part) => part === args[at + 1]);
  if (only === undefined) throw new StackError('--only takes unit or e2e.');
  return { only, rest: args.filter((_, index) => index !== at && index !== at + 1) };
};

/** Far more than either part takes on a slow machine (ms): tests that hang end as failed ones, with a sentence. */
const deadlineMs = 40 * 60_000;

/** Runs a tool of node_modules to its end, or to the deadline; its own lines go to the terminal. */
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
  // Told to stop: nothing more is to be started.
  else if (child.signalCode !== null) throw new StackError(`${path} was interrupted.`);
};

const runUnit = async (supervisor: Supervisor, data: DataFolder, args: string[]): Promise<Tally> => {
  const report = data.in('jest.json');
  const variables = await startTestServices(supervisor, data);
  // --forceExit: a failed test may leave a process or a socket behind, which must not hold up the report.
  const flags = ['--forceExit', '--json', `--outputFile=${report}`];
  await runTool(supervisor, ['jest/bin/jest.js', ...flags, ...args], variables);
  return jestTally(report);
};

const runJourneys = async (supervisor: Supervisor, data: DataFolder, args: string[]): Promise<Tally> => {
  const chromium = obtainChromium();
  if (chromium === undefined) {
    say(
      '\n*** THE BROWSER JOURNEYS DID NOT RUN: no Chromium was found. Install one, or set PORTADA_CHROMIUM. ***\n',
    );
    return { passed: 0, failed: process.env['CI'] === 'true' ? 1 : 0 };
  }
  const variables = await startE2eStack(supervisor, data.in('e2e'));
  const report = data.in('playwright.json');
  const config = inWorkspace('apps/web-e2e/playwright.config.ts');
  await runTool(
    supervisor,
    ['@playwright/test/cli.js', 'test', '-c', config, '--reporter=list,json', ...args],
    {
      ...variables,
      PORTADA_CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  return playwrightTally(report);
};
