import { defineRateLimits } from '@portada/rate-limit';

const minute = 60;

/** Rate limits of third-party sign-in. A name that ends in Address is counted by the caller's address. */
export const oidcRateLimits = defineRateLimits({
  oidcByAddress: { points: 100, seconds: 10 * minute },
  /** Limits wrong passwords when a third-party identity is linked to an account. */
  linkByAccount: { points: 10, seconds: 10 * minute },
});
