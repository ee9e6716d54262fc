import { type TestedProvider, providerScenarios } from './provider-scenarios';
import { startStripeSimulator } from './stripe-simulator';
import { checkoutParams, clientOf, pageBase, secretKey, webhookSecret } from './stripe-simulator.fixture';
import type { StripeSimulator } from './stripe-simulator.types';

let simulator: StripeSimulator;
let provider: TestedProvider;
beforeAll(async () => {
  simulator = await startStripeSimulator({ secretKey, webhookSecret, pageBase });
  const stripe = clientOf(simulator);
  provider = {
    stripe,
    stranger: clientOf(simulator, { key: 'sk_test_nobody' }),
    pay: async () => {
      const { id } = await stripe.checkout.sessions.create(await checkoutParams(stripe));
      await simulator.pay(id, 'paid');
      return String(simulator.read.session(id)?.payment_intent);
    },
  };
});
afterAll(() => simulator.close());

// `npm run payments:live` runs these scenarios against Stripe's test mode.
test.each(providerScenarios)('$name', ({ run }) => run(provider));
