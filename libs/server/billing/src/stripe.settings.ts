import { z } from 'zod';
import type { StripeOptions } from './billing-options';

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

type StripeSettings = {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE?: string | undefined;
};

/** What production asks more of them: a key, and a provider that is spoken to in private. */
export const stripeProductionSettings = {
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_API_BASE: z.url({ protocol: /^https$/ }).optional(),
};

/** What the billing library is told, from the settings; null where there is no key. */
export const stripeOptions = (settings: StripeSettings): StripeOptions | null =>
  settings.STRIPE_SECRET_KEY === undefined
    ? null
    : {
        secretKey: settings.STRIPE_SECRET_KEY,
        webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
        apiBase: settings.STRIPE_API_BASE ?? null,
      };
