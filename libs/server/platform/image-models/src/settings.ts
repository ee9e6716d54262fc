import { z } from 'zod';
import { readModelEntry } from './choose-image-model';
import { openAiQualities } from './openai/openai-answers';
import { openAiAddress, openAiDefaultModel } from './openai/openai-model';

const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The setting that lists the image models in the order in which they are asked. */
export const imageModelList = z
  .string()
  .default('studio')
  .transform((list) => list.split(',').map((name) => name.trim()));

/** Settings of the worker for hosted and self-hosted image models; see docs/image-models.md. */
export const imageModelSettings = {
  IMAGE_MODEL: imageModelList,
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default(openAiAddress),
  OPENAI_IMAGE_MODEL: z.string().min(1).default(openAiDefaultModel),
  OPENAI_IMAGE_QUALITY: z.enum(openAiQualities).default('medium'),
  /** US dollars for each model and day (UTC). */
  MODEL_BUDGET_USD_PER_DAY: z.coerce.number().positive().optional(),
  /** Hosts, separated by commas, from which images may be fetched in addition to the provider's own. */
  MODEL_DOWNLOAD_HOSTS: z.string().default('').transform(words),
};

/** Values of the settings of image models. */
export type ImageModelSettings = z.infer<z.ZodObject<typeof imageModelSettings>>;

/** Settings that an adapter needs: returns what is missing, and how to get it; null if nothing is. */
const missing: Record<string, (settings: ImageModelSettings) => string | null> = {
  openai: ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: base }) =>
    key !== undefined || new URL(base).origin !== openAiAddress
      ? null
      : 'OPENAI_API_KEY; create a key at https://platform.openai.com/api-keys, or set OPENAI_BASE_URL to a compatible server',
};

/**
 * Finds the settings that are missing for the models that `IMAGE_MODEL` lists. It is a refinement of a zod schema with
 * the fields of `imageModelSettings`: the sentence says how to get each one.
 * @param settings parsed values
 * @param context receives one issue for each adapter
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
