import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Benchmark } from './benchmark';
import { inWorkspace } from './processes';
import type { Row } from './report';

const sizesSchema = z.array(z.object({ name: z.string(), size: z.int() }));

/** What the check of sizes counts, by its own rules (`.size-limit.mjs`). In bytes. */
const readSizes = async () => {
  const options = { cwd: inWorkspace() };
  const args = [inWorkspace('node_modules/size-limit/bin.js'), '--json'];
  // It ends with 1 where a limit is broken, and has written its answer all the same.
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout: string }) => error,
  );
  return sizesSchema.parse(JSON.parse(stdout));
};

const isPublic = (name: string) => /^scripts of (?!auth$|the |.* beyond )/.test(name);

/** Bytes of the pages, Brotli: of public ones for F21, of those behind the sign-in for F22. */
export const weighPages: Benchmark = async () => {
  const sizes = await readSizes();
  const row = (name: string, path: string, matches: (name: string) => boolean, mostKb: number): Row => ({
    name,
    path,
    beside: '',
    counted: Math.max(...sizes.filter((one) => matches(one.name)).map(({ size }) => size)) / 1000,
    unit: 'kB',
    aim: { at: 'most', ours: mostKb },
  });
  return [
    row('F21', 'the heaviest public page: HTML with its styles', (name) => name.endsWith('.html'), 20),
    row('F21', 'the same: all scripts, once they run', isPublic, 100),
    row('F22', 'scripts of the signed-in shell', (name) => name.endsWith('signed-in shell'), 150),
    row('F22', 'scripts of the editor beyond the shell', (name) => name.includes('editor'), 60),
  ];
};
