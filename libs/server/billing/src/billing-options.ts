/** How the payment provider is reached; the settings STRIPE_*. */
export type StripeOptions = {
  secretKey: string;
  /** Signs what the provider tells us; null in a process that is not told anything. */
  webhookSecret: string | null;
  /** Another provider than api.stripe.com, such as the simulator: scheme, host and port. */
  apiBase: string | null;
  /** ms that one answer may take, 8,000 unless given; and how often a request is sent again, once unless given. */
  timeoutMs?: number;
  maxNetworkRetries?: number;
};

/** What a process tells the billing library. */
export type BillingOptions = {
  /** Where browsers come back to from the provider's page; its origin is the only one that requests may name. */
  publicUrl: string;
  /** Null: nothing is sold. */
  stripe: StripeOptions | null;
};

/** Injection token of BillingOptions. */
export const BILLING_OPTIONS = Symbol('BILLING_OPTIONS');
