import { z } from 'zod';
import type { ModelFailure } from '../port';
import { failureOfAnswer } from '../provider/failures';

const usageSchema = z.object({
  input_tokens: z.number().min(0),
  output_tokens: z.number().min(0),
  input_tokens_details: z
    .object({ text_tokens: z.number().min(0).optional(), image_tokens: z.number().min(0).optional() })
    .optional(),
});
/** Numbers of tokens that OpenAI counted for a request. */
export type OpenAiUsage = z.infer<typeof usageSchema>;

/** An image in an answer of OpenAI's API, before decoding: its bytes as base64, or its address. */
export type OpenAiImage = { b64: string | null; url: string | null; usage: OpenAiUsage | null };

const imageSchema = z.object({ b64_json: z.string().min(1).nullish(), url: z.string().min(1).nullish() });

/**
 * Schema of an answer of `POST /v1/images/generations`. Compatible servers return the address of an image instead of
 * the image.
 */
export const answerSchema = z.object({
  data: z.array(imageSchema).nullish(),
  usage: usageSchema.nullish().catch(null),
});

/** Schema of an event of OpenAI's event stream. The fields depend on the type of the event. */
export const streamedSchema = z.object({
  type: z.string().optional(),
  b64_json: z.string().optional(),
  usage: usageSchema.nullish().catch(null),
});

/** Schema of an OpenAI error, which is sent as an answer or as an event of the stream. */
export const errorSchema = z.object({
  error: z.object({
    message: z.string().nullish(),
    type: z.string().nullish(),
    code: z.union([z.string(), z.number()]).nullish(),
    param: z.string().nullish(),
  }),
});
/** The body of an OpenAI error: type, code and message. */
export type OpenAiError = z.infer<typeof errorSchema>['error'];

/** Derives an HTTP status for an error event of OpenAI's stream, which has no status. */
export const statusOf = ({ type, code }: OpenAiError): number => {
  const words = `${type ?? ''} ${code ?? ''}`;
  if (/rate_limit/.test(words)) return 429;
  return /invalid_request|user_error/.test(words) ? 400 : 500;
};

/**
 * Returns the failure for an OpenAI error.
 * @param status HTTP status of the answer, or the status of `statusOf` for an event of the stream
 * @param retryAfter header `retry-after` of the answer; null without the header
 */
export const failedBy = (
  status: number,
  { code, type, message }: OpenAiError,
  retryAfter: string | null,
): ModelFailure => {
  const name = code === null || code === undefined ? (type ?? null) : String(code);
  return failureOfAnswer({ status, code: name, message: message ?? null, retryAfter });
};

/** Price in US dollars of a million tokens at OpenAI, November 2026 (https://openai.com/api/pricing). */
const dollarsPerMillion = { textIn: 5, imageIn: 8, imageOut: 30 } as const;

/** Returns true for a model with the prices of `dollarsPerMillion`. */
const isPriced = (model: string): boolean => /^gpt-image-2(\b|\.)/.test(model);

/**
 * Computes the price of an OpenAI request in US dollars.
 * @returns null for a model without a known price, or an answer without tokens
 */
export const costOf = (model: string, usage: OpenAiUsage | null | undefined): number | null => {
  if (!usage || !isPriced(model)) return null;
  const { image_tokens: images = 0, text_tokens: text = usage.input_tokens - images } =
    usage.input_tokens_details ?? {};
  const { textIn, imageIn, imageOut } = dollarsPerMillion;
  return (text * textIn + images * imageIn + usage.output_tokens * imageOut) / 1_000_000;
};

/** Levels of quality that OpenAI's API accepts for every GPT image model. */
export const openAiQualities = ['low', 'medium', 'high'] as const;
/** A level of quality of OpenAI's API. */
export type OpenAiQuality = (typeof openAiQualities)[number];

/**
 * Upper estimates in US dollars of the price of an OpenAI image of about 1.3 megapixels with two partial images,
 * November 2026.
 */
const estimates: Record<OpenAiQuality, number> = { low: 0.03, medium: 0.09, high: 0.22 };

/** Upper estimate in US dollars of a picture of a request: 2,500 tokens. */
const pictureEstimate = 0.02;

/** Returns the upper estimate of the price of an OpenAI image in US dollars, with the number of its input pictures; null for a model without a known price. */
export const estimateOf = (model: string, quality: OpenAiQuality, pictures = 0): number | null =>
  isPriced(model) ? estimates[quality] + pictures * pictureEstimate : null;
