import { defineRateLimits } from '@portada/rate-limit';

/** Rate limits of generations. Credits are the real limit, and this is the busiest path. */
export const generationRateLimits = defineRateLimits({
  generateByAccount: { points: 3_000, seconds: 60, inMemory: true },
  /** Each request takes some ms of the one thread that reads prompts. */
  understandByAccount: { points: 240, seconds: 60, inMemory: true },
});
