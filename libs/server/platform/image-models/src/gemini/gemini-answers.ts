import { z } from 'zod';
import type { ModelFailure } from '../port';
import { failure, failureOfAnswer } from '../provider/failures';

const partSchema = z.object({
  inlineData: z.object({ mimeType: z.string().optional(), data: z.string().min(1) }).optional(),
  /** True for intermediate drafts of a model that thinks before it answers. Drafts are not the answer. */
  thought: z.boolean().optional(),
});

/** Schema of an answer of Google's route `models/{model}:generateContent`. Every field may be absent. */
export const contentSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(partSchema).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z
    .object({ candidatesTokenCount: z.number().min(0).optional() })
    .nullish()
    .catch(null),
  responseId: z.string().nullish(),
});
/** A parsed answer of Google's route `generateContent`. */
export type GeminiContent = z.infer<typeof contentSchema>;

/** Schema of an error of the Gemini API (https://cloud.google.com/apis/design/errors). */
export const geminiErrorSchema = z.object({
  error: z.object({
    status: z.string().nullish(),
    details: z
      .array(z.object({ reason: z.string().optional(), retryDelay: z.string().optional() }))
      .nullish()
      .catch(null),
  }),
});

/** Finish reasons of the Gemini API which mean that the moderation refused the image. */
const refusals = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'BLOCKLIST',
  'RECITATION',
  'IMAGE_RECITATION',
  'SPII',
]);

/** Returns the image of a Gemini answer in base64; null if the answer has no image. */
export const imageOf = (content: GeminiContent | null): string | null => {
  const parts = content?.candidates?.[0]?.content?.parts ?? [];
  return (
    parts.filter(({ thought }) => !thought).findLast(({ inlineData }) => inlineData)?.inlineData?.data ?? null
  );
};

/** Returns the failure that a Gemini answer without an image reports; null if the model has answered only with text. */
export const refusalOf = (content: GeminiContent | null): ModelFailure | null => {
  const blocked = content?.promptFeedback?.blockReason;
  if (blocked) return failure('safety', `status 200, ${blocked}`);
  const reason = content?.candidates?.[0]?.finishReason ?? '';
  return refusals.has(reason) ? failure('safety', `status 200, ${reason}`, { mayBeCharged: true }) : null;
};

/**
 * Maps an error of the Gemini API to a failure. A wrong key has status 400, and a missing payment account is a failed
 * precondition.
 */
export const failureOfError = (
  status: number,
  error: z.infer<typeof geminiErrorSchema>['error'] | undefined,
): ModelFailure => {
  const details = error?.details ?? [];
  const code = details.find(({ reason }) => reason)?.reason ?? error?.status ?? null;
  if (code === 'API_KEY_INVALID') return failure('quota', `status ${status}, ${code}`, { alarm: 'key' });
  if (code === 'FAILED_PRECONDITION')
    return failure('quota', `status ${status}, ${code}`, { alarm: 'quota' });
  const delay = details.find(({ retryDelay }) => retryDelay)?.retryDelay;
  return failureOfAnswer({ status, code, message: null, retryAfter: delay?.replace(/s$/, '') ?? null });
};

/** Price in US dollars of a million output tokens of the Gemini models whose price is known, November 2026. */
const dollarsPerMillion = 30;
const isPriced = (model: string): boolean => /^gemini-nano-banana-2/.test(model);

/**
 * Computes the price of output tokens in US dollars. The prompt has some hundred tokens, which cost less than a
 * hundredth of the price.
 * @returns null for a model without a known price
 */
export const costOf = (model: string, tokens: number): number | null =>
  isPriced(model) && tokens > 0 ? (tokens * dollarsPerMillion) / 1_000_000 : null;

/**
 * Returns the upper estimate in US dollars for an image of the size 1K or 2K; null for a model without a known price.
 */
export const estimateOf = (model: string, size: '1K' | '2K'): number | null =>
  isPriced(model) ? { '1K': 0.05, '2K': 0.12 }[size] : null;
