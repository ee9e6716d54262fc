import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import type { Knobs } from './knobs';
import type { WirePrice } from './state';
import type { PaymentOutcome, TestCard } from './test-cards';

/** A payment provider to start. */
export type StripeSimulatorOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Where signed events go; without it they are only listed. */
  webhookUrl?: string;
  /** What a session's address begins with: `${pageBase}/pay/<session id>`. */
  pageBase: string;
  /** JSON; the state survives a restart in it. Without it everything is in memory. */
  stateFile?: string;
  /** On 127.0.0.1; 0 or nothing: any free one. */
  port?: number;
  /** The clock of objects and expiry, in ms. Deliveries and their signatures follow the real one. */
  now?: () => number;
  knobs?: Knobs;
  /** Delayed payments settle by themselves after so many ms, as their card says; without it only `settleDelayed` does it. */
  settleDelayedAfterMs?: number;
};

/** A session that differs from what was asked for. With `id` the session of that id is altered, otherwise one is made. */
export type ForgedSession = {
  id?: string;
  cents?: number;
  currency?: string;
  /** The price of this lookup key on the one line. */
  lookupKey?: string;
  quantity?: number;
  mode?: Stripe.Checkout.Session.Mode;
  clientReferenceId?: string | null;
  metadata?: Record<string, string>;
  livemode?: boolean;
};

/** One attempt at delivering an event. */
export type Delivery = {
  eventId: string;
  type: string;
  /** 1 for the first. */
  attempt: number;
  /** ms since 1970. */
  at: number;
  /** What came of it: the receiver's status, or why there was none. */
  outcome: number | 'lost' | 'unreachable';
};

/** What has happened so far; copies, oldest first. */
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
  /** Of those of today the one of each lookup key is active. */
  prices(): WirePrice[];
  deliveries(): Delivery[];
};

/** The payment provider, played on this machine. The methods do what people and banks do; its api is at `apiBase`. */
export type StripeSimulator = {
  /** `http://127.0.0.1:<port>`, for STRIPE_API_BASE. */
  apiBase: string;
  pageBase: string;
  /** The hosted page. @returns whether the request was its */
  handlePage(request: IncomingMessage, response: ServerResponse): boolean;
  /** @throws Error where the session is not open */
  pay(sessionId: string, card: TestCard): Promise<PaymentOutcome>;
  /** What the cardholder's bank answers after `needs_confirmation`. */
  confirmCard(sessionId: string, ok: boolean): Promise<PaymentOutcome>;
  settleDelayed(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** The customer goes back: nothing changes at the provider. @returns the address to go to */
  cancel(sessionId: string): Promise<string>;
  expire(sessionId: string): Promise<void>;
  /** @param cents all that is left unless given */
  refund(paymentIntentId: string, cents?: number): Promise<Stripe.Refund>;
  /** The bank sent the money back to us. */
  failRefund(refundId: string): Promise<Stripe.Refund>;
  /** @param cents the whole charge unless given */
  dispute(paymentIntentId: string, cents?: number): Promise<Stripe.Dispute>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<Stripe.Dispute>;
  changePrice(lookupKey: string, cents: number): Promise<void>;
  forgeSession(forged: ForgedSession): Promise<Stripe.Checkout.Session>;
  sendWebhooksTo(url: string | undefined): void;
  /** From now on events carry a signature of the old secret and of the new one. */
  rotateWebhookSecret(next: string): void;
  /** Sends an event once more. @throws Error where it is not known */
  resend(eventId: string): void;
  knobs: Knobs;
  read: StripeSimulatorRecords;
  /** Resolves when no delivery and no retry is left. */
  drainWebhooks(): Promise<void>;
  close(): Promise<void>;
};
