import type { ModelFailure } from '../port';

/** Details of a provider's error answer. `code` and `message` are the provider's texts, null if absent. */
export type ErrorAnswer = {
  /** HTTP status of a provider's error, also for an error that arrives inside an event stream. */
  status: number;
  code: string | null;
  message: string | null;
  /** Value of the header `Retry-After`. */
  retryAfter: string | null;
};

/**
 * Words in error texts of image providers that mean that the moderation refused the request; see section "Failures"
 * of docs/image-models.md.
 */
const safetyWords =
  /moderation_blocked|content_policy_violation|content_moderation|content_filter|safety_violations|moderated/i;
const noMoneyWords =
  /insufficient_quota|insufficient_credit|billing_hard_limit|quota_exceeded|exceeded your current quota|balance/i;
const noModelWords = /model_not_found|model_not_supported|invalid_model/i;

/** Maximum time in ms that a provider can make the worker wait. */
const longestWaitMs = 10 * 60_000;

/**
 * Reads the header `Retry-After`: seconds, or a date.
 * @param value of the header
 * @param now in ms since 1970
 * @returns ms, at most ten minutes; null if the header is absent or malformed
 */
export const retryAfterMs = (value: string | null, now = Date.now()): number | null => {
  if (value === null || value.trim() === '') return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), longestWaitMs) : null;
};

/**
 * Creates the event of a failure.
 * @param code class of the failure
 * @param message status and code of the provider, never text of the user
 * @param details further properties of the event; `retryable` is false by default
 */
export const failure = (
  code: ModelFailure['code'],
  message: string,
  details: Partial<Pick<ModelFailure, 'retryable' | 'alarm' | 'retryAfterMs' | 'mayBeCharged'>> = {},
): ModelFailure => ({ type: 'failed', code, retryable: false, message, ...details });

/**
 * Maps a provider's error answer to the event of a failure. Every adapter uses this function.
 * @param answer status, code and headers
 */
export const failureOfAnswer = (answer: ErrorAnswer): ModelFailure => {
  const { status } = answer;
  const words = `${answer.code ?? ''} ${answer.message ?? ''}`;
  const message = `status ${status}, ${answer.code ?? 'no code'}`;
  if (safetyWords.test(words)) return failure('safety', message);
  if (status === 402 || noMoneyWords.test(words)) return failure('quota', message, { alarm: 'quota' });
  if (status === 401 || status === 403) return failure('quota', message, { alarm: 'key' });
  if (status === 404 || noModelWords.test(words)) return failure('bad_request', message, { alarm: 'model' });
  if (status === 429) {
    const wait = retryAfterMs(answer.retryAfter);
    return failure('rate_limited', message, {
      retryable: true,
      ...(wait !== null && { retryAfterMs: wait }),
    });
  }
  if (status === 408 || status === 504)
    return failure('timeout', message, { retryable: true, mayBeCharged: true });
  if (status >= 500) return failure('provider', message, { retryable: true });
  return failure('bad_request', message);
};
