import { z } from 'zod';

/**
 * Settings of payments, for the settings file of each process that asks the provider. Without a key nothing is sold.
 * `STRIPE_API_BASE` leads to another provider than api.stripe.com, such as the simulator; in production that is
 * refused unless it is https.
 */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
};
