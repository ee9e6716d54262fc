import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import type { Knobs } from './knobs';
import type { WirePrice } from './state';
import type { PaymentOutcome, TestCard } from './test-cards';

/** Options of a simulated payment provider. */
export type StripeSimulatorOptions = {
  secretKey: string;
  webhookSecret: string;
  /** URL that receives signed webhook events. Without this URL the events are only listed. */
  webhookUrl?: string;
  /** Base URL of payment pages. The page of a session is `${pageBase}/pay/<session id>`. */
  pageBase: string;
  /** Path of the file in which the state survives a restart. Without this path the state is only in memory. */
  stateFile?: string;
  /** Port of the api on 127.0.0.1; a free port if 0 or undefined. */
  port?: number;
  /** Clock of objects and their expiry, in ms since 1970. Webhook deliveries and their signatures use the real clock. */
  now?: () => number;
  knobs?: Knobs;
  /**
   * Time in ms after which bank debits settle with the outcome of their test card. Without this time only the call
   * `settleDelayed` settles a debit.
   */
  settleDelayedAfterMs?: number;
};

/**
 * Fields of a forged payment session. With `id` the existing session is changed. Without `id` a new session is
 * created.
 */
export type ForgedSession = {
  id?: string;
  cents?: number;
  currency?: string;
  /** Lookup key of the price of the only line item. */
  lookupKey?: string;
  quantity?: number;
  mode?: Stripe.Checkout.Session.Mode;
  clientReferenceId?: string | null;
  metadata?: Record<string, string>;
  livemode?: boolean;
};

/** One attempt to deliver a webhook event. */
export type Delivery = {
  eventId: string;
  type: string;
  /** Number of the delivery attempt; the first attempt is 1. */
  attempt: number;
  /** Time of the delivery attempt in ms since 1970. */
  at: number;
  /** HTTP status with which the receiver answered, or the reason why no answer arrived. */
  outcome: number | 'lost' | 'unreachable';
};

/** Functions that return copies of the state of the simulator, oldest objects first. */
export type StripeSimulatorRecords = {
  session(id: string): Stripe.Checkout.Session | undefined;
  sessions(): Stripe.Checkout.Session[];
  /** Returns the line items of a payment session. */
  items(sessionId: string): Pick<Stripe.LineItem, 'amount_total' | 'currency' | 'description' | 'quantity'>[];
  paymentIntents(): Stripe.PaymentIntent[];
  charges(): Stripe.Charge[];
  refunds(): Stripe.Refund[];
  disputes(): Stripe.Dispute[];
  events(): Stripe.Event[];
  /** Returns active and inactive prices. One price of each lookup key is active. */
  prices(): WirePrice[];
  deliveries(): Delivery[];
};

/** A simulated payment provider. `apiBase` is the URL of its api. The methods act as customers and banks. */
export type StripeSimulator = {
  /** Base URL of the api, `http://127.0.0.1:<port>`, for the setting STRIPE_API_BASE. */
  apiBase: string;
  pageBase: string;
  /** Handles a request to the payment pages. @returns false if the request is for another path */
  handlePage(request: IncomingMessage, response: ServerResponse): boolean;
  /** Pays a session with a test card. @throws Error if the session is not open */
  pay(sessionId: string, card: TestCard): Promise<PaymentOutcome>;
  /** Applies the decision of the cardholder's bank after `needs_confirmation`. */
  confirmCard(sessionId: string, ok: boolean): Promise<PaymentOutcome>;
  settleDelayed(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /**
   * Clicks Cancel on the payment page, which changes nothing at the provider.
   * @returns the cancel URL of the session
   */
  cancel(sessionId: string): Promise<string>;
  expire(sessionId: string): Promise<void>;
  /** Refunds a payment. @param cents amount to refund; the rest of the charge by default */
  refund(paymentIntentId: string, cents?: number): Promise<Stripe.Refund>;
  /** Fails a refund: the bank returns the money. */
  failRefund(refundId: string): Promise<Stripe.Refund>;
  /** Opens a dispute about a payment. @param cents disputed amount; the whole charge by default */
  dispute(paymentIntentId: string, cents?: number): Promise<Stripe.Dispute>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<Stripe.Dispute>;
  changePrice(lookupKey: string, cents: number): Promise<void>;
  forgeSession(forged: ForgedSession): Promise<Stripe.Checkout.Session>;
  sendWebhooksTo(url: string | undefined): void;
  /** Signs later webhook events with the old and the new secret. */
  rotateWebhookSecret(next: string): void;
  /** Sends a webhook event again. @throws Error for an unknown event */
  resend(eventId: string): void;
  knobs: Knobs;
  read: StripeSimulatorRecords;
  /** Resolves when no webhook delivery and no retry is pending. */
  drainWebhooks(): Promise<void>;
  close(): Promise<void>;
};
