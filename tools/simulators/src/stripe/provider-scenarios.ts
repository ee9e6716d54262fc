import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import Stripe from 'stripe';

/** The tested payment provider: the simulator, or Stripe's test mode. */
export type TestedProvider = {
  stripe: Stripe;
  /** A client of the tested provider with an invalid API key. */
  stranger: Stripe;
  /** Pays at least one dollar with the test card that always succeeds. @returns the id of the payment intent */
  pay(): Promise<string>;
};

/** One behaviour of the payment provider that Portada relies on. `run` throws if the provider behaves differently. */
export type ProviderScenario = { name: string; run(provider: TestedProvider): Promise<void> };

const [pack] = productConfig.creditPlans;
/** Lifetime of a session in seconds, a minute longer than the shortest lifetime that the provider accepts. */
const sessionLifetime = 31 * 60;
const seconds = (): number => Math.floor(Date.now() / 1000);

/** Finds the price of the smallest credit pack by its lookup key, as Portada does. */
const findPrice = async (stripe: Stripe): Promise<Stripe.Price> => {
  const { data } = await stripe.prices.list({
    lookup_keys: [pack.lookupKey],
    active: true,
    expand: ['data.product'],
  });
  const [price] = data;
  assert.ok(price, `no active price has the lookup key ${pack.lookupKey}`);
  return price;
};

type Parameters = Stripe.Checkout.SessionCreateParams;

/** Returns the parameters that Portada sends to create a payment session. @param purchase id of the purchase */
const parametersOf = async (stripe: Stripe, purchase: string): Promise<Parameters> => ({
  mode: 'payment',
  line_items: [{ price: (await findPrice(stripe)).id, quantity: 1 }],
  client_reference_id: purchase,
  metadata: { purchase_id: purchase },
  payment_intent_data: { metadata: { purchase_id: purchase } },
  customer_email: 'scenario@example.com',
  success_url: 'https://example.com/credits?success=true&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://example.com/credits?canceled=true',
  expires_at: seconds() + sessionLifetime,
});

const createSession = async (stripe: Stripe, purchase: string = randomUUID()) =>
  stripe.checkout.sessions.create(await parametersOf(stripe, purchase));

/** Returns the error of a call that the provider refuses. @throws AssertionError if the call succeeds */
const refusalOf = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await call.then(
    () => assert.fail('the provider should have refused'),
    (refusal: unknown) => refusal,
  );
  assert.ok(error instanceof Stripe.errors.StripeError, String(error));
  return error;
};

const prices: ProviderScenario = {
  name: 'the price of each credit pack is found by its lookup key, with its product',
  run: async ({ stripe }) => {
    const { data } = await stripe.prices.list({
      lookup_keys: productConfig.creditPlans.map(({ lookupKey }) => lookupKey),
      active: true,
      expand: ['data.product'],
    });
    for (const { lookupKey, cents, currency } of productConfig.creditPlans) {
      const price = data.find((one) => one.lookup_key === lookupKey);
      assert.equal(price?.unit_amount, cents, lookupKey);
      assert.equal(price.currency, currency);
      assert.equal(price.type, 'one_time');
      assert.equal(typeof price.product, 'object');
    }
  },
};

const creation: ProviderScenario = {
  name: 'a session is created open and unpaid, and can be read with its line items and metadata',
  run: async ({ stripe }) => {
    const purchase = randomUUID();
    const session = await createSession(stripe, purchase);
    assert.equal(session.status, 'open');
    assert.equal(session.payment_status, 'unpaid');
    assert.equal(session.mode, 'payment');
    assert.equal(session.livemode, false);
    assert.equal(session.amount_total, pack.cents);
    assert.equal(session.currency, pack.currency);
    assert.equal(session.client_reference_id, purchase);
    assert.deepEqual(session.metadata, { purchase_id: purchase });
    assert.ok(session.url && URL.canParse(session.url));
    const read = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    });
    assert.equal(read.line_items?.data.length, 1);
    const [line] = read.line_items.data;
    assert.equal(line?.quantity, 1);
    assert.equal(line.price?.id, (await findPrice(stripe)).id);
    assert.equal(line.price.lookup_key, pack.lookupKey);
    assert.equal(line.amount_total, pack.cents);
  },
};

const expansion: ProviderScenario = {
  name: 'only requested fields are expanded, and unknown fields and ids are refused',
  run: async ({ stripe }) => {
    const { id } = await createSession(stripe);
    const bare = await stripe.checkout.sessions.retrieve(id);
    assert.equal(bare.line_items, undefined);
    const refusal = await refusalOf(stripe.checkout.sessions.retrieve(id, { expand: ['no_such_field'] }));
    assert.equal(refusal.statusCode, 400);
    assert.equal(refusal.type, 'StripeInvalidRequestError');
    const unknown = await refusalOf(stripe.checkout.sessions.retrieve('cs_test_unknown'));
    assert.equal(unknown.statusCode, 404);
    assert.equal(unknown.code, 'resource_missing');
  },
};

const replay: ProviderScenario = {
  name: 'a repeated idempotency key returns the first session, and other parameters under the key are refused',
  run: async ({ stripe }) => {
    const idempotencyKey = `scenario:${randomUUID()}`;
    const parameters = await parametersOf(stripe, randomUUID());
    const first = await stripe.checkout.sessions.create(parameters, { idempotencyKey });
    const second = await stripe.checkout.sessions.create(parameters, { idempotencyKey });
    assert.equal(second.id, first.id);
    assert.equal(first.lastResponse.headers['idempotent-replayed'], undefined);
    assert.equal(second.lastResponse.headers['idempotent-replayed'], 'true');
    const other = { ...parameters, client_reference_id: randomUUID() };
    const refusal = await refusalOf(stripe.checkout.sessions.create(other, { idempotencyKey }));
    assert.equal(refusal.type, 'StripeIdempotencyError');
    assert.equal(refusal.statusCode, 400);
  },
};

const expiry: ProviderScenario = {
  name: 'an open session expires on request, and a second request is refused',
  run: async ({ stripe }) => {
    const { id } = await createSession(stripe);
    const expired = await stripe.checkout.sessions.expire(id);
    assert.equal(expired.status, 'expired');
    assert.equal(expired.payment_status, 'unpaid');
    assert.equal(expired.url, null);
    const refusal = await refusalOf(stripe.checkout.sessions.expire(id));
    assert.equal(refusal.type, 'StripeInvalidRequestError');
    assert.equal((await stripe.checkout.sessions.retrieve(id)).status, 'expired');
  },
};

const listing: ProviderScenario = {
  name: 'sessions are listed in pages and filtered by the time of their creation',
  run: async ({ stripe }) => {
    const made = [await createSession(stripe), await createSession(stripe), await createSession(stripe)];
    const since = Math.min(...made.map(({ created }) => created));
    const window = { created: { gte: since, lte: seconds() + 60 } };
    const seen: string[] = [];
    for await (const session of stripe.checkout.sessions.list({ ...window, limit: 2 })) {
      seen.push(session.id);
      if (seen.length > 200) break;
    }
    for (const { id } of made) assert.ok(seen.includes(id), `${id} is not in the list`);
    assert.equal(new Set(seen).size, seen.length);
    const before = await stripe.checkout.sessions.list({ created: { lt: since - 3600 }, limit: 100 });
    for (const { id } of made) assert.ok(before.data.every((session) => session.id !== id));
  },
};

const validation: ProviderScenario = {
  name: 'an invalid or unknown field and a too early expiry are refused with the name of the field',
  run: async ({ stripe }) => {
    const parameters = await parametersOf(stripe, randomUUID());
    const { success_url: address, ...rest } = parameters;
    // The request is sent untyped, because the types of the library do not allow the misspelt field.
    const misspelt = stripe.rawRequest('POST', '/v1/checkout/sessions', { ...rest, sucess_url: address });
    const unknown = await refusalOf(misspelt);
    assert.equal(unknown.statusCode, 400);
    assert.equal(unknown.param, 'sucess_url');
    const nested = await refusalOf(
      stripe.rawRequest('POST', '/v1/checkout/sessions', {
        ...parameters,
        line_items: [{ price: parameters.line_items?.[0]?.price, quantity: 1, amount: 1 }],
      }),
    );
    assert.match(nested.param ?? '', /line_items\W*0\W*amount/);
    const soon = { ...parameters, expires_at: seconds() + 60 };
    const tooNear = await refusalOf(stripe.checkout.sessions.create(soon));
    assert.equal(tooNear.param, 'expires_at');
    const noPrice = { ...parameters, line_items: [{ price: 'price_unknown', quantity: 1 }] };
    const missing = await refusalOf(stripe.checkout.sessions.create(noPrice));
    assert.equal(missing.code, 'resource_missing');
  },
};

const key: ProviderScenario = {
  name: 'a request with an unknown API key is refused',
  run: async ({ stranger }) => {
    const refusal = await refusalOf(stranger.prices.list());
    assert.equal(refusal.statusCode, 401);
    assert.equal(refusal.type, 'StripeAuthenticationError');
  },
};

const payment: ProviderScenario = {
  name: 'a payment has a charge with a receipt and no disputes',
  run: async ({ stripe, pay }) => {
    const id = await pay();
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    assert.equal(intent.status, 'succeeded');
    const charge = intent.latest_charge;
    assert.ok(charge && typeof charge === 'object');
    assert.equal(charge.paid, true);
    assert.equal(charge.amount, intent.amount);
    assert.equal(charge.amount_refunded, 0);
    assert.equal(charge.disputed, false);
    assert.ok(charge.receipt_url && URL.canParse(charge.receipt_url));
    assert.deepEqual((await stripe.disputes.list({ payment_intent: id })).data, []);
  },
};

const refunds: ProviderScenario = {
  name: 'several refunds are possible up to the amount of the charge, and a larger sum is refused',
  run: async ({ stripe, pay }) => {
    const id = await pay();
    const chargeNow = async () => {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
        expand: ['latest_charge'],
      });
      assert.ok(charge && typeof charge === 'object');
      return charge;
    };
    const { amount } = await chargeNow();
    const idempotencyKey = `scenario-refund:${randomUUID()}`;
    const part = { payment_intent: id, amount: 100 };
    const first = await stripe.refunds.create(part, { idempotencyKey });
    const again = await stripe.refunds.create(part, { idempotencyKey });
    assert.equal(again.id, first.id);
    assert.equal((await chargeNow()).amount_refunded, 100);
    assert.equal((await chargeNow()).refunded, false);
    const tooMuch = await refusalOf(stripe.refunds.create({ payment_intent: id, amount }));
    assert.equal(tooMuch.statusCode, 400);
    const rest = await stripe.refunds.create({ payment_intent: id });
    assert.equal(rest.amount, amount - 100);
    assert.equal((await chargeNow()).amount_refunded, amount);
    assert.equal((await chargeNow()).refunded, true);
    const spent = await refusalOf(stripe.refunds.create({ payment_intent: id }));
    assert.equal(spent.code, 'charge_already_refunded');
    const { data } = await stripe.refunds.list({ payment_intent: id });
    assert.deepEqual(
      data.map((refund) => refund.id),
      [rest.id, first.id],
    );
  },
};

/**
 * Behaviours of the payment provider that Portada relies on. The specs of the simulator and `npm run payments:live` run
 * these scenarios.
 */
export const providerScenarios: readonly ProviderScenario[] = [
  prices,
  creation,
  expansion,
  replay,
  expiry,
  listing,
  validation,
  key,
  payment,
  refunds,
];
