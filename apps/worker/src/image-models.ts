import {
  type ChainLogger,
  FallbackModel,
  type ImageModel,
  chooseImageModels,
  createPromptScriptedModel,
  hostedModels,
} from '@portada/image-models';
import { createStudio } from '@portada/studio/engine';
import { createStudioHeadlines } from './headline/studio-headlines';
import type { WorkerSettings } from './settings';

/** The settings that choose image models and configure them. */
export type ImageModelSettings = Pick<
  WorkerSettings,
  'IMAGE_MODEL' | 'NODE_ENV' | 'STUDIO_DIR' | 'WORKER_CONCURRENCY'
> &
  Parameters<typeof hostedModels>[0];

/**
 * Creates the image models that `IMAGE_MODEL` lists, combined into one model that calls the models in order. A single
 * model that is free and draws whole thumbnails is returned without this combination. The scripted model exists only
 * outside of production.
 * @param settings of the worker
 * @param logger receives failures of models, and alarms that need an action of the operator
 * @throws Error whose message names the setting, if the list is empty, or contains an unknown model or the same
 *   model twice
 */
export const createImageModel = (settings: ImageModelSettings, logger: ChainLogger): ImageModel => {
  const chosen = chooseImageModels(settings.IMAGE_MODEL, {
    studio: () => createStudio({ directory: settings.STUDIO_DIR, threads: settings.WORKER_CONCURRENCY }),
    ...hostedModels(settings),
    ...(settings.NODE_ENV === 'production' ? {} : { scripted: createPromptScriptedModel }),
  });
  const [first, ...others] = chosen;
  if (first && others.length === 0 && isFreeAndWhole(first.model)) return first.model;
  return new FallbackModel({
    members: chosen.map(({ id, model }) => ({
      id,
      model,
      concurrency: model.capabilities.concurrency ?? Infinity,
    })),
    budgetUsdPerDay: settings.MODEL_BUDGET_USD_PER_DAY ?? null,
    headlines: createStudioHeadlines({ directory: settings.STUDIO_DIR }),
    logger,
  });
};

/**
 * Returns true for a model that is free and draws whole thumbnails with their text. Such a model needs neither a
 * budget nor a headline.
 */
const isFreeAndWhole = ({ estimateUsd, capabilities }: ImageModel): boolean =>
  estimateUsd === undefined && (capabilities.text ?? 'typeset') === 'typeset';
