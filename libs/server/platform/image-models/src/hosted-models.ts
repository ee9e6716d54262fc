import type { MakeImageModel } from './choose-image-model';
import { Automatic1111Model, automatic1111Address } from './automatic1111/automatic1111-model';
import { BflProtocol } from './bfl/bfl-protocol';
import { ComfyModel, comfyAddress } from './comfyui/comfyui-model';
import { type Workflow, changingWorkflow, plainWorkflow, readWorkflow } from './comfyui/workflow';
import { FalProtocol } from './fal/fal-protocol';
import { GeminiModel } from './gemini/gemini-model';
import { JobModel } from './jobs/job-model';
import { OpenAiModel } from './openai/openai-model';
import { ReplicateProtocol } from './replicate/replicate-protocol';
import type { ImageModelSettings } from './settings';

/**
 * The adapters of hosted and self-hosted models, by the name that `IMAGE_MODEL` uses. No connection is opened before
 * an adapter is created.
 * @param settings of the worker
 */
export const hostedModels = (settings: ImageModelSettings): Record<string, MakeImageModel> => ({
  openai: (modelId) =>
    new OpenAiModel({
      key: settings.OPENAI_API_KEY,
      baseUrl: settings.OPENAI_BASE_URL,
      model: modelId ?? settings.OPENAI_IMAGE_MODEL,
      quality: settings.OPENAI_IMAGE_QUALITY,
      moderation: settings.MODEL_MODERATION,
      priceUsd: settings.OPENAI_PRICE_USD,
      downloadHosts: settings.MODEL_DOWNLOAD_HOSTS,
    }),
  gemini: (modelId) =>
    new GeminiModel({
      key: settings.GEMINI_API_KEY,
      baseUrl: settings.GEMINI_BASE_URL,
      model: modelId ?? settings.GEMINI_IMAGE_MODEL,
      moderation: settings.MODEL_MODERATION,
      priceUsd: settings.GEMINI_PRICE_USD,
    }),
  bfl: (modelId) =>
    new JobModel(
      new BflProtocol({
        key: settings.BFL_API_KEY,
        baseUrl: settings.BFL_BASE_URL,
        model: modelId ?? settings.BFL_MODEL,
        moderation: settings.MODEL_MODERATION,
        priceUsd: settings.BFL_PRICE_USD,
        downloadHosts: settings.MODEL_DOWNLOAD_HOSTS,
      }),
    ),
  fal: (modelId) =>
    new JobModel(
      new FalProtocol({
        key: settings.FAL_KEY,
        baseUrl: settings.FAL_BASE_URL,
        model: modelId ?? settings.FAL_MODEL,
        moderation: settings.MODEL_MODERATION,
        priceUsd: settings.FAL_PRICE_USD,
        downloadHosts: settings.MODEL_DOWNLOAD_HOSTS,
      }),
    ),
  replicate: (modelId) =>
    new JobModel(
      new ReplicateProtocol({
        token: settings.REPLICATE_API_TOKEN,
        baseUrl: settings.REPLICATE_BASE_URL,
        model: modelId ?? settings.REPLICATE_MODEL,
        moderation: settings.MODEL_MODERATION,
        priceUsd: settings.REPLICATE_PRICE_USD,
        downloadHosts: settings.MODEL_DOWNLOAD_HOSTS,
      }),
    ),
  automatic1111: (modelId) =>
    new Automatic1111Model({ url: settings.AUTOMATIC1111_URL ?? automatic1111Address, model: modelId }),
  comfyui: (modelId) =>
    new ComfyModel({
      url: settings.COMFYUI_URL ?? comfyAddress,
      // If the entry of `IMAGE_MODEL` names a checkpoint, the built-in workflow is used.
      workflow:
        modelId === null && settings.COMFYUI_WORKFLOW !== undefined
          ? readWorkflow(settings.COMFYUI_WORKFLOW)
          : plainWorkflow(modelId ?? ''),
      changingWorkflow: changingWorkflowOf(settings, modelId),
      model: modelId ?? 'comfyui',
    }),
});

/**
 * Returns the workflow with which ComfyUI changes pictures: the file of the setting, or the built-in workflow of a
 * checkpoint.
 */
const changingWorkflowOf = (
  { COMFYUI_EDIT_WORKFLOW: file }: ImageModelSettings,
  modelId: string | null,
): Workflow | null => {
  if (modelId !== null) return changingWorkflow(modelId);
  return file === undefined ? null : readWorkflow(file, 'change');
};
