import type Stripe from 'stripe';

/** What became of the money, as the provider's charge says it; cents of its own currency. */
export type ProviderCharge = {
  id: string;
  amount: number;
  currency: string;
  amountRefunded: number;
  /** Whether the bank was ever asked to take it back. */
  isDisputed: boolean;
};

/** One thing that was sold. */
export type ProviderLine = { priceId: string | null; quantity: number | null };

/** A page of the provider's on which a card is asked for, and what came of it; as it was when it was read. */
export type ProviderSession = {
  id: string;
  isLive: boolean;
  mode: string;
  status: 'open' | 'complete' | 'expired' | null;
  paymentStatus: string;
  amountTotal: number | null;
  currency: string | null;
  /** Id of the purchase, as we gave it. */
  clientReferenceId: string | null;
  /** Id of the purchase's owner, as we gave it. */
  userId: string | null;
  /** Id of the pack, as we gave it. */
  plan: string | null;
  /** Where the card is asked for; null once it is not any more. */
  url: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** What was sold; the first ten lines, of which there is to be one. null where the provider did not say. */
  lines: ProviderLine[] | null;
  paymentIntentId: string | null;
  /** `processing`, `succeeded`, `requires_payment_method`, …; null before anybody tried to pay. */
  paymentIntentStatus: string | null;
  charge: ProviderCharge | null;
};

/** What has to be expanded for `toProviderSession`; for a list, each below `data.`. */
export const sessionExpansions = ['line_items', 'payment_intent.latest_charge'] as const;

const expanded = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? value : null;

/** The id of something that the provider may have expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const toCharge = (charge: Stripe.Charge): ProviderCharge => ({
  id: charge.id,
  amount: charge.amount,
  currency: charge.currency,
  amountRefunded: charge.amount_refunded,
  isDisputed: charge.disputed,
});

/** One line of a session's list. */
export const toProviderLine = ({ price, quantity }: Stripe.LineItem): ProviderLine => ({
  priceId: price?.id ?? null,
  quantity,
});

/** @param session with `sessionExpansions`; in one without them lines and charge are null */
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
