import { defineRateLimits } from '@portada/rate-limit';

/**
 * Rate limits of requests for drafts. A page reads a prompt again while it is typed, every 250 ms; a request takes about 25 ms of the one
 * thread that reads prompts. The CPU time of images is limited apart (`DrawingTimeService`).
 */
export const draftRateLimits = defineRateLimits({
  draftsByAccount: { points: 300, seconds: 60, inMemory: true },
  draftsByAddress: { points: 300, seconds: 60, inMemory: true },
});
