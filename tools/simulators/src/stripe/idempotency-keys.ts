import { ApiError, invalidRequest } from './api-error';
import type { Provider } from './provider';
import type { StoredAnswer } from './state';

const keptMs = 24 * 60 * 60 * 1000;

/**
 * Keys under which the first response is stored and repeated, errors of the provider included
 * (https://docs.stripe.com/api/idempotent_requests). A response is stored once the execution of the call has begun:
 * not if its parameters were refused, and not if there were too many calls.
 */
export class IdempotencyKeys {
  private readonly underWay = new Set<string>();

  constructor(private readonly provider: Provider) {}

  /**
   * @param request method, path and parameters; equal for equal calls
   * @returns the stored response, or `undefined` for a new call, with `end` to be called after it
   * @throws ApiError 400 for a key of another call, 409 while the first call is in progress
   */
  begin(key: string, request: string): StoredAnswer | undefined {
    if (key.length > 255) throw invalidRequest('Idempotency keys can have up to 255 characters');
    if (this.underWay.has(key)) {
      const message = `There is currently another in-progress request using this Idempotency Key: ${key}. Please try again later.`;
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message };
      throw new ApiError(409, error, { 'stripe-should-retry': 'true' });
    }
    const stored = this.provider.state.get('answers', key);
    if (!stored || stored.at < this.provider.now() - keptMs) {
      this.underWay.add(key);
      return undefined;
    }
    if (stored.request === request) return stored;
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new ApiError(400, { type: 'idempotency_error', message });
  }

  /** Stores a response in the transaction of the call. */
  keep(answer: Omit<StoredAnswer, 'at'>): void {
    this.provider.state.put('answers', { ...answer, at: this.provider.now() });
  }

  end(key: string): void {
    this.underWay.delete(key);
  }
}
