import type { Policy } from '@portada/limits';

/** How much more than anybody else's address the machine's own may do: many people and tests sit behind it. */
export const loopbackTimes = 20;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What may happen how often. Of an address's points, somebody without a right answer to the bot check has half.
 * Names ending in Address are counted by caller, the others by account, e-mail or device.
 */
export const limitPolicies = {
  /** Wrong passwords; those that were right are given back. */
  signInByAddress: { points: 100, seconds: 10 * minute },
  /** Wrong passwords for one e-mail, from anywhere; it need not have an account. */
  signInByMinute: { points: 10, seconds: minute },
  signInByHour: { points: 60, seconds: hour },
  /** The owner's own ways in while strangers use up those two: a browser that was signed in before, ... */
  signInByDevice: { points: 10, seconds: 10 * minute },
  /** ... and any other, with a right answer to the bot check. */
  signInByAnswer: { points: 20, seconds: hour },

  signUpByAddress: { points: 100, seconds: 10 * minute },
  /** Accounts made in a day: each has free credits. A school or an office may share an address. */
  signUpOfDayByAddress: { points: 100, seconds: day },
  /** How often it may be learned that an e-mail has an account. */
  emailTakenByAddress: { points: 20, seconds: hour },

  resetByAddress: { points: 20, seconds: hour },
  /** Nobody's mailbox is filled; who asks is not told. */
  resetByEmail: { points: 3, seconds: hour },
  /** Links of mails that are followed: each new password is hashed. */
  confirmByAddress: { points: 60, seconds: hour },
  verificationByAccount: { points: 5, seconds: hour },

  oidcByAddress: { points: 100, seconds: 10 * minute },
  /** Wrong passwords given to join a third-party identity to an account, or to change the password. */
  linkByAccount: { points: 10, seconds: 10 * minute },
  passwordChangeByAccount: { points: 10, seconds: 10 * minute },

  /** Each asks the payment provider. */
  checkoutByAccount: { points: 30, seconds: hour, inMemory: true },
  /** So does each look at whether a payment has arrived, and at a receipt. */
  paymentByAccount: { points: 300, seconds: 10 * minute, inMemory: true },
  /** Credits are the real limit, and the path is the busiest. */
  generateByAccount: { points: 3_000, seconds: minute, inMemory: true },
  /** Each decodes a picture. */
  uploadByAccount: { points: 60, seconds: 10 * minute, inMemory: true },
  /** Each sends up to 13 MB. */
  base64ByAccount: { points: 120, seconds: 10 * minute, inMemory: true },
  challengeByAddress: { points: 600, seconds: 10 * minute, inMemory: true },
} as const satisfies Record<string, Policy>;

export type LimitName = keyof typeof limitPolicies;
export type LimitPolicies = Record<LimitName, Policy>;

/** Injection token of LimitPolicies. */
export const LIMIT_POLICIES = Symbol('LIMIT_POLICIES');
