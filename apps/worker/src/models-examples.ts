import 'reflect-metadata';
import { settingsOrExit, parseSettings } from '@portada/config';
import { imageModelSettings, requireModelKeys } from '@portada/image-models';
import { z } from 'zod';
import { drawExamples } from './draw-examples';

const schema = z
  .object({
    ...imageModelSettings,
    MODEL_EXAMPLES_DIR: z.string().min(1),
    STUDIO_DIR: z.string().default('dist/studio'),
    NODE_ENV: z.string().optional(),
  })
  .superRefine(requireModelKeys);

/**
 * Program that draws an example image with each model of `IMAGE_MODEL` into `MODEL_EXAMPLES_DIR`. The images are charged.
 * The exit code is 1 if a model made no image.
 */
const main = async (): Promise<number> => {
  const settings = settingsOrExit(() => parseSettings(schema, process.env));
  const results = await drawExamples({ ...settings, WORKER_CONCURRENCY: 1 }, settings.MODEL_EXAMPLES_DIR);
  for (const { entry, isDrawn, detail } of results)
    process.stdout.write(`${entry}: ${isDrawn ? 'drawn' : 'FAILED'}: ${detail}\n`);
  return results.every(({ isDrawn }) => isDrawn) ? 0 : 1;
};

void main().then((code) => process.exit(code));
