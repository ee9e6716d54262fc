import { Inject, Injectable } from '@nestjs/common';
import {
  type ImageModelChoice,
  type ImageModels,
  type ModelPrices,
  creditsOfModel,
  detailsOfModel,
  modelExamplePath,
  modelQualities,
  picturePath,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { MODEL_EXAMPLES, type ModelExample, type ModelExamples, readModelEntry } from '@portada/image-models';
import { DataSource } from 'typeorm';
import { GENERATION_OPTIONS, type GenerationOptions } from './generation-options';
import { type UsualTimes, measureModels, readDisabledModels, readLatestImages } from './generations.queries';

/** Milliseconds for which measured times are used again. */
const measuredForMs = 60_000;

/** Describes the image models that a request can name. */
@Injectable()
export class ImageModelChoicesService {
  private last: { at: number; times: Promise<UsualTimes> } | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    @Inject(MODEL_EXAMPLES) private readonly examples: ModelExamples,
  ) {}

  /**
   * Lists the models in the order of `IMAGE_MODEL`, without those that an administrator has switched off, unless all are
   * off. A time is null without images of the model in the last day. The example is the operator's, otherwise the user's
   * latest image of the model.
   */
  async list(userId: string): Promise<ImageModels> {
    const [times, disabled, latest] = await Promise.all([
      this.times(),
      readDisabledModels(this.database),
      readLatestImages(this.database, userId),
    ]);
    const entries = this.options.imageModels ?? ['studio'];
    const enabled = entries.filter((id) => !disabled.includes(id));
    return {
      items: (enabled.length > 0 ? enabled : entries).map((id) => ({
        ...toChoice(id, times.get(id) ?? null, this.options.modelPrices),
        example: toExample(this.examples.get(id), latest.get(id)),
      })),
    };
  }

  /**
   * Returns an example image of the operator.
   * @param file name of the file in its URL
   * @throws AppError picture_not_found
   */
  example(file: string): ModelExample {
    const found = [...this.examples.values()].find((example) => example.file === file);
    if (!found) throw new AppError('picture_not_found');
    return found;
  }

  private times(): Promise<UsualTimes> {
    const now = performance.now();
    if (!this.last || now - this.last.at > measuredForMs) {
      this.last = { at: now, times: measureModels(this.database) };
      // A failed measurement rejects for its present callers and is not cached.
      this.last.times.catch(() => (this.last = null));
    }
    return this.last.times;
  }
}

const toExample = (set: ModelExample | undefined, ownId: string | undefined): ImageModelChoice['example'] => {
  if (set) return { url: modelExamplePath(set.file), kind: 'operator' };
  return ownId === undefined ? null : { url: picturePath(`${ownId}.png`), kind: 'own' };
};

const toChoice = (
  id: string,
  usualMs: number | null,
  prices?: ModelPrices,
): Omit<ImageModelChoice, 'example'> => {
  const { label, progress, previews, seed, photographs, letters } = detailsOfModel(id);
  const qualities = modelQualities.flatMap((quality) => {
    const price = creditsOfModel(id, quality, prices);
    return price === null ? [] : [{ quality, credits: price }];
  });
  const { modelId } = readModelEntry(id);
  return { id, label, modelId, qualities, progress, previews, seed, photographs, letters, usualMs };
};
