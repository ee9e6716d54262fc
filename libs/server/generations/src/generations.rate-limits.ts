import { defineRateLimits } from '@portada/rate-limit';

/** Rate limits of generations. Credits are the real limit, and this is the busiest path. */
export const generationRateLimits = defineRateLimits({
  generateByAccount: { points: 3_000, seconds: 60, inMemory: true },
});
