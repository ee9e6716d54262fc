import { z } from 'zod';
import type { StripeOptions } from './billing-options';

/**
 * Settings of payments, for each process that calls the provider. Without a key no pack is sold. `STRIPE_API_BASE`
 * selects another provider than api.stripe.com, such as the simulator; production requires https.
 */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
};

type StripeSettings = {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE?: string | undefined;
};

/** Additional requirements in production: a key, and a provider over https. */
export const stripeProductionSettings = {
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_API_BASE: z.url({ protocol: /^https$/ }).optional(),
};

/** Converts the settings to options of the billing library; null without a key. */
export const stripeOptions = (settings: StripeSettings): StripeOptions | null =>
  settings.STRIPE_SECRET_KEY === undefined
    ? null
    : {
        secretKey: settings.STRIPE_SECRET_KEY,
        webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
        apiBase: settings.STRIPE_API_BASE ?? null,
      };
