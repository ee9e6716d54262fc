import { type ImageModel, chooseImageModel, createPromptScriptedModel } from '@portada/image-models';
import { createStudio } from '@portada/studio/engine';
import type { WorkerSettings } from './settings';

/** The settings that choose an image model and configure it. */
export type ImageModelSettings = Pick<
  WorkerSettings,
  'IMAGE_MODEL' | 'NODE_ENV' | 'STUDIO_DIR' | 'WORKER_CONCURRENCY'
>;

/**
 * Creates the image model that `IMAGE_MODEL` names. The scripted model is available only outside of production.
 * @param settings of the worker
 * @throws Error whose message names the setting, if it names no model, an unknown model or more than one
 */
export const createImageModel = (settings: ImageModelSettings): ImageModel =>
  chooseImageModel(settings.IMAGE_MODEL, {
    studio: () => createStudio({ directory: settings.STUDIO_DIR, threads: settings.WORKER_CONCURRENCY }),
    ...(settings.NODE_ENV === 'production' ? {} : { scripted: createPromptScriptedModel }),
  });
