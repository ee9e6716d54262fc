import Stripe from 'stripe';
import { randomId } from './ids';
import { startStripeSimulator } from './stripe-simulator';
import type { StripeSimulator, StripeSimulatorOptions } from './stripe-simulator.types';

/** API key of the simulators in the specs. */
export const secretKey = `sk_test_${'a'.repeat(24)}`;
/** Webhook secret of the simulators in the specs. */
export const webhookSecret = `whsec_${'b'.repeat(32)}`;
/** Base URL of payment pages in the specs. */
export const pageBase = 'http://localhost:4200/simulators/stripe';

/** Returns a client of the stripe library for a simulator, by default without retries. */
export const clientOf = (
  { apiBase }: Pick<StripeSimulator, 'apiBase'>,
  options: { key?: string; maxNetworkRetries?: number; timeout?: number } = {},
): Stripe => {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(options.key ?? secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: options.maxNetworkRetries ?? 0,
    timeout: options.timeout ?? 10_000,
    telemetry: false,
  });
};

/** Returns functions that start and stop payment simulators. All simulators are stopped after each test. */
export const simulators = () => {
  const running = new Set<StripeSimulator>();
  const stop = async (simulator: StripeSimulator): Promise<void> => {
    if (running.delete(simulator)) await simulator.close();
  };
  afterEach(async () => {
    await Promise.all([...running].map(stop));
  });
  const start = async (options: Partial<StripeSimulatorOptions> = {}) => {
    const simulator = await startStripeSimulator({ secretKey, webhookSecret, pageBase, ...options });
    running.add(simulator);
    return { simulator, stripe: clientOf(simulator) };
  };
  return { start, stop };
};

/** Returns the parameters with which Portada creates a payment session, with changes. */
export const checkoutParams = async (
  stripe: Stripe,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.SessionCreateParams> => {
  const { data } = await stripe.prices.list({ lookup_keys: ['plan-20'], active: true });
  const purchase = randomId('', 12);
  return {
    mode: 'payment',
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    client_reference_id: purchase,
    customer_email: 'ana@example.com',
    metadata: { purchase_id: purchase },
    payment_intent_data: { metadata: { purchase_id: purchase } },
    success_url: 'http://localhost:4200/credits?success=true&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4200/credits?canceled=true',
    expires_at: Math.floor(Date.now() / 1000) + 31 * 60,
    ...changes,
  };
};

/** Returns the error of a call that the simulator refuses. @throws Error if the call succeeds */
export const refusalOf = async (
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> => {
  const answer = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (answer instanceof Stripe.errors.StripeError) return answer;
  throw answer instanceof Error ? answer : new Error('the call was not refused');
};
