import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DevStackError } from '../dev-stack-error';
import { startTestServices, withTemporaryStack } from '../test-services';
import { inWorkspace } from '../workspace';

/**
 * Command `test-project <name> <folder>`: runs Jest on one project, for the Nx target `test`. Jest uses the servers of
 * TEST_DATABASE_URL and TEST_REDIS_URL, or temporary servers. The JSON report is `test-results/unit/<name>.json`.
 * @returns exit code of Jest
 * @throws DevStackError if an argument is missing
 */
export const testProject = async ([name, folder, ...args]: string[]): Promise<number> => {
  if (name === undefined || folder === undefined)
    throw new DevStackError('Usage: test-project <project> <folder>');
  const reports = inWorkspace('test-results/unit');
  mkdirSync(reports, { recursive: true });
  const jest = async (variables: Record<string, string>): Promise<number> => {
    const child = spawn(
      process.execPath,
      [
        inWorkspace('node_modules/jest/bin/jest.js'),
        // Nx runs several projects at the same time, so each project gets one Jest worker unless its target sets
        // another number.
        ...(args.some((arg) => arg.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=1']),
        // Jest replaces a worker process above this size between two suites. Memory of finished suites slows down
        // later suites: 10,000 requests took 16 s in a new process and 71 s after twenty suites.
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
  const code = await withTemporaryStack('memory', async (supervisor, data) =>
    jest(await startTestServices(supervisor, data)),
  );
  return code ?? 1;
};
