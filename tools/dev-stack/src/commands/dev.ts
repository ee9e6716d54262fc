import { spawn } from 'node:child_process';
import { appNames } from '../apps';
import { build } from '../build';
import { type DataFolder } from '../data-folder';
import { serveOrigin } from '../origin';
import { follow } from '../logs';
import { choosePort } from '../ports';
import { assertFitForPublic } from '../public-start';
import { say, withSupervisor } from '../run';
import { type Supervisor } from '../supervisor';
import { inWorkspace } from '../workspace';
import { announce, readStackSettings, refuseTakenPort, startAll, startServers } from './start';

/**
 * Command `dev`: runs the product like the command `start`, but Vite's development server serves the web app, and
 * server processes restart with each build.
 */
export const dev = async (): Promise<number> => {
  const settings = readStackSettings();
  await assertFitForPublic(settings);
  await withSupervisor(settings.DATA_DIR, async (supervisor, data) => {
    await refuseTakenPort(settings.PORT);
    await build(supervisor, data.in('logs/build.log'));
    const servers = await startServers(supervisor, data, settings, 'follow the build');
    for (const name of appNames) {
      runVite(supervisor, data, name, [
        'build',
        '--watch',
        '--emptyOutDir=false',
        '--clearScreen=false',
        '--logLevel=warn',
      ]);
    }
    const webPort = await choosePort();
    runVite(supervisor, data, 'web', ['--port', String(webPort), '--strictPort', '--host', '127.0.0.1']);
    await startAll(supervisor, servers.services);
    await serveOrigin(settings, servers, { address: `http://127.0.0.1:${webPort}` });
    announce(settings, servers);
    await new Promise(() => {});
  });
  return 0;
};

const runVite = (supervisor: Supervisor, data: DataFolder, app: string, args: string[]): void => {
  const child = spawn(process.execPath, [inWorkspace('node_modules/vite/bin/vite.js'), ...args], {
    cwd: inWorkspace('apps', app),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  follow(`${app} build`, child, data.log(`${app}-vite`), say);
  void supervisor.attend(`${app} build`, child, { signal: 'SIGTERM', graceMs: 5000, stage: 0 });
};
