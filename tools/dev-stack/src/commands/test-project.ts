import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DevStackError } from '../dev-stack-error';
import { startTestServices, withTemporaryStack } from '../test-services';
import { inWorkspace } from '../workspace';

/**
 * `test-project <name> <folder>`: runs Jest on one project, for the Nx target `test`. It uses the servers that
 * TEST_DATABASE_URL and TEST_REDIS_URL name, or starts temporary ones. The JSON report is
 * `test-results/unit/<name>.json`.
 * @returns the exit code of Jest
 * @throws DevStackError if an argument is missing
 */
export const testProject = async ([name, folder, ...args]: string[]): Promise<number> => {
  if (name === undefined || folder === undefined) throw new DevStackError('Name a project and its folder.');
  const reports = inWorkspace('test-results/unit');
  mkdirSync(reports, { recursive: true });
  const jest = async (variables: Record<string, string>): Promise<number> => {
    const child = spawn(
      process.execPath,
      [
        inWorkspace('node_modules/jest/bin/jest.js'),
        // Nx runs several projects at once: one worker each, unless the project's target names another number.
        ...(args.some((arg) => arg.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=1']),
        // The memory that one suite leaves allocated slows the next suites of the same process: 10,000 requests took 16
        // s in a new process and 71 s after twenty suites. A process above this size is replaced between two suites.
        '--workerIdleMemoryLimit=500MB',
        ...['--config', inWorkspace(folder, 'jest.config.js'), '--passWithNoTests', '--forceExit', '--json'],
        `--outputFile=${join(reports, `${name}.json`)}`,
        ...args,
      ],
      { cwd: inWorkspace(), env: { ...process.env, ...variables }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  };
  if (process.env['TEST_DATABASE_URL'] !== undefined) return jest({});
  const code = await withTemporaryStack(async (supervisor, data) =>
    jest(await startTestServices(supervisor, data)),
  );
  return code ?? 1;
};
