import { defineRateLimits } from '@portada/rate-limit';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Rate limits of sign-in and sign-up. A name that ends in Address is counted by the caller's address. */
export const signInRateLimits = defineRateLimits({
  /** Limits wrong passwords from one address. A correct password refunds its point. */
  signInByAddress: { points: 100, seconds: 10 * minute },
  /** Limits wrong passwords for one e-mail from all addresses, whether or not the e-mail has an account. */
  signInByMinute: { points: 10, seconds: minute },
  signInByHour: { points: 60, seconds: hour },
  /**
   * Limits wrong passwords from one trusted device. The owner can still sign in on this device while others guess the
   * password.
   */
  signInByDevice: { points: 10, seconds: 10 * minute },
  /** Limits further sign-in attempts for one e-mail from any device, after a passed bot check. */
  signInByAnswer: { points: 20, seconds: hour },

  signUpByAddress: { points: 100, seconds: 10 * minute },
  /**
   * Limits new accounts in a day, because each account gets free credits. A school or an office may share an address.
   */
  signUpOfDayByAddress: { points: 100, seconds: day },
  /** Limits how often a caller may learn that an e-mail has an account. */
  emailTakenByAddress: { points: 20, seconds: hour },
});
