import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Supervisor } from '../supervisor';
import { patternOf } from '../tests/test-run';
import { inWorkspace } from '../workspace';
import { type Guard, broken } from './guards';

/** Time in ms within which the suite of a guard must end. */
const suiteTimeoutMs = 300_000;

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Status of each test by its full name, and the messages of suites that failed. */
type SuiteResult = { statuses: Map<string, string>; message: string };

/** A copy of the workspace in which rules are broken, so that the files of the user never change. */
export class GuardWorkspace {
  private constructor(
    private readonly folder: string,
    private readonly supervisor: Supervisor,
    private readonly variables: Record<string, string>,
  ) {}

  /**
   * Copies the files of the workspace and its builds, and links its packages.
   * @param folder path of the copy, which must not exist
   * @param variables environment of the tests
   */
  static create(folder: string, supervisor: Supervisor, variables: Record<string, string>): GuardWorkspace {
    mkdirSync(folder);
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: inWorkspace(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    for (const file of list.split('\0').filter(Boolean)) {
      if (!existsSync(inWorkspace(file))) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(inWorkspace(file), join(folder, file));
    }
    cpSync(inWorkspace('dist'), join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
    symlinkSync(inWorkspace('node_modules'), join(folder, 'node_modules'));
    return new GuardWorkspace(folder, supervisor, variables);
  }

  /**
   * Breaks one rule, runs its test, and restores the file.
   * @returns null if the test failed as it must; otherwise a sentence that says what happened
   * @throws DevStackError if the change does not apply to the file
   */
  async verify(guard: Guard): Promise<string | null> {
    const path = join(this.folder, guard.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, broken(guard, text));
    try {
      const { statuses, message } = await this.run(guard.spec, [guard.test]);
      const status = statuses.get(guard.test);
      if (status === 'failed') return null;
      if (status !== undefined) return `the test ${status} although the rule is broken`;
      return `the test did not run: ${message.slice(0, 1500) || 'no test has this name'}`;
    } finally {
      writeFileSync(path, text);
    }
  }

  /** Runs tests of a suite without a change. @returns the names of those that did not pass */
  async unverified(spec: string, tests: readonly string[]): Promise<string[]> {
    const { statuses } = await this.run(spec, tests);
    return tests.filter((test) => statuses.get(test) !== 'passed');
  }

  private async run(spec: string, tests: readonly string[]): Promise<SuiteResult> {
    const report = join(this.folder, 'guard-report.json');
    writeFileSync(report, '{"testResults":[]}');
    const names = `^(${tests.map(patternOf).join('|')})$`;
    const child = spawn(
      process.execPath,
      [
        ...['node_modules/jest/bin/jest.js', '--runTestsByPath', spec, '-t', names, '--runInBand'],
        ...['--forceExit', '--json', `--outputFile=${report}`, '--silent', '--passWithNoTests'],
      ],
      {
        cwd: this.folder,
        env: { ...process.env, ...this.variables, TEST_DEPTH: 'short', NX_TASK_TARGET_TARGET: 'test' },
        stdio: 'ignore',
        timeout: suiteTimeoutMs,
        killSignal: 'SIGKILL',
      },
    );
    await this.supervisor.attend('jest', child, { signal: 'SIGTERM', graceMs: 5000, stage: 0 });
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    return {
      statuses: new Map(
        testResults.flatMap(({ assertionResults }) =>
          assertionResults.map(({ fullName, status }) => [fullName, status] as const),
        ),
      ),
      message: testResults.map(({ message }) => message).join('\n'),
    };
  }
}
