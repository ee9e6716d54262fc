import { defineRateLimits } from '@portada/rate-limit';

/** Rate limits of API keys. */
export const apiKeyRateLimits = defineRateLimits({
  /** Limits the requests of one key; counted in the memory of each process, to be fast. */
  requestsByApiKey: { points: 600, seconds: 60, inMemory: true },
  /** Limits new and replaced keys of one account. */
  createApiKeyByAccount: { points: 60, seconds: 60 * 60 },
});
