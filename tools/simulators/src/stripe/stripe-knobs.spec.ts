import { until } from '@portada/testing';
import Stripe from 'stripe';
import { Chance } from './chance';
import { quietKnobs } from './knobs';
import { checkoutParams, clientOf, refusalOf, simulators } from './stripe-simulator.fixture';

const { start } = simulators();

it('the random faults of the payment simulator repeat for the same seed, and restart when the seed is set again', () => {
  const knobs = quietKnobs(7);
  const chance = new Chance(knobs);
  const draw = () => Array.from({ length: 50 }, () => chance.happens(0.5));
  const first = draw();
  expect(new Chance(quietKnobs(7)).happens(0)).toBe(false);
  knobs.seed = 8;
  expect(draw()).not.toEqual(first);
  knobs.seed = 7;
  expect(draw()).toEqual(first);
});

it('the payment simulator answers 429 and creates no session with the knob answer429', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  simulator.knobs.api.answer429 = 1;
  const refusal = await refusalOf(stripe.checkout.sessions.create(params));
  expect(refusal).toMatchObject({ statusCode: 429, code: 'rate_limit' });
  expect(simulator.read.sessions()).toEqual([]);
});

it.each(['timeout', 'cut'] as const)(
  'the payment simulator creates the session, but never sends the response, with the knob %s',
  async (knob) => {
    const { simulator, stripe } = await start();
    const params = await checkoutParams(stripe);
    simulator.knobs.api[knob] = 1;
    const impatient = clientOf(simulator, { timeout: 1500 });
    const call = impatient.checkout.sessions.create(params, { idempotencyKey: 'k' });
    expect(await refusalOf(call)).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await until(() => simulator.read.sessions().length === 1, { what: 'the session' });
    simulator.knobs.api[knob] = 0;
    const again = await stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
    expect(simulator.read.sessions()).toMatchObject([{ id: again.id }]);
  },
);

it('the payment simulator creates the session if the client closes the connection before a late response', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  // The first random number of the seed is 0.6, so the answer takes twice as long as the timeout of the client.
  simulator.knobs.api.latencyMs = 4000;
  simulator.knobs.seed = 1;
  const impatient = clientOf(simulator, { timeout: 1200 });
  await refusalOf(impatient.checkout.sessions.create(params));
  await until(() => simulator.read.sessions().length === 1, { what: 'the session' });
});

it('the payment simulator creates one session for one idempotency key if a client retries after all faults', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  Object.assign(simulator.knobs.api, { answer429: 0.1, cut: 0.3, latencyMs: 20 });
  for (let purchase = 0; purchase < 6; purchase += 1) {
    const asked = { ...params, client_reference_id: `purchase-${purchase}` };
    const idempotencyKey = `checkout:${purchase}:1`;
    await until(() => stripe.checkout.sessions.create(asked, { idempotencyKey }), { what: 'an answer' });
  }
  const references = simulator.read.sessions().map((session) => session.client_reference_id);
  expect(new Set(references).size).toBe(6);
  expect(references).toHaveLength(6);
});
