import { z } from 'zod';
import { readModelEntry } from './choose-image-model';
import { readWorkflow } from './comfyui/workflow';
import { bflAddress, bflDefaultModel } from './bfl/bfl-protocol';
import { falAddress, falDefaultModel } from './fal/fal-protocol';
import { geminiAddress, geminiDefaultModel } from './gemini/gemini-model';
import { openAiQualities } from './openai/openai-answers';
import { openAiAddress, openAiDefaultModel } from './openai/openai-model';
import { modelPriceSettings } from './model-prices';
import { moderationLevels } from './provider/moderation';
import { replicateAddress, replicateDefaultModel } from './replicate/replicate-protocol';

const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const address = z.url({ protocol: /^https?$/ });

/** Schema of the setting that lists the image models in the order in which the models are called. */
export const imageModelList = z
  .string()
  .default('studio')
  .transform((list) => list.split(',').map((name) => name.trim()));

/** Settings of the worker for hosted and self-hosted image models; see docs/image-models.md. */
export const imageModelSettings = {
  IMAGE_MODEL: imageModelList,
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: address.default(openAiAddress),
  OPENAI_IMAGE_MODEL: z.string().min(1).default(openAiDefaultModel),
  OPENAI_IMAGE_QUALITY: z.enum(openAiQualities).default('medium'),
  GEMINI_API_KEY: z.string().min(1).optional(),
  GEMINI_BASE_URL: address.default(geminiAddress),
  GEMINI_IMAGE_MODEL: z.string().min(1).default(geminiDefaultModel),
  BFL_API_KEY: z.string().min(1).optional(),
  BFL_BASE_URL: address.default(bflAddress),
  BFL_MODEL: z.string().min(1).default(bflDefaultModel),
  FAL_KEY: z.string().min(1).optional(),
  FAL_BASE_URL: address.default(falAddress),
  FAL_MODEL: z.string().min(1).default(falDefaultModel),
  REPLICATE_API_TOKEN: z.string().min(1).optional(),
  REPLICATE_BASE_URL: address.default(replicateAddress),
  REPLICATE_MODEL: z.string().min(1).default(replicateDefaultModel),
  /** Address of a server of AUTOMATIC1111, Forge or SD.Next. */
  AUTOMATIC1111_URL: address.optional(),
  COMFYUI_URL: address.optional(),
  /** File of a workflow in ComfyUI's API format, with placeholders. */
  COMFYUI_WORKFLOW: z.string().min(1).optional(),
  /** File of a workflow that changes a picture, with the placeholder `{{base}}` in addition. */
  COMFYUI_EDIT_WORKFLOW: z.string().min(1).optional(),
  /** Maximum cost in US dollars of each image model in a day (UTC). */
  MODEL_BUDGET_USD_PER_DAY: z.coerce.number().positive().optional(),
  /** Maximum number of requests to each provider within a minute, for each worker. */
  MODEL_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).optional(),
  ...modelPriceSettings,
  /** How strictly the providers refuse prompts and images, in addition to the prompt check of Portada. */
  MODEL_MODERATION: z.enum(moderationLevels).default('standard'),
  /** Address at which providers reach the api for their webhooks, or `off`. */
  MODEL_WEBHOOK_URL: z.union([z.literal('off'), address]).optional(),
  /** Hosts, separated by commas, from which images may be fetched in addition to the provider's own. */
  MODEL_DOWNLOAD_HOSTS: z.string().default('').transform(words),
};

/** Values of the settings of image models. */
export type ImageModelSettings = z.infer<z.ZodObject<typeof imageModelSettings>>;

/**
 * Returns a message that the key is missing; null if the key is set or the address is not the address of the
 * provider's own server.
 */
const keyOf = (
  name: keyof ImageModelSettings,
  page: string,
  own?: { setting: keyof ImageModelSettings; address: string },
): ((settings: ImageModelSettings) => string | null) => {
  return (settings) => {
    if (settings[name] !== undefined) return null;
    if (!own) return `${name}; create one at ${page}`;
    if (new URL(String(settings[own.setting])).origin !== own.address) return null;
    return `${name}; create a key at ${page}, or set ${own.setting} to a compatible server`;
  };
};

const needsOfComfy = ({
  COMFYUI_URL: url,
  COMFYUI_WORKFLOW: file,
  COMFYUI_EDIT_WORKFLOW: editFile,
  IMAGE_MODEL: list,
}: ImageModelSettings): string | null => {
  if (url === undefined) return 'COMFYUI_URL; set the address of your server';
  const needsFile = list
    .map(readModelEntry)
    .some(({ name, modelId }) => name === 'comfyui' && modelId === null);
  if (file === undefined && needsFile)
    return 'COMFYUI_WORKFLOW, or the file name of a checkpoint as in "comfyui:name.safetensors"';
  return faultOf('COMFYUI_WORKFLOW', file, 'draw') ?? faultOf('COMFYUI_EDIT_WORKFLOW', editFile, 'change');
};

/** Returns a message that another file of a workflow is needed; null if the file can be used or none is set. */
const faultOf = (setting: string, file: string | undefined, use: 'draw' | 'change'): string | null => {
  if (file === undefined) return null;
  try {
    readWorkflow(file, use);
    return null;
  } catch (error) {
    return `another ${setting}: ${error instanceof Error ? error.message : 'it cannot be read'}`;
  }
};

/**
 * Functions that check the settings of an adapter, by its name. Each function returns a message that names the
 * missing setting and how to get it; null if no setting is missing.
 */
const missing: Record<string, (settings: ImageModelSettings) => string | null> = {
  openai: keyOf('OPENAI_API_KEY', 'https://platform.openai.com/api-keys', {
    setting: 'OPENAI_BASE_URL',
    address: openAiAddress,
  }),
  automatic1111: ({ AUTOMATIC1111_URL: url }) =>
    url === undefined ? 'AUTOMATIC1111_URL; start the server with --api and set its address' : null,
  comfyui: needsOfComfy,
  bfl: keyOf('BFL_API_KEY', 'https://dashboard.bfl.ai'),
  fal: keyOf('FAL_KEY', 'https://fal.ai/dashboard/keys'),
  replicate: keyOf('REPLICATE_API_TOKEN', 'https://replicate.com/account/api-tokens'),
  gemini: keyOf('GEMINI_API_KEY', 'https://aistudio.google.com/apikey'),
};

/**
 * Finds the settings that are missing for the models that `IMAGE_MODEL` lists. The function refines a zod schema with
 * the fields of `imageModelSettings`. Each message says how to get the missing setting.
 * @param settings parsed values
 * @param context receives one issue for each adapter with a missing setting
 */
export const requireModelKeys = (settings: ImageModelSettings, context: z.RefinementCtx): void => {
  const names = new Set(settings.IMAGE_MODEL.map((id) => readModelEntry(id).name));
  for (const name of names) {
    const needed = Object.hasOwn(missing, name) ? missing[name]?.(settings) : null;
    if (!needed) continue;
    const message = `"${name}" needs ${needed}. IMAGE_MODEL=studio works without a key.`;
    context.addIssue({ code: 'custom', path: ['IMAGE_MODEL'], message });
  }
};
