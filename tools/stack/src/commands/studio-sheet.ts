import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inWorkspace } from '../workspace';

/** What both parts of the command run with; paths among the arguments are seen from where it was given. */
const surroundings = () => ({
  cwd: process.env['INIT_CWD'] ?? inWorkspace(),
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});

/** Builds the studio where its sources changed; what the builder says is only of interest where it fails. */
const buildStudio = async (): Promise<boolean> => {
  const nx = inWorkspace('node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [nx, 'run', 'image-models:build'], {
    ...surroundings(),
    cwd: inWorkspace(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.stderr.write((await said).join(''));
  return code === 0;
};

/**
 * `studio:sheet`: draws the contact sheets of the studio as its sources are now. The arguments go to the tool that
 * draws.
 */
export const studioSheet = async (args: string[]): Promise<number> => {
  if (!(await buildStudio())) return 1;
  const sheet = inWorkspace('libs/server/platform/image-models/tools/sheet.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', sheet, ...args], {
    ...surroundings(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};
