import { build } from '../build';
import { DevStackError } from '../dev-stack-error';
import { guardFolder, readGuards, sampleOf } from '../guards/guards';
import { verifyGuards } from '../guards/verify-guards';
import { say } from '../run';
import { startTestServices, withTemporaryStack } from '../test-services';
import { runBenchPart } from '../tests/bench-part';
import { runBrowserPart } from '../tests/browser-part';
import { type Failure } from '../tests/test-reports';
import { type Outcome, type TestRun } from '../tests/test-run';
import { readTestSelection, testUsage } from '../tests/test-selection';
import { timingTables } from '../tests/timings';
import { runUnitPart } from '../tests/unit-part';

/** Number of guards that the deep run verifies. */
const guardsInDeepRun = 20;

const isBrowserTest = (file: string): boolean => file.startsWith('apps/web-e2e/');

/** Returns the command that repeats a failure, or the name of the part that failed as a whole. */
const commandOf = ({ file, name }: Failure): string => {
  if (file.startsWith(guardFolder)) return `npm run test:guards -- ${JSON.stringify(name)}`;
  if (!/\.spec\.tsx?$/.test(file)) return name === null ? file : `npm run bench -- --smoke ${name}`;
  return `npm test -- ${file}${name === null ? '' : ` -t ${JSON.stringify(name)}`}`;
};

/** Prints the failures, each with the command that repeats it, and the counts. @returns exit code */
const report = (outcomes: readonly Outcome[], begin: number): number => {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const doubtful = outcomes.flatMap((outcome) => outcome.doubtful);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  if (doubtful.length > 0) {
    say(
      `\n*** ${doubtful.length} TESTS FAILED IN THE FIRST RUN AND PASSED ALONE. Each is a fault of the product or of the test: ***`,
    );
    for (const one of doubtful) say(`  ${commandOf(one)}`);
  }
  if (failures.length > 0) say('\nFailed. These commands repeat the failures:');
  for (const failure of failures) say(`  ${commandOf(failure)}`);
  say(`${Math.round((Date.now() - begin) / 1000)} s`);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? 0 : 1;
};

/** Runs parts one after the other, and says how long each took. */
const inTurn = async (parts: readonly [string, () => Promise<Outcome>][]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const [title, run] of parts) {
    const begin = Date.now();
    say(`${title} …`);
    const outcome = await run();
    outcomes.push(outcome);
    const { passed, failures } = outcome;
    say(
      `${title}: ${passed} passed, ${failures.length} failed, ${Math.round((Date.now() - begin) / 1000)} s`,
    );
  }
  return outcomes;
};

/**
 * Command `test`: runs the tests of the short run on temporary servers, or the chosen test files (`testUsage`).
 * @returns exit code: 0 if all tests passed, otherwise 1
 * @throws DevStackError for wrong arguments, and if a signal interrupts the tests
 */
export const runTests = async (args: string[]): Promise<number> => {
  const begin = Date.now();
  const { part, files, name, timings, help } = readTestSelection(args);
  if (help) {
    process.stdout.write(`${testUsage}\n`);
    return 0;
  }
  const [browserFiles, unitFiles] = [true, false].map(
    (wanted) => files?.filter((file) => isBrowserTest(file) === wanted) ?? null,
  );
  const outcomes = await withTemporaryStack('memory', async (supervisor, data) => {
    const run: TestRun = {
      ...{ supervisor, data, depth: files === null ? 'short' : 'all', files: null, name },
      timings: timings ? data.in('timings.jsonl') : null,
    };
    if (files === null) await build(supervisor, data.in('logs/build.log'));
    const parts: [string, () => Promise<Outcome>][] = [];
    if (part !== 'browser' && unitFiles?.length !== 0) {
      const variables = await startTestServices(supervisor, data);
      parts.push([
        'unit, api and worker tests',
        () => runUnitPart({ ...run, files: unitFiles ?? null }, variables),
      ]);
    }
    if (part !== 'unit' && browserFiles?.length !== 0) {
      parts.push(['browser tests', () => runBrowserPart({ ...run, files: browserFiles ?? null })]);
    }
    const results = await inTurn(parts);
    if (run.timings !== null) process.stdout.write(`${timingTables(run.timings)}\n`);
    return results;
  });
  if (outcomes === undefined) throw new DevStackError('The tests were interrupted.');
  return report(outcomes, begin);
};

/**
 * Command `test-deep`: runs the tests of the deep run, benchmarks in their smallest form, and a sample of the guards.
 * @param args `--timings`
 * @returns exit code: 0 if all tests passed, otherwise 1
 * @throws DevStackError for wrong arguments, and if a signal interrupts the tests
 */
export const runDeepTests = async (args: string[]): Promise<number> => {
  const begin = Date.now();
  const { files, name, part, timings, help } = readTestSelection(args);
  if (help || files !== null || name !== null || part !== null) {
    process.stdout.write(`${testUsage}\n`);
    return help ? 0 : 1;
  }
  const outcomes = await withTemporaryStack('memory', async (supervisor, data) => {
    await build(supervisor, data.in('logs/build.log'));
    const variables = await startTestServices(supervisor, data);
    const file = timings ? data.in('timings.jsonl') : null;
    const run: TestRun = { supervisor, data, depth: 'deep', files: null, name: null, timings: file };
    const results = await inTurn([
      ['unit, api and worker tests', () => runUnitPart(run, variables)],
      ['benchmarks', () => runBenchPart(run, variables)],
      ['browser tests', () => runBrowserPart(run)],
      ['guards', () => verifyGuards(run, variables, sampleOf(readGuards(), guardsInDeepRun))],
    ]);
    if (file !== null) process.stdout.write(`${timingTables(file)}\n`);
    return results;
  });
  if (outcomes === undefined) throw new DevStackError('The tests were interrupted.');
  return report(outcomes, begin);
};
