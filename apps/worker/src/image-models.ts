import { type ImageModel, chooseImageModel, createPromptScriptedModel } from '@portada/image-models';
import { createStudio } from '@portada/studio/engine';
import type { WorkerSettings } from './settings';

/** The settings that choose an image model and configure it. */
export type ImageModelSettings = Pick<
  WorkerSettings,
  'IMAGE_MODEL' | 'NODE_ENV' | 'STUDIO_DIR' | 'WORKER_CONCURRENCY'
>;

/**
 * Creates the image model that `IMAGE_MODEL` names. The scripted model is known outside of production only.
 * @param settings of the worker
 * @throws a sentence naming the setting where no model, an unknown one or more than one is named
 */
export const createImageModel = (settings: ImageModelSettings): ImageModel =>
  chooseImageModel(settings.IMAGE_MODEL, {
    studio: () => createStudio({ directory: settings.STUDIO_DIR, threads: settings.WORKER_CONCURRENCY }),
    ...(settings.NODE_ENV === 'production' ? {} : { scripted: createPromptScriptedModel }),
  });
