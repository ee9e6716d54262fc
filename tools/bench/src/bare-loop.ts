import { mkdirSync } from 'node:fs';
import { pictureSizes } from '@portada/contracts';
import { type ModelInput, createPromptScriptedModel } from '@portada/image-models';
import { createFileStore, objectKey } from '@portada/storage';
import sharp from 'sharp';
import type { Loop } from './f10-jobs';
import { serve } from './messages';
import { picture } from './requests';

/**
 * Script of the benchmarks F10 and F17, to which the worker is compared: a loop that draws with the same image
 * model, encodes the same full-size PNG and writes to the same kind of store. The loop uses no queue, no database
 * and no events.
 */
const model = createPromptScriptedModel();
const directory = process.env['STORAGE_DIR'] ?? '';
mkdirSync(directory, { recursive: true });
const store = createFileStore({ directory });

const draw = async (generationId: string): Promise<void> => {
  const size = pictureSizes[picture.aspectRatio];
  const input: ModelInput = {
    ...picture,
    ...size,
    elementsToInclude: [],
    elementsToAvoid: [],
    generationId,
    seed: 1_234_567_890,
  };
  for await (const event of model.start(input, new AbortController().signal)) {
    if (event.type !== 'done') continue;
    const bytes = await sharp(event.bytes)
      .resize({ ...size, fit: 'cover' })
      .png({ compressionLevel: 6 })
      .toBuffer();
    await store.put(objectKey(`bare/${generationId}`, bytes, 'png'), bytes, 'image/png');
  }
};

serve(async ({ ids, concurrency }: Loop) => {
  const begin = Date.now();
  const waiting = [...ids];
  const slot = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await draw(id);
  };
  await Promise.all(Array.from({ length: concurrency }, slot));
  return (Date.now() - begin) / 1000;
});
