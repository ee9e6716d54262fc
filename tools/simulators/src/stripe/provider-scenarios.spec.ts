import Stripe from 'stripe';
import { apiVersion } from './provider';
import { type ProviderWorld, providerScenarios } from './provider-scenarios';
import { startStripeSimulator } from './stripe-simulator';
import type { StripeSimulator } from './stripe-simulator.types';

let simulator: StripeSimulator;
let world: ProviderWorld;
beforeAll(async () => {
  const secretKey = 'sk_test_scenarios';
  const pageBase = 'http://localhost:3000/simulators/stripe';
  simulator = await startStripeSimulator({ secretKey, webhookSecret: 'whsec_any', pageBase });
  const { hostname: host, port } = new URL(simulator.apiBase);
  const client = (key: string) => new Stripe(key, { apiVersion, host, port: Number(port), protocol: 'http' });
  const stripe = client(secretKey);
  world = {
    stripe,
    stranger: client('sk_test_nobody'),
    pay: async () => {
      const { data } = await stripe.prices.list({ active: true, limit: 1 });
      const line = { price: data[0]?.id ?? '', quantity: 1 };
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [line],
        success_url: 'https://example.com',
      });
      expect(await simulator.pay(session.id, 'paid')).toBe('paid');
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
      return String(intent);
    },
  };
});
afterAll(() => simulator.close());

test.each(providerScenarios)('$name', ({ run }) => run(world));
