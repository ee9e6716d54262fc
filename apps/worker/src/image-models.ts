import { type ImageModel, chooseImageModel, createPromptScriptedModel } from '@portada/image-models';
import { createStudio } from '@portada/studio/engine';
import type { WorkerSettings } from './settings';

/** Settings that choose an image model and configure the model. */
export type ImageModelSettings = Pick<
  WorkerSettings,
  'IMAGE_MODEL' | 'NODE_ENV' | 'STUDIO_DIR' | 'WORKER_CONCURRENCY'
>;

/**
 * Creates the image model that `IMAGE_MODEL` names. The scripted model is available only outside of production.
 * @param settings of the worker
 * @throws Error if `IMAGE_MODEL` names no model, an unknown model or more than one; the message names the setting
 */
export const createImageModel = (settings: ImageModelSettings): ImageModel =>
  chooseImageModel(settings.IMAGE_MODEL, {
    studio: () => createStudio({ directory: settings.STUDIO_DIR, threads: settings.WORKER_CONCURRENCY }),
    ...(settings.NODE_ENV === 'production' ? {} : { scripted: createPromptScriptedModel }),
  });
