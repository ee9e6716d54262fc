import { defineRateLimits } from '@portada/rate-limit';

/** Rate limits of webhook endpoints. */
export const webhookRateLimits = defineRateLimits({
  /** Limits new, changed and replaced endpoints of one account. */
  changeWebhookByAccount: { points: 120, seconds: 60 * 60 },
  /** Limits test events and repeated deliveries of one account. */
  sendWebhookByAccount: { points: 120, seconds: 60 * 60 },
});
