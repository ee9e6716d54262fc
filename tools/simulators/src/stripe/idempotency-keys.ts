import { ApiError, invalidRequest } from './api-error';
import type { Provider } from './provider';
import type { StoredAnswer } from './state';

const keptMs = 24 * 60 * 60 * 1000;

/**
 * Idempotency keys of the payment simulator. The first response to a key is stored and repeated
 * (https://docs.stripe.com/api/idempotent_requests). Errors that occur during a call are stored too. Refusals of
 * invalid parameters and of the rate limit are not stored.
 */
export class IdempotencyKeys {
  private readonly inProgress = new Set<string>();

  constructor(private readonly provider: Provider) {}

  /**
   * Begins a call with an idempotency key.
   * @param request method, path and parameters as one text; a repeated call has the same text
   * @returns the stored response; undefined for a new call, after which the caller must call `end`
   * @throws ApiError 400 if the key belongs to another call, 409 while the first call is in progress
   */
  begin(key: string, request: string): StoredAnswer | undefined {
    if (key.length > 255) throw invalidRequest('Idempotency keys can have up to 255 characters');
    if (this.inProgress.has(key)) {
      const message = `There is currently another in-progress request using this Idempotency Key: ${key}. Please try again later.`;
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message };
      throw new ApiError(409, error, { 'stripe-should-retry': 'true' });
    }
    const stored = this.provider.state.get('answers', key);
    if (!stored || stored.at < this.provider.now() - keptMs) {
      this.inProgress.add(key);
      return undefined;
    }
    if (stored.request === request) return stored;
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new ApiError(400, { type: 'idempotency_error', message });
  }

  /** Stores the response to an idempotency key, in the transaction of the simulated api call. */
  keep(answer: Omit<StoredAnswer, 'at'>): void {
    this.provider.state.put('answers', { ...answer, at: this.provider.now() });
  }

  end(key: string): void {
    this.inProgress.delete(key);
  }
}
