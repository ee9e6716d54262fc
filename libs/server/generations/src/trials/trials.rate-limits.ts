import { defineRateLimits } from '@portada/rate-limit';

const tenMinutes = 10 * 60;
const day = 24 * 60 * 60;

/** Rate limits of trial images, by the caller's address. */
export const trialRateLimits = defineRateLimits({
  /** Limits trial images. Without a passed bot check an address has half of them. */
  trialByAddress: { points: 20, seconds: tenMinutes },
  trialOfDayByAddress: { points: 100, seconds: day },
  /** Limits requests that are refused before an image is drawn, because each one is checked for its content. */
  trialRequestByAddress: { points: 120, seconds: 60, inMemory: true },
});

/**
 * Factor of the points of a loopback address. It is smaller than for sign-in, because a trial image takes about half a second of
 * one core.
 */
export const trialLoopbackFactor = 4;
