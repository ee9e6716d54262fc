import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Benchmark } from './benchmark';
import { inWorkspace } from './processes';
import type { Row } from './report';

const sizesSchema = z.array(z.object({ name: z.string(), size: z.int() }));

type Sizes = z.infer<typeof sizesSchema>;

/** Runs size-limit with the rules of `.size-limit.mjs`. @returns name and size in bytes of each part of the site */
export const readSizes = async () => {
  const options = { cwd: inWorkspace() };
  const args = [inWorkspace('node_modules/size-limit/bin.js'), '--json'];
  // size-limit exits with 1 if a limit is exceeded. Its output is complete in this case too.
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout: string }) => error,
  );
  return sizesSchema.parse(JSON.parse(stdout));
};

/**
 * Returns the table row of the largest of several parts of the site.
 * @param matches chooses the parts by their names in `.size-limit.mjs`
 * @param mostKb largest size that is accepted, in kB of 1000 bytes
 */
export const heaviest = (
  sizes: Sizes,
  {
    name,
    path,
    matches,
    mostKb,
  }: { name: string; path: string; matches: (name: string) => boolean; mostKb: number },
): Row => ({
  name,
  path,
  beside: '',
  counted: Math.max(...sizes.filter((one) => matches(one.name)).map(({ size }) => size)) / 1000,
  unit: 'kB',
  aim: { at: 'most', ours: mostKb },
});

/** Benchmark F22: bytes of the scripts of pages for signed-in users, compressed with Brotli. */
export const weighPages: Benchmark = async () => {
  const sizes = await readSizes();
  const row = (path: string, matches: (name: string) => boolean, mostKb: number) =>
    heaviest(sizes, { name: 'F22', path, matches, mostKb });
  return [
    row('scripts of the signed-in shell', (name) => name.endsWith('signed-in shell'), 150),
    row('scripts of the editor beyond the shell', (name) => name.startsWith('scripts of editor '), 60),
    row('scripts of the document editor beyond the shell', (name) => name.includes(' document-editor '), 110),
  ];
};
