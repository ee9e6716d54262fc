import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from '../workspace';

/**
 * Command `check`: runs the Nx targets `lint`, `typecheck` and `sizes`. The targets check format, unused code,
 * lint, boundaries, vocabulary, types and page sizes.
 * @param args arguments of Nx, such as `--skip-nx-cache`
 * @returns exit code of Nx
 */
export const check = async (args: string[]): Promise<number> => {
  const targets = ['run-many', '-t', 'lint', 'typecheck', 'sizes', '--output-style=static', ...args];
  const child = spawn(process.execPath, [inWorkspace('node_modules/nx/dist/bin/nx.js'), ...targets], {
    cwd: inWorkspace(),
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_OPTIONS: '--max-old-space-size=4096' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};
