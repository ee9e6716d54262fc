import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import type { Knobs } from './knobs';
import type { WirePrice } from './state';
import type { PaymentOutcome, TestCard } from './test-cards';

/** Options of a simulated payment provider. */
export type StripeSimulatorOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Address that receives signed events; without it they are only listed. */
  webhookUrl?: string;
  /** Base of a session's address, which is `${pageBase}/pay/<session id>`. */
  pageBase: string;
  /** JSON file in which the state survives a restart. Without it the state is in memory. */
  stateFile?: string;
  /** Port on 127.0.0.1; a free one if 0 or undefined. */
  port?: number;
  /** Clock of objects and expiry (ms). Deliveries and their signatures use the real clock. */
  now?: () => number;
  knobs?: Knobs;
  /** Time after which delayed payments settle as their card says (ms); without it only `settleDelayed` settles them. */
  settleDelayedAfterMs?: number;
};

/** A session that differs from the requested one. With `id` an existing session is altered, otherwise one is created. */
export type ForgedSession = {
  id?: string;
  cents?: number;
  currency?: string;
  /** Lookup key of the price of the only line. */
  lookupKey?: string;
  quantity?: number;
  mode?: Stripe.Checkout.Session.Mode;
  clientReferenceId?: string | null;
  metadata?: Record<string, string>;
  livemode?: boolean;
};

/** One attempt to deliver an event. */
export type Delivery = {
  eventId: string;
  type: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Time of the attempt in ms since 1970. */
  at: number;
  /** HTTP status of the receiver, or the reason why there is none. */
  outcome: number | 'lost' | 'unreachable';
};

/** The state so far, as copies, oldest first. */
export type StripeSimulatorRecords = {
  session(id: string): Stripe.Checkout.Session | undefined;
  sessions(): Stripe.Checkout.Session[];
  /** The lines of a session, for its page. */
  items(sessionId: string): Pick<Stripe.LineItem, 'amount_total' | 'currency' | 'description' | 'quantity'>[];
  paymentIntents(): Stripe.PaymentIntent[];
  charges(): Stripe.Charge[];
  refunds(): Stripe.Refund[];
  disputes(): Stripe.Dispute[];
  events(): Stripe.Event[];
  /** One price of each lookup key is active. */
  prices(): WirePrice[];
  deliveries(): Delivery[];
};

/** The simulated payment provider. The methods act as customers and banks; its api is at `apiBase`. */
export type StripeSimulator = {
  /** `http://127.0.0.1:<port>`, for STRIPE_API_BASE. */
  apiBase: string;
  pageBase: string;
  /** Handles requests of the hosted page. @returns whether the request was for it */
  handlePage(request: IncomingMessage, response: ServerResponse): boolean;
  /** Applies the decision of the cardholder's bank after `needs_confirmation`. */
  pay(sessionId: string, card: TestCard): Promise<PaymentOutcome>;
  /** The decision of the cardholder's bank after `needs_confirmation`. */
  confirmCard(sessionId: string, ok: boolean): Promise<PaymentOutcome>;
  settleDelayed(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /**
   * Returns to the product without paying, which changes nothing at the provider.
   * @returns the address of the product
   */
  cancel(sessionId: string): Promise<string>;
  expire(sessionId: string): Promise<void>;
  /** @param cents the rest of the charge unless given */
  refund(paymentIntentId: string, cents?: number): Promise<Stripe.Refund>;
  /** Fails a refund: the bank returned the money. */
  failRefund(refundId: string): Promise<Stripe.Refund>;
  /** @param cents the whole charge unless given */
  dispute(paymentIntentId: string, cents?: number): Promise<Stripe.Dispute>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<Stripe.Dispute>;
  changePrice(lookupKey: string, cents: number): Promise<void>;
  forgeSession(forged: ForgedSession): Promise<Stripe.Checkout.Session>;
  sendWebhooksTo(url: string | undefined): void;
  /** Signs events with the old and the new secret from now on. */
  rotateWebhookSecret(next: string): void;
  /** Sends an event again. @throws Error when the event is unknown */
  resend(eventId: string): void;
  knobs: Knobs;
  read: StripeSimulatorRecords;
  /** Resolves when no delivery and no retry is pending. */
  drainWebhooks(): Promise<void>;
  close(): Promise<void>;
};
