import { defineRateLimits } from '@portada/rate-limit';

/**
 * Rate limits of generations. Credits limit how many generations are accepted, so these limits are counted in memory
 * to be fast.
 */
export const generationRateLimits = defineRateLimits({
  generateByAccount: { points: 3_000, seconds: 60, inMemory: true },
  /**
   * Limits requests that are refused for their prompt or without credits. The check of a prompt takes up to 10 ms of the
   * thread of the api, so that one account without credits can use 3 s of a minute.
   */
  refusedByAccount: { points: 300, seconds: 60, inMemory: true },
  /**
   * Limits requests for the understanding of a prompt, because each request takes some ms of the one thread that
   * reads prompts.
   */
  understandByAccount: { points: 240, seconds: 60, inMemory: true },
  /** Limits readings of the earlier prompts, because each one reads up to 500 generations. */
  promptHistoryByAccount: { points: 120, seconds: 60, inMemory: true },
  /**
   * Limits webhooks of image models by address. A provider sends one or two for each job, from few addresses, and sends
   * refused ones again.
   */
  modelWebhookByAddress: { points: 3_000, seconds: 60, inMemory: true },
});
