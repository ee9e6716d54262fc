import { z } from 'zod';

/** Model names that the OpenAI simulator accepts. */
export const simulatedModels = ['gpt-image-2', 'gpt-image-2.5-flare', 'gpt-image-1.5'];

/**
 * Returns true for an image size that newer OpenAI models accept: multiples of 16, ratio of 1:3 to 3:1, at most
 * 3840 by 2160 pixels.
 */
const isSize = (size: string): boolean => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const isWhole = /^\d{2,4}x\d{2,4}$/.test(size) && width % 16 === 0 && height % 16 === 0;
  return isWhole && width / height <= 3 && height / width <= 3 && width * height <= 3840 * 2160;
};

/** Body of `POST /v1/images/generations` for GPT image models. As at the provider, unknown parameters are refused. */
export const generationSchema = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10).default(1),
  size: z.union([z.literal('auto'), z.string().refine(isSize)]).default('auto'),
  quality: z.enum(['low', 'medium', 'high', 'auto']).default('auto'),
  output_format: z.enum(['png', 'jpeg', 'webp']).default('png'),
  output_compression: z.int().min(0).max(100).optional(),
  background: z.enum(['transparent', 'opaque', 'auto']).default('auto'),
  moderation: z.enum(['auto', 'low']).default('auto'),
  stream: z.boolean().default(false),
  partial_images: z.int().min(0).max(3).default(0),
  safety_identifier: z.string().max(64).optional(),
});
const number = (most: number) => z.coerce.number().int().min(0).max(most);

/**
 * Texts of the multipart form of `POST /v1/images/edits` for GPT image models; the pictures are checked apart
 * (https://platform.openai.com/docs/api-reference/images/createEdit).
 */
export const editSchema = generationSchema
  .omit({ moderation: true, safety_identifier: true, output_compression: true })
  .extend({
    n: number(10).default(1),
    partial_images: number(3).default(0),
    stream: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  });

/** Limits of the pictures of an edit: 16 pictures of less than 50 MB, and a mask of less than 4 MB. */
export const editRules = { most: 16, bytes: 50_000_000, maskBytes: 4_000_000 };

/** Parsed body of `POST /v1/images/generations`. */
export type GenerationBody = Omit<z.infer<typeof generationSchema>, 'moderation'>;

/** Body of `POST /v1/images/generations` for a minimal OpenAI-compatible server. */
export const plainSchema = z.strictObject({
  model: z.string().optional(),
  prompt: z.string().min(1),
  n: z.literal(1).default(1),
  size: z.string().regex(/^\d+x\d+$/),
  response_format: z.enum(['b64_json', 'url']).default('url'),
});

/** Output tokens of a 1.3-megapixel image by quality, close to the numbers that OpenAI counts. */
const outputTokens = { low: 667, medium: 2333, high: 6333, auto: 2333 } as const;
/** Output tokens of each partial image in an OpenAI stream. */
const partialTokens = 100;

/** Input tokens of each picture of a request. */
const pictureTokens = 1000;

/** Computes the token usage that OpenAI reports for an image request. */
export const usageOf = ({ prompt, quality }: GenerationBody, partials: number, pictures = 0) => {
  const text = Math.ceil(prompt.length / 4);
  const image = pictures * pictureTokens;
  const output = outputTokens[quality] + partials * partialTokens;
  return {
    input_tokens: text + image,
    output_tokens: output,
    total_tokens: text + image + output,
    input_tokens_details: { text_tokens: text, image_tokens: image },
  };
};
