import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { imageHeaderOf } from '../provider/image-header';
import { exampleFileNameOf } from './example-file-name';

/** Setting of the api: a folder with an example image of each model, which the choice of models shows. */
export const modelExampleSettings = { MODEL_EXAMPLES_DIR: z.string().min(1).optional() };

/** An example image that the operator has set for a model. `file` is its name in URLs, with a hash of its bytes. */
export type ModelExample = { file: string; bytes: Buffer; mimeType: string };

/** The example images of the operator, by the entry of `IMAGE_MODEL`. */
export type ModelExamples = ReadonlyMap<string, ModelExample>;

/** Injection token of ModelExamples, the example images that the operator has set. */
export const MODEL_EXAMPLES = Symbol('MODEL_EXAMPLES');

/** Maximum size of an example file in bytes. The api keeps the examples in memory. */
const mostBytes = 500_000;
const extensions = ['webp', 'png', 'jpg', 'jpeg'];
const mediaTypes = ['image/webp', 'image/png', 'image/jpeg'];

/**
 * Reads the example images of models. A model without a file has no example.
 * @param directory `MODEL_EXAMPLES_DIR`; undefined for no examples
 * @param entries entries of `IMAGE_MODEL`
 * @throws Error that names the folder that cannot be read, or the file that is not an image of at most 500 kB
 */
export const readModelExamples = async (
  directory: string | undefined,
  entries: readonly string[],
): Promise<ModelExamples> => {
  if (directory === undefined) return new Map();
  const files = await readdir(directory).catch(() => {
    throw new Error(`MODEL_EXAMPLES_DIR is wrong: the folder ${directory} cannot be read.`);
  });
  const found = await Promise.all(
    entries.map(async (entry): Promise<[string, ModelExample][]> => {
      const name = exampleFileNameOf(entry);
      const file = extensions.map((extension) => `${name}.${extension}`).find((one) => files.includes(one));
      return file === undefined ? [] : [[entry, await readExample(directory, name, file)]];
    }),
  );
  return new Map(found.flat());
};

const readExample = async (directory: string, name: string, file: string): Promise<ModelExample> => {
  const path = join(directory, file);
  const { size } = await stat(path);
  const bytes = size > mostBytes ? null : await readFile(path);
  const header = bytes && (await imageHeaderOf(bytes));
  if (!header || !mediaTypes.includes(header.mimeType))
    throw new Error(
      `MODEL_EXAMPLES_DIR is wrong: ${file} is not a PNG, JPEG or WebP image of at most 500 kB.`,
    );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const extension = header.mimeType.replace('image/', '');
  return { file: `${name}-${hash}.${extension}`, bytes, mimeType: header.mimeType };
};
