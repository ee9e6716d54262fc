import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inWorkspace } from '../workspace';

/**
 * Options of both processes of a command. Relative paths in the arguments are resolved in the folder in which the
 * command was entered.
 */
const surroundings = () => ({
  cwd: process.env['INIT_CWD'] ?? inWorkspace(),
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});

/** Builds the studio if its sources changed; the output of the build is shown only if the build fails. */
const buildStudio = async (): Promise<boolean> => {
  const nx = inWorkspace('node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [nx, 'run', 'studio-engine:build'], {
    ...surroundings(),
    cwd: inWorkspace(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.stderr.write((await said).join(''));
  return code === 0;
};

/** Creates a command that builds the studio from its sources and runs one of its tools with the given arguments. */
const withStudio =
  (tool: string) =>
  async (args: string[]): Promise<number> => {
    if (!(await buildStudio())) return 1;
    const path = inWorkspace('libs/studio/cli', tool);
    const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
      ...surroundings(),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  };

/** `studio:sheet`: draws the contact sheets of the studio, or chosen prompts. */
export const studioSheet = withStudio('contact-sheet.ts');

/** `studio:judge`: draws prompts that the studio was not tuned on, so that a person can score them. */
export const studioJudge = withStudio('judge.ts');

/** `studio:variants`: draws variants of prompts and measures how different they are. */
export const studioVariants = withStudio('variants.ts');

/** `site:pictures`: draws the pictures, social cards and icons of the public pages. */
export const sitePictures = withStudio('site-pictures.ts');
