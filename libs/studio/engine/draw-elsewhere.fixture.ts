import { createHash } from 'node:crypto';
import { everything } from '@portada/image-models/contract';
import type { ImageModel, ModelInput } from '@portada/image-models';
import { createStudio } from './studio';

/** Input of a process that draws images, as JSON in the first argument of the process. */
export type Drawing = { directory: string; threads: number; inputs: ModelInput[] };

/**
 * Draws all inputs with an image model.
 * @returns the SHA-256 of each picture, hexadecimal, in the order of the inputs
 * @throws if an input ends without an image
 */
export const digestsOf = (model: ImageModel, inputs: readonly ModelInput[]): Promise<string[]> =>
  Promise.all(
    inputs.map(async (input) => {
      const events = await everything(model.start(input, new AbortController().signal));
      const last = events.at(-1);
      if (last?.type !== 'done')
        throw new Error(`The image of "${input.prompt}" ended with ${JSON.stringify(last)}`);
      return createHash('sha256').update(last.bytes).digest('hex');
    }),
  );

/** Entry point of the process: draws the inputs of its argument and prints the digests as JSON. */
async function main(argument: string): Promise<void> {
  const { directory, threads, inputs } = JSON.parse(argument) as Drawing;
  const model = createStudio({ directory, threads });
  process.stdout.write(JSON.stringify(await digestsOf(model, inputs)));
  await model.close();
}

if (require.main === module) void main(process.argv[2] ?? '');
