/** Options of the payment provider, from the settings STRIPE_*. */
export type StripeOptions = {
  secretKey: string;
  /** Secret that signs webhook events; null in a process that receives no webhook events. */
  webhookSecret: string | null;
  /** Scheme, host and port of another provider than api.stripe.com, such as the simulator; null for api.stripe.com. */
  apiBase: string | null;
  /**
   * Timeout of one request to the payment provider in ms, 8,000 by default. The number of retries is 1 by default.
   */
  timeoutMs?: number;
  maxNetworkRetries?: number;
};

/** Options of the billing library. */
export type BillingOptions = {
  /** Address to which browsers return from the provider's page; request bodies may name no other origin. */
  publicUrl: string;
  /** Options of the payment provider; null if no provider is configured, and then no pack is sold. */
  stripe: StripeOptions | null;
};

/** Injection token of BillingOptions, the options of the billing library. */
export const BILLING_OPTIONS = Symbol('BILLING_OPTIONS');
