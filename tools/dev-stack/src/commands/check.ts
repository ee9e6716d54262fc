import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from '../workspace';

/**
 * Command `check`: runs the Nx target `check` of the root project, which checks format, unused code, lint, boundaries,
 * vocabulary, types, packages and page sizes of the whole workspace. ESLint and the compiler run once for all projects
 * (docs/decisions/0047). The targets `lint` and `typecheck` of a project check that project alone.
 * @param args arguments of Nx, such as `--skip-nx-cache`
 * @returns exit code of Nx
 */
export const check = async (args: string[]): Promise<number> => {
  const target = ['run', 'workspace:check', '--output-style=static', ...args];
  const child = spawn(process.execPath, [inWorkspace('node_modules/nx/dist/bin/nx.js'), ...target], {
    cwd: inWorkspace(),
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_OPTIONS: '--max-old-space-size=4096' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};
