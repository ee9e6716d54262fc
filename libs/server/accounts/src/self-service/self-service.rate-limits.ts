import { defineRateLimits } from '@portada/rate-limit';

const minute = 60;
const hour = 60 * minute;

/**
 * Rate limits of password reset, verification and password change. A name that ends in Address is counted by the
 * caller's address.
 */
export const selfServiceRateLimits = defineRateLimits({
  resetByAddress: { points: 20, seconds: hour },
  /** Limits reset mails to one mailbox. The response is the same when the limit is reached. */
  resetByEmail: { points: 3, seconds: hour },
  /** Limits submitted links of reset mails. Each submission hashes a new password. */
  confirmByAddress: { points: 60, seconds: hour },
  verificationByAccount: { points: 5, seconds: hour },
  /** Limits wrong current passwords of one account when its password is changed. */
  passwordChangeByAccount: { points: 10, seconds: 10 * minute },
  /** Limits wrong passwords of one account when its user confirms the sign-in. */
  confirmationByAccount: { points: 10, seconds: 10 * minute },
});
