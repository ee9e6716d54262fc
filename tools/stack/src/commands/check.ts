import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { boundaryBreaches } from '../boundaries';
import { inWorkspace } from '../workspace';

const tool = (path: string, ...args: string[]) => [inWorkspace('node_modules', path), ...args];

/** Every check by its name; the fast ones that fail most often come first. */
const checks: Record<string, string[]> = {
  format: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  'types (server)': tool('typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'),
  'types (journeys)': tool('typescript/bin/tsc', '-p', 'tsconfig.e2e.json', '--noEmit'),
  'types (web)': tool('typescript/bin/tsc', '-p', 'tsconfig.web.json', '--noEmit'),
  'unused code': tool('knip/bin/knip.js'),
  // The boundary rule reads a graph that Nx keeps; without one it says nothing, so it is made first.
  graph: tool('nx/dist/bin/nx.js', 'graph', '--file=node_modules/.cache/portada/graph.json'),
  // Without a cache: the boundary rule judges a file by what other files import.
  lint: tool('eslint/bin/eslint.js', '.'),
  'build (web)': tool('nx/dist/bin/nx.js', 'build', 'web'),
  sizes: tool('size-limit/bin.js', '--silent'),
};

const passes = async (args: string[], output: 'inherit' | 'ignore'): Promise<boolean> => {
  const child = spawn(process.execPath, args, {
    cwd: inWorkspace(),
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '--max-old-space-size=4096' },
    stdio: ['ignore', output, 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};

/** `check`: format, types, unused code, lint, what pages weigh, and the proof that the lint rules for boundaries bite. */
export const check = async (): Promise<number> => {
  const failed: string[] = [];
  for (const [name, args] of Object.entries(checks)) {
    const passed = await passes(args, name === 'graph' ? 'ignore' : 'inherit');
    process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name}\n`);
    if (!passed) failed.push(name);
  }
  const breaches = await boundaryBreaches();
  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  process.stdout.write(`${breaches.length === 0 ? 'ok    ' : 'FAILED'} boundaries refuse what they should\n`);
  return failed.length + breaches.length === 0 ? 0 : 1;
};
