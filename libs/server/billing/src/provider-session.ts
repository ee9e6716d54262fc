import type Stripe from 'stripe';

/** The charge of a payment; amounts in cents of its currency. */
export type ProviderCharge = {
  id: string;
  amount: number;
  currency: string;
  amountRefunded: number;
  /** True if the charge was ever disputed. */
  isDisputed: boolean;
};

/** A line item of a payment session. */
export type ProviderLine = { priceId: string | null; quantity: number | null };

/** A session of the payment provider with its payment page and result, as of the time when the session was read. */
export type ProviderSession = {
  id: string;
  isLive: boolean;
  mode: string;
  status: 'open' | 'complete' | 'expired' | null;
  paymentStatus: string;
  amountTotal: number | null;
  currency: string | null;
  /** Id of the purchase, as given when the session was created. */
  clientReferenceId: string | null;
  /** Id of the purchase's owner, as given when the session was created. */
  userId: string | null;
  /** Id of the pack, as given when the session was created. */
  plan: string | null;
  /** Address of the payment page; null when the page is not open any more. */
  url: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** The first ten line items, of which exactly one is expected. null if the session was read without line items. */
  lines: ProviderLine[] | null;
  paymentIntentId: string | null;
  /**
   * Status of the payment: `processing`, `succeeded`, `requires_payment_method`, …; null before the first attempt to
   * pay.
   */
  paymentIntentStatus: string | null;
  charge: ProviderCharge | null;
};

/**
 * Fields of a session that the provider must expand for `toProviderSession`. In a list, each field has the prefix
 * `data.`.
 */
export const sessionExpansions = ['line_items', 'payment_intent.latest_charge'] as const;

const expanded = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? value : null;

/** Returns the id of an object of the payment provider, given as an id or as the expanded object. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const toCharge = (charge: Stripe.Charge): ProviderCharge => ({
  id: charge.id,
  amount: charge.amount,
  currency: charge.currency,
  amountRefunded: charge.amount_refunded,
  isDisputed: charge.disputed,
});

/** Converts a line item of the payment provider to a ProviderLine. */
export const toProviderLine = ({ price, quantity }: Stripe.LineItem): ProviderLine => ({
  priceId: price?.id ?? null,
  quantity,
});

/**
 * Converts a session of the payment provider to a ProviderSession.
 * @param session session that was read with `sessionExpansions`; otherwise lines and charge are null
 */
export const toProviderSession = (session: Stripe.Checkout.Session): ProviderSession => {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  return {
    id: session.id,
    isLive: session.livemode,
    mode: session.mode,
    status: session.status as ProviderSession['status'],
    paymentStatus: session.payment_status,
    amountTotal: session.amount_total,
    currency: session.currency,
    clientReferenceId: session.client_reference_id,
    userId: session.metadata?.['user_id'] ?? null,
    plan: session.metadata?.['plan'] ?? null,
    url: session.url,
    createdAt: new Date(session.created * 1000),
    expiresAt: new Date(session.expires_at * 1000),
    lines: session.line_items?.data.map(toProviderLine) ?? null,
    paymentIntentId: idOf(session.payment_intent),
    paymentIntentStatus: intent?.status ?? null,
    charge: charge && toCharge(charge),
  };
};
