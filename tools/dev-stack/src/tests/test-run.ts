import { spawn } from 'node:child_process';
import { type DataFolder } from '../data-folder';
import { DevStackError } from '../dev-stack-error';
import { say } from '../run';
import { type Supervisor } from '../supervisor';
import { inWorkspace } from '../workspace';
import { type Failure, type Tally } from './test-reports';

/** Data that all parts of a test run share. */
export type TestRun = {
  supervisor: Supervisor;
  data: DataFolder;
  /** Which tests: those of `npm test`, those of `npm run test:deep`, or both if test files are named. */
  depth: 'short' | 'deep' | 'all';
  /** Paths of the test files from the workspace; null for all of the depth. */
  files: readonly string[] | null;
  /** Text that the names of the tests must contain; null for all. */
  name: string | null;
  /** File for the times of the suites; null if they are not measured. */
  timings: string | null;
};

/** Returns the regular expression that matches a text literally, for the options of Jest and Playwright that choose tests by name. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Result of a test part. `doubtful` are the tests that failed in the first run and passed when they ran alone.
 */
export type Outcome = Tally & { doubtful: Failure[] };

/**
 * Time limit of a test part in ms, far longer than a run on a slow machine. A part that exceeds the limit counts as
 * failed.
 */
const deadlineMs = 40 * 60_000;

/**
 * Runs a program of node_modules until the program ends or exceeds `deadlineMs`. The output goes to the terminal.
 * @param nodeFlags flags of Node.js before the program
 * @throws DevStackError if the user stopped the program
 */
export const runTool = async (
  { supervisor, depth }: TestRun,
  [path = '', ...args]: string[],
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<void> => {
  const child = spawn(process.execPath, [...nodeFlags, inWorkspace('node_modules', path), ...args], {
    cwd: inWorkspace(),
    env: { ...process.env, TEST_DEPTH: depth, ...env },
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
export const triedAlone = async (
  first: Tally,
  again: (failures: readonly Failure[]) => Promise<Tally>,
): Promise<Outcome> => {
  if (first.failures.length === 0) return { ...first, doubtful: [] };
  say(`\n*** ${first.failures.length} tests failed. They run once more, alone: ***\n`);
  const { failures } = await again(first.failures);
  const hasFailedAgain = ({ file, name }: Failure): boolean =>
    failures.some((failure) => failure.file === file && (failure.name === name || failure.name === null));
  const doubtful = first.failures.filter((failure) => !hasFailedAgain(failure));
  return { passed: first.passed + doubtful.length, failures, doubtful };
};
