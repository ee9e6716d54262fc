import { parseArgs } from 'node:util';
import { build } from '../build';
import { DevStackError } from '../dev-stack-error';
import { readGuards, sampleOf } from '../guards/guards';
import { verifyGuards } from '../guards/verify-guards';
import { startTestServices, withTemporaryStack } from '../test-services';

const usage = `Usage: npm run test:guards -- [--sample <number>] [<word> …]
Breaks one rule of the product after the other in a copy of the workspace, and expects that the named test fails.
  --sample <number>  only so many guards, chosen by TEST_SEED, which is printed
  <word>             only guards whose area, text, file or spec contains a word
The guards are in tools/guards.`;

const readArguments = (args: string[]): { words: string[]; sample: number | null; help: boolean } => {
  const { values, positionals } = (() => {
    try {
      const options = { sample: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
      return parseArgs({ args, options, allowPositionals: true });
    } catch {
      throw new DevStackError(usage);
    }
  })();
  const sample = values.sample === undefined ? null : Number(values.sample);
  if (sample !== null && !(Number.isInteger(sample) && sample > 0)) throw new DevStackError(usage);
  return { words: positionals, sample, help: values.help ?? false };
};

/**
 * Command `test-guards`: verifies that tests fail when the rules that they guard are broken.
 * @param args `--sample <number>` and words
 * @returns exit code: 0 if every named test failed, otherwise 1
 * @throws DevStackError for wrong arguments, if no guard matches, for a wrong file in tools/guards, and after a signal
 */
export const testGuards = async (args: string[]): Promise<number> => {
  const { words, sample, help } = readArguments(args);
  if (help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const matching = readGuards().filter(
    ({ area, guard, file, spec }) =>
      words.length === 0 || words.some((word) => `${area} ${guard} ${file} ${spec}`.includes(word)),
  );
  if (matching.length === 0) throw new DevStackError(`No guard contains: ${words.join(', ')}.`);
  const guards = sample === null ? matching : sampleOf(matching, sample);
  const outcome = await withTemporaryStack('memory', async (supervisor, data) => {
    await build(supervisor, data.in('logs/build.log'));
    return verifyGuards({ supervisor, data }, await startTestServices(supervisor, data), guards);
  });
  if (outcome === undefined) throw new DevStackError('The verification of the guards was interrupted.');
  process.stdout.write(`${outcome.passed} passed, ${outcome.failures.length} failed\n`);
  return outcome.failures.length === 0 ? 0 : 1;
};
