import { defineRateLimits } from '@portada/rate-limit';

/** Rate limits of the bot check. A name that ends in Address is counted by the caller's address. */
export const botCheckRateLimits = defineRateLimits({
  challengeByAddress: { points: 600, seconds: 10 * 60, inMemory: true },
});
