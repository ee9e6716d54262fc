import { defineRateLimits } from '@portada/rate-limit';

const minute = 60;
const hour = 60 * minute;

/** Rate limits of payments. Every request that they count calls the payment provider. */
export const billingRateLimits = defineRateLimits({
  checkoutByAccount: { points: 30, seconds: hour, inMemory: true },
  /** Limits confirmations of payments, and requests for receipts. */
  paymentByAccount: { points: 300, seconds: 10 * minute, inMemory: true },
});
