import { defineRateLimits } from '@portada/rate-limit';

const minute = 60;
const day = 24 * 60 * minute;

/** Rate limits of codes of a second factor. A correct code refunds its points. */
export const secondFactorRateLimits = defineRateLimits({
  /** Limits wrong codes of one account from all browsers that are no trusted device of the account. */
  secondFactorByAccount: { points: 10, seconds: 10 * minute },
  secondFactorOfDayByAccount: { points: 60, seconds: day },
  /** Limits wrong codes from one trusted device. Its user can still sign in while others guess. */
  secondFactorByDevice: { points: 10, seconds: 10 * minute },
});
