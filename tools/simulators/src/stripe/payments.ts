import type Stripe from 'stripe';
import { randomId } from './ids';
import { chargeOf, paymentIntentOf } from './payment-objects';
import type { Provider } from './provider';
import { customerDetailsOf } from './session-object';
import type { RowOf } from './state';
import { type PaymentOutcome, type TestCard, testCards } from './test-cards';

type Session = RowOf<'sessions'>;
type Intent = RowOf<'paymentIntents'>;
type Charge = RowOf<'charges'>;

/** Email that the customer enters on the payment page of a session without an email. */
const typedEmail = 'customer@example.com';

const sessionNamed = (provider: Provider, id: string): Session => {
  const session = provider.state.get('sessions', id);
  if (!session) throw new Error(`there is no payment session ${id}`);
  return session;
};

/**
 * Returns a payment session that must be open. The caller must expire due sessions first.
 * @throws Error for an unknown or closed session
 */
const openSession = (provider: Provider, id: string): Session => {
  const session = sessionNamed(provider, id);
  if (session.status !== 'open') throw new Error(`payment session ${id} is not open: ${session.status}`);
  return session;
};

const intentOf = (provider: Provider, session: Session): Intent | undefined =>
  typeof session.payment_intent === 'string'
    ? provider.state.get('paymentIntents', session.payment_intent)
    : undefined;

/** Returns the payment intent of a session. If the session has no payment intent, a new payment intent is created. */
const startedIntent = (provider: Provider, session: Session): Intent => {
  const existing = intentOf(provider, session);
  if (existing) return existing;
  const data = provider.state.get('intentData', session.id);
  const intent = paymentIntentOf({ session, data, created: provider.seconds() });
  provider.state.put('paymentIntents', intent);
  provider.state.put('sessions', { ...session, payment_intent: intent.id });
  provider.emit('payment_intent.created', intent);
  return intent;
};

const charge = (
  provider: Provider,
  options: { session: Session; intent: Intent; card: TestCard; status: 'succeeded' | 'pending' | 'failed' },
): Charge => {
  const { session, intent, card, status } = options;
  const email = session.customer_email ?? typedEmail;
  const created = provider.seconds();
  const { pageBase } = provider;
  return provider.state.put('charges', chargeOf({ intent, card, status, email, created, pageBase }));
};

const declinedError = (charged: Charge): Stripe.PaymentIntent.LastPaymentError => ({
  charge: charged.id,
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
});

const refuse = (
  provider: Provider,
  intent: Intent,
  error: Stripe.PaymentIntent.LastPaymentError,
  latestCharge: string | null,
): void => {
  const refused = provider.state.put('paymentIntents', {
    ...intent,
    last_payment_error: error,
    latest_charge: latestCharge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  provider.emit('payment_intent.payment_failed', refused);
};

const succeed = (provider: Provider, intent: Intent, charged: Charge): void => {
  provider.emit('charge.succeeded', charged);
  const succeeded = provider.state.put('paymentIntents', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charged.id,
    next_action: null,
    status: 'succeeded',
  });
  provider.emit('payment_intent.succeeded', succeeded);
};

const complete = (provider: Provider, id: string, isPaid: boolean): void => {
  const session = sessionNamed(provider, id);
  const completed = provider.state.put('sessions', {
    ...session,
    customer_details: customerDetailsOf(session.customer_email ?? typedEmail),
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  });
  provider.emit('checkout.session.completed', completed);
};

const payNow = (provider: Provider, session: Session, intent: Intent, card: TestCard): PaymentOutcome => {
  const charged = charge(provider, { session, intent, card, status: 'succeeded' });
  succeed(provider, intent, charged);
  complete(provider, session.id, true);
  return 'paid';
};

const decline = (provider: Provider, session: Session, intent: Intent, card: TestCard): PaymentOutcome => {
  const charged = charge(provider, { session, intent, card, status: 'failed' });
  provider.emit('charge.failed', charged);
  refuse(provider, intent, declinedError(charged), charged.id);
  return 'declined';
};

const askBank = (provider: Provider, session: Session, intent: Intent): PaymentOutcome => {
  const asked = provider.state.put('paymentIntents', {
    ...intent,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: session.url, url: `${provider.pageBase}/pay/${session.id}/confirm` },
    },
    status: 'requires_action',
  });
  provider.emit('payment_intent.requires_action', asked);
  return 'needs_confirmation';
};

const debitLater = (
  provider: Provider,
  options: { session: Session; intent: Intent; card: TestCard; afterMs: number | undefined },
): PaymentOutcome => {
  const { session, intent, card, afterMs } = options;
  const charged = charge(provider, { session, intent, card, status: 'pending' });
  provider.emit('charge.pending', charged);
  const processing = provider.state.put('paymentIntents', {
    ...intent,
    latest_charge: charged.id,
    status: 'processing',
  });
  provider.emit('payment_intent.processing', processing);
  complete(provider, session.id, false);
  provider.state.put('delayed', {
    id: session.id,
    outcome: card === 'delayed_success' ? 'succeeded' : 'failed',
    dueAt: afterMs === undefined ? null : provider.now() + afterMs,
  });
  return 'pending';
};

/**
 * Pays a payment session with a test card.
 * @param options `delayedAfterMs` is the time in ms until a bank debit settles; undefined for never
 * @throws Error if the session is unknown or not open
 */
export const paySession = (
  provider: Provider,
  options: { sessionId: string; card: TestCard; delayedAfterMs: number | undefined },
): PaymentOutcome => {
  const { sessionId, card, delayedAfterMs: afterMs } = options;
  const session = openSession(provider, sessionId);
  const started = startedIntent(provider, session);
  const method = randomId('pm_1');
  const intent = provider.state.put('paymentIntents', { ...started, payment_method: method });
  if (testCards[card].method === 'us_bank_account')
    return debitLater(provider, { session, intent, card, afterMs });
  if (card === 'declined') return decline(provider, session, intent, card);
  if (card === 'needs_confirmation') return askBank(provider, session, intent);
  return payNow(provider, session, intent, card);
};

/** Applies the decision of the bank about a card that needs confirmation. @throws Error if the bank was not asked */
export const confirmCard = (provider: Provider, sessionId: string, ok: boolean): PaymentOutcome => {
  const session = openSession(provider, sessionId);
  const intent = intentOf(provider, session);
  if (intent?.status !== 'requires_action')
    throw new Error(`payment session ${sessionId} does not wait for a confirmation by the bank`);
  if (ok) return payNow(provider, session, intent, 'needs_confirmation');
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  const error = { code: 'payment_intent_authentication_failure', message, type: 'card_error' } as const;
  refuse(provider, intent, error, null);
  return 'declined';
};

const chargeNamed = (provider: Provider, id: Intent['latest_charge']): Charge => {
  const found = typeof id === 'string' ? provider.state.get('charges', id) : undefined;
  if (!found) throw new Error('the payment has no charge');
  return found;
};

/** Settles the pending bank debit of a session. @throws Error if no bank debit is pending */
export const settleDelayed = (
  provider: Provider,
  sessionId: string,
  outcome: 'succeeded' | 'failed',
): void => {
  const session = sessionNamed(provider, sessionId);
  const intent = intentOf(provider, session);
  if (intent?.status !== 'processing')
    throw new Error(`payment session ${sessionId} has no pending bank debit`);
  const pending = chargeNamed(provider, intent.latest_charge);
  provider.state.remove('delayed', sessionId);
  if (outcome === 'succeeded') {
    const charged = provider.state.put('charges', {
      ...pending,
      balance_transaction: randomId('txn_3', 23),
      captured: true,
      paid: true,
      status: 'succeeded',
    });
    succeed(provider, intent, charged);
    const paid = provider.state.put('sessions', { ...session, payment_status: 'paid' });
    provider.emit('checkout.session.async_payment_succeeded', paid);
    return;
  }
  const message = 'The customer notified their bank that this payment was unauthorized.';
  const failed = provider.state.put('charges', {
    ...pending,
    failure_code: 'payment_method_provider_decline',
    failure_message: message,
    status: 'failed',
  });
  provider.emit('charge.failed', failed);
  const error = { charge: failed.id, code: 'payment_method_provider_decline', message } as const;
  refuse(provider, intent, { ...error, type: 'invalid_request_error' }, failed.id);
  provider.emit('checkout.session.async_payment_failed', session);
};

/** Settles every simulated bank debit whose settlement time has come. */
export const settleDueDelayed = (provider: Provider): void => {
  for (const { id, outcome, dueAt } of provider.state.all('delayed')) {
    if (dueAt !== null && dueAt <= provider.now()) settleDelayed(provider, id, outcome);
  }
};
