import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inWorkspace } from '../workspace';

/**
 * Returns the working folder and the environment variables of a studio tool. Relative paths in the arguments refer
 * to the folder in which the user started npm.
 */
const surroundings = () => ({
  cwd: process.env['INIT_CWD'] ?? inWorkspace(),
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});

/** Builds the studio if its sources changed. The output of the build is printed only if the build fails. */
export const buildStudio = async (): Promise<boolean> => {
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

/** Returns a command that builds the studio and runs one of its tools with the arguments of the command. */
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

/** Command `studio:sheet`: draws the contact sheets of the studio, or images of given prompts. */
export const studioSheet = withStudio('contact-sheet.ts');

/** Command `studio:drafts`: draws the drafts of prompts, one sheet for each prompt. */
export const studioDrafts = withStudio('draft-sheets.ts');

/** Command `studio:judge`: draws prompts that were not used to tune the studio, so that a person can score the images. */
export const studioJudge = withStudio('judge.ts');

/** Command `studio:variants`: draws variants of prompts and measures how much they differ. */
export const studioVariants = withStudio('variants.ts');

/** Command `site:pictures`: draws the pictures, social cards and icons of the public pages. */
export const sitePictures = withStudio('site-pictures.ts');
