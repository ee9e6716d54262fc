import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const workspace = resolve(__dirname, '../../../..');

/**
 * Global set-up of Jest for worker-e2e: builds all processes as they are shipped. Nx rebuilds only changed projects.
 */
export default function build(): void {
  // If Nx runs the tests, the target `test` has already built the processes.
  if (process.env['NX_TASK_TARGET_TARGET'] !== undefined) return;
  const nx = join(workspace, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  execFileSync(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', 'api,gateway,worker,web-server', '--output-style=static'],
    {
      cwd: workspace,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
}
