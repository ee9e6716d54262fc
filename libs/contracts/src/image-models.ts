import { z } from 'zod';
import type { Language } from './product-config';

/** Levels of time and money for an image, lowest first. A model offers one or more of them. */
export const modelQualities = ['draft', 'standard', 'best'] as const;
/** One of `modelQualities`. */
export type ModelQuality = (typeof modelQualities)[number];

/** Quality of a request that names none. Every model offers this quality. */
export const defaultQuality: ModelQuality = 'standard';

/**
 * Ways in which the headline comes into an image: Portada sets it as type over the image of the model, or the model draws
 * it into its image.
 */
export const letterings = ['typeset', 'drawn'] as const;
/** One of `letterings`. */
export type Lettering = (typeof letterings)[number];

/** Facts about the adapter of an image model that users see. */
type ModelDetails = {
  label: Record<Language, string>;
  /** Price of an image in credits, by the qualities that the model offers. */
  credits: Partial<Record<ModelQuality, number>> & { standard: number };
  /** How the model reports its progress. */
  progress: 'percent' | 'stages' | 'none';
  /** True if the model shows unfinished images. */
  previews: boolean;
  /** True if the same seed gives the same image. */
  seed: boolean;
  /** True if the model can draw photographs. */
  photographs: boolean;
  /** True if the model can draw a headline into its images. */
  letters: boolean;
};

const hosted = { previews: false, seed: true, photographs: true, letters: true } as const;

/** Price in US dollars of a provider that one credit pays for. */
export const dollarsPerCredit = 0.05;
/** Highest price of an image in credits. */
export const highestCredits = 100;

/** Prices of images in US dollars that the operator has set, by the name of the adapter. */
export type ModelPrices = Readonly<Partial<Record<string, number>>>;

/**
 * The image models by the name of their adapter, with their prices. A credit pays for a provider's price of at most
 * 5 US cents, a quarter of what a credit costs in the largest pack. A provider's price that is not known counts as 10
 * US cents. Models on own servers cost one credit.
 */
export const imageModelDetails = {
  studio: {
    label: { en: 'Studio engine, drawn', es: 'Motor Studio, dibujado' },
    credits: { standard: 1 },
    progress: 'percent',
    previews: true,
    seed: true,
    photographs: false,
    letters: false,
  },
  openai: {
    label: { en: 'OpenAI', es: 'OpenAI' },
    credits: { draft: 1, standard: 2, best: 4 },
    progress: 'stages',
    previews: true,
    seed: false,
    photographs: true,
    letters: true,
  },
  gemini: {
    ...hosted,
    label: { en: 'Google Gemini', es: 'Google Gemini' },
    credits: { standard: 1, best: 2 },
    progress: 'none',
    seed: false,
  },
  bfl: {
    ...hosted,
    label: { en: 'FLUX by Black Forest Labs', es: 'FLUX de Black Forest Labs' },
    credits: { standard: 1 },
    progress: 'percent',
  },
  fal: { ...hosted, label: { en: 'fal', es: 'fal' }, credits: { standard: 2 }, progress: 'stages' },
  replicate: {
    ...hosted,
    label: { en: 'Replicate', es: 'Replicate' },
    credits: { standard: 2 },
    progress: 'percent',
  },
  comfyui: {
    ...hosted,
    label: { en: 'ComfyUI', es: 'ComfyUI' },
    credits: { draft: 1, standard: 1, best: 1 },
    progress: 'percent',
    previews: true,
    letters: false,
  },
  automatic1111: {
    ...hosted,
    label: { en: 'AUTOMATIC1111', es: 'AUTOMATIC1111' },
    credits: { draft: 1, standard: 1, best: 1 },
    progress: 'percent',
    previews: true,
    letters: false,
  },
} as const satisfies Record<string, ModelDetails>;

/** Facts for a model of a test, which is in no list. */
const unlisted: ModelDetails = { ...imageModelDetails.studio };

const isListed = (name: string): name is keyof typeof imageModelDetails =>
  Object.hasOwn(imageModelDetails, name);

/**
 * Returns the facts about an entry of `IMAGE_MODEL`.
 * @param entry `name` or `name:model-id`
 */
export const detailsOfModel = (entry: string): ModelDetails => {
  const [name = ''] = entry.split(':');
  return isListed(name) ? imageModelDetails[name] : { ...unlisted, label: { en: name, es: name } };
};

/**
 * Returns the price of an image in credits. A price that the operator has set replaces the listed prices of all
 * qualities.
 * @param entry `name` or `name:model-id`
 * @param prices prices of images in US dollars that the operator has set
 * @returns null for a quality that the model does not offer
 */
export const creditsOfModel = (
  entry: string,
  quality: ModelQuality = defaultQuality,
  prices: ModelPrices = {},
): number | null => {
  const listed = detailsOfModel(entry).credits[quality] ?? null;
  const [name = ''] = entry.split(':');
  const usd = Object.hasOwn(prices, name) ? prices[name] : undefined;
  if (listed === null || usd === undefined) return listed;
  // The quotient is rounded to millionths, because 1.1 / 0.05 is more than 22 in floating point.
  return Math.min(highestCredits, Math.ceil(Number((usd / dollarsPerCredit).toFixed(6))));
};

/** One image model that a request can name. */
export const imageModelSchema = z.object({
  /** Entry of `IMAGE_MODEL`, for the field `model` of a request. */
  id: z.string(),
  /** Name for users in both languages, such as "Studio engine, drawn". */
  label: z.object({ en: z.string(), es: z.string() }),
  /** The provider's model, such as "gpt-image-2"; null for the default model of the adapter. */
  modelId: z.string().nullable(),
  /** Qualities that the model offers, lowest first, with the price of an image in credits. */
  qualities: z.array(z.object({ quality: z.enum(modelQualities), credits: z.int().min(1) })).min(1),
  progress: z.enum(['percent', 'stages', 'none']),
  previews: z.boolean(),
  seed: z.boolean(),
  photographs: z.boolean(),
  /** True if the model can draw the headline into the image, for the field `lettering` of a request. */
  letters: z.boolean(),
  /** Median time of an image in ms, over the last day; null without images in the last day. */
  usualMs: z.int().min(0).nullable(),
  /**
   * An image that this model made. `operator`: the operator has set it, and every user sees it. `own`: the latest image of
   * the signed-in user, a path of `/api/proxy-image`. Null without both.
   */
  example: z.object({ url: z.string(), kind: z.enum(['operator', 'own']) }).nullable(),
});
export type ImageModelChoice = z.infer<typeof imageModelSchema>;

/**
 * Returns the path of an example image that the operator has set.
 * @param file name of the file, which changes with its bytes
 */
export const modelExamplePath = (file: string): string => `/api/image-models/examples/${file}`;

/** Answer of `GET /api/image-models`: the models in the order of `IMAGE_MODEL`. A request without a model uses the first. */
export const imageModelsSchema = z.object({ items: z.array(imageModelSchema).min(1) });
export type ImageModels = z.infer<typeof imageModelsSchema>;
