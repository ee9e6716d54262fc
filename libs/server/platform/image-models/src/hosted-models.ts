import type { MakeImageModel } from './choose-image-model';
import { GeminiModel } from './gemini/gemini-model';
import { OpenAiModel } from './openai/openai-model';
import type { ImageModelSettings } from './settings';

/**
 * The adapters of hosted and self-hosted models, by the name that `IMAGE_MODEL` uses. Nothing is opened before an
 * adapter is made.
 * @param settings of the worker
 */
export const hostedModels = (settings: ImageModelSettings): Record<string, MakeImageModel> => ({
  openai: (modelId) =>
    new OpenAiModel({
      key: settings.OPENAI_API_KEY,
      baseUrl: settings.OPENAI_BASE_URL,
      model: modelId ?? settings.OPENAI_IMAGE_MODEL,
      quality: settings.OPENAI_IMAGE_QUALITY,
      downloadHosts: settings.MODEL_DOWNLOAD_HOSTS,
    }),
  gemini: (modelId) =>
    new GeminiModel({
      key: settings.GEMINI_API_KEY,
      baseUrl: settings.GEMINI_BASE_URL,
      model: modelId ?? settings.GEMINI_IMAGE_MODEL,
    }),
});
