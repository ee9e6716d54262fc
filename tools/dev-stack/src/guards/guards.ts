import { randomInt } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { DevStackError } from '../dev-stack-error';
import { say } from '../run';
import { inWorkspace } from '../workspace';

/** Folder of the files of guards, from the workspace. */
export const guardFolder = 'tools/guards';

const guardSchema = z.strictObject({
  guard: z.string().min(10),
  file: z.string(),
  from: z.string().min(1),
  to: z.string(),
  spec: z.string(),
  test: z.string(),
});

/**
 * A rule of the product, and the change that breaks it: `from`, a text that occurs exactly once in `file`, becomes `to`.
 * The test named `test` (with the titles of its describe blocks) in the file `spec` must fail then. `area` is the name
 * of the YAML file in tools/guards. Paths start at the workspace.
 */
export type Guard = z.infer<typeof guardSchema> & { area: string };

/**
 * Reads all files of tools/guards.
 * @throws DevStackError if a file has another shape
 */
export const readGuards = (): Guard[] =>
  readdirSync(inWorkspace(guardFolder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const read = z
        .array(guardSchema)
        .safeParse(parse(readFileSync(inWorkspace(guardFolder, name), 'utf8')));
      if (!read.success) throw new DevStackError(`${guardFolder}/${name}: ${z.prettifyError(read.error)}`);
      return read.data.map((guard) => ({ ...guard, area: name.replace('.yaml', '') }));
    });

/**
 * Returns the text of a guard's file with the rule broken.
 * @throws DevStackError if `from` does not occur exactly once
 */
export const broken = ({ file, from, to, guard }: Guard, text: string): string => {
  const parts = text.split(from);
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new DevStackError(
      `${file}: the text to replace occurs ${parts.length - 1} times in place of once (${guard}).`,
    );
  }
  return before + to + after;
};

/** Chooses `count` guards at regular distances, the first by TEST_SEED, which is printed. The same seed chooses the same guards. */
export const sampleOf = (guards: readonly Guard[], count: number): Guard[] => {
  const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
  say(`guards: TEST_SEED=${seed}`);
  const distance = Math.max(1, Math.ceil(guards.length / count));
  return guards.filter((_, place) => place % distance === seed % distance);
};
