import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inWorkspace } from '../workspace';

/** What both parts of a command run with; paths among the arguments are seen from where it was given. */
const surroundings = () => ({
  cwd: process.env['INIT_CWD'] ?? inWorkspace(),
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});

/** Builds the studio where its sources changed; what the builder says is only of interest where it fails. */
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

/** A command that builds the studio from its sources and runs one of its tools with the given arguments. */
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

/** `studio:judge`: draws prompts that were never tuned on, for a person to score. */
export const studioJudge = withStudio('judge.ts');

/** `studio:variants`: draws variants of prompts and measures how far they are apart. */
export const studioVariants = withStudio('variants.ts');

/** `site:pictures`: draws the pictures, social cards and icons of the public pages. */
export const sitePictures = withStudio('site-pictures.ts');
