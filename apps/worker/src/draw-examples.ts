import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import {
  type FallbackModel,
  type ModelLedger,
  type RecordedRequest,
  exampleFileNameOf,
} from '@portada/image-models';
import sharp from 'sharp';
import { type ImageModelSettings, createImageModel } from './image-models';

/** Size in pixels of an example, and its quality as WebP. Such a file has 30 to 80 kB. */
const size = { width: 640, height: 360 } as const;
const quality = 80;

/** The request of all examples, so that creators can compare the models. The landing page shows the same idea. */
const request = { prompt: 'I built a rocket in 24 hours', aspectRatio: '16:9' } as const;

const unrecorded: RecordedRequest = {
  id: 'unrecorded',
  close: () => Promise.resolve(),
  reportedJob: () => Promise.resolve(null),
};

/** The command has no database: requests for examples are not recorded and count toward no budget. */
const noLedger: ModelLedger = {
  open: () => Promise.resolve(unrecorded),
  resume: () => Promise.resolve(unrecorded),
  findLost: () => Promise.resolve(null),
  begin: () => unrecorded,
};

/** Result for one entry of `IMAGE_MODEL`: the file and the price, or the reason of the failure. */
export type ExampleResult = { entry: string; isDrawn: boolean; detail: string };

/**
 * Draws one example image with each model, of the quality `standard`, with the headline as in the product.
 * @param settings of the worker; each entry of `IMAGE_MODEL` is asked once, without fallback
 * @param directory folder of the files, which is created
 * @returns a result for each entry, in order
 */
export const drawExamples = async (
  settings: ImageModelSettings,
  directory: string,
): Promise<ExampleResult[]> => {
  await mkdir(directory, { recursive: true });
  const results: ExampleResult[] = [];
  for (const entry of settings.IMAGE_MODEL) {
    const silent = () => undefined;
    const logger = { info: silent, warn: silent, error: silent };
    const model = createImageModel(
      { ...settings, IMAGE_MODEL: [entry], MODEL_WEBHOOK_URL: 'off' },
      { logger, ledger: noLedger },
    );
    try {
      results.push({ entry, isDrawn: true, detail: await drawExample(model, entry, directory) });
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      results.push({ entry, isDrawn: false, detail });
    } finally {
      await model.close();
    }
  }
  return results;
};

const drawExample = async (model: FallbackModel, entry: string, directory: string): Promise<string> => {
  const input = {
    ...pictureRequestSchema.parse(request),
    ...pictureSizes[request.aspectRatio],
    generationId: randomUUID(),
    seed: 7,
  };
  for await (const event of model.start(input, new AbortController().signal)) {
    if (event.type === 'failed') throw new Error(`${event.code}: ${event.message}`);
    if (event.type !== 'done') continue;
    const file = join(directory, `${exampleFileNameOf(entry)}.webp`);
    const picture = sharp(event.bytes, { limitInputPixels: 40_000_000 });
    await writeFile(file, await picture.resize(size).webp({ quality }).toBuffer());
    const { costUsd = 0 } = event;
    return `${file}, ${costUsd === null ? 'price unknown' : `$${costUsd.toFixed(4)}`}`;
  }
  throw new Error('the model ended without an image');
};
