import { productConfig } from '@portada/contracts';
import type Stripe from 'stripe';
import {
  checkoutParams,
  clientOf,
  pageBase,
  refusalOf,
  secretKey,
  simulators,
} from './stripe-simulator.fixture';

const { start } = simulators();

describe('the price list of the payment simulator', () => {
  it('contains the credit packs of productConfig by their lookup keys', async () => {
    const { stripe } = await start();
    const prices = await stripe.prices.list({
      lookup_keys: productConfig.creditPlans.map((plan) => plan.lookupKey),
      active: true,
      expand: ['data.product'],
    });
    const sold = prices.data.map((price) => ({
      lookupKey: price.lookup_key,
      cents: price.unit_amount,
      decimal: String(price.unit_amount_decimal),
      currency: price.currency,
      product:
        typeof price.product === 'object' && 'name' in price.product ? price.product.name : price.product,
    }));
    expect(sold).toHaveLength(productConfig.creditPlans.length);
    for (const { lookupKey, cents, currency, credits } of productConfig.creditPlans) {
      const product = `Portada: ${credits} credits`;
      expect(sold).toContainEqual({ lookupKey, cents, decimal: String(cents), currency, product });
    }
  });

  it('contains a changed price with a new id and the same lookup key', async () => {
    const { simulator, stripe } = await start();
    const before = await stripe.prices.list({ lookup_keys: ['plan-10'] });
    await simulator.changePrice('plan-10', 12_345);
    const after = await stripe.prices.list({ lookup_keys: ['plan-10'] });
    expect(after.data).toHaveLength(1);
    expect(after.data[0]).toMatchObject({ unit_amount: 12_345, active: true });
    const old = await stripe.prices.retrieve(before.data[0]?.id ?? '');
    expect(old).toMatchObject({ unit_amount: before.data[0]?.unit_amount, active: false, lookup_key: null });
    const params = await checkoutParams(stripe, { line_items: [{ price: old.id, quantity: 1 }] });
    expect(await refusalOf(stripe.checkout.sessions.create(params))).toMatchObject({
      statusCode: 400,
      param: 'line_items[0][price]',
    });
  });

  it('has the same price ids after a restart without a state file', async () => {
    const ids = async () => {
      const { stripe } = await start();
      return (await stripe.prices.list()).data.map((price) => price.id);
    };
    expect(await ids()).toEqual(await ids());
  });
});

describe('payment sessions of the simulator', () => {
  it('are created open and unpaid, with the requested line items, totals and page address', async () => {
    const { stripe } = await start();
    const params = await checkoutParams(stripe);
    const session = await stripe.checkout.sessions.create({
      ...params,
      expand: ['line_items.data.price.product'],
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 499,
      currency: 'usd',
      payment_intent: null,
      client_reference_id: params.client_reference_id,
      metadata: params.metadata,
      success_url: params.success_url,
      expires_at: params.expires_at,
      livemode: false,
      url: `${pageBase}/pay/${session.id}`,
    });
    const [line] = session.line_items?.data ?? [];
    expect(line).toMatchObject({ quantity: 1, amount_total: 499, price: { lookup_key: 'plan-20' } });
    expect(line?.price?.product).toMatchObject({ object: 'product' });
    expect((await stripe.checkout.sessions.listLineItems(session.id)).data[0]?.id).toBe(line?.id);
  });

  it('contain only those related objects that the request expands', async () => {
    const { simulator, stripe } = await start();
    const { id } = await stripe.checkout.sessions.create(await checkoutParams(stripe));
    await simulator.pay(id, 'paid');
    const plain = await stripe.checkout.sessions.retrieve(id);
    expect(plain.line_items).toBeUndefined();
    expect(plain.payment_intent).toEqual(expect.stringMatching(/^pi_/));
    const full = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'payment_intent.latest_charge.refunds'],
    });
    const intent = full.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({ amount: 499, paid: true, refunds: { object: 'list', data: [] } });
    expect(charge.receipt_url).toBe(`${pageBase}/receipts/${charge.id}`);
    const wrong = stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.nothing'] });
    expect((await refusalOf(wrong)).message).toContain('payment_intent.nothing');
  });

  it('are listed newest first, in pages, and filtered by time, status and payment intent', async () => {
    let now = Date.parse('2026-11-01T10:00:00Z');
    const { simulator, stripe } = await start({ now: () => now });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const params = await checkoutParams(stripe, { expires_at: Math.floor(now / 1000) + 3600 });
      ids.unshift((await stripe.checkout.sessions.create(params)).id);
      now += 60_000;
    }
    const walked: string[] = [];
    for await (const session of stripe.checkout.sessions.list({ limit: 2 })) walked.push(session.id);
    expect(walked).toEqual(ids);
    const since = Date.parse('2026-11-01T10:03:00Z') / 1000;
    const late = await stripe.checkout.sessions.list({ created: { gte: since } });
    expect(late.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const between = await stripe.checkout.sessions.list({ created: { gt: since - 120, lt: since } });
    expect(between.data.map(({ id }) => id)).toEqual([ids[2]]);
    const until = await stripe.checkout.sessions.list({ created: { lte: since - 120 } });
    expect(until.data.map(({ id }) => id)).toEqual(ids.slice(3));
    const before = await stripe.checkout.sessions.list({ ending_before: ids[3] ?? '', limit: 1 });
    expect(before).toMatchObject({ has_more: true, data: [{ id: ids[2] }] });

    await simulator.pay(ids[4] ?? '', 'paid');
    const paid = simulator.read.session(ids[4] ?? '')?.payment_intent as string;
    const found = await stripe.checkout.sessions.list({ payment_intent: paid });
    expect(found.data.map(({ id }) => id)).toEqual([ids[4]]);
    expect((await stripe.checkout.sessions.list({ status: 'open' })).data).toHaveLength(4);
  });

  it('expire on request only once, and accept no card afterwards', async () => {
    const { simulator, stripe } = await start();
    const { id } = await stripe.checkout.sessions.create(await checkoutParams(stripe));
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await refusalOf(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
    await expect(simulator.pay(id, 'paid')).rejects.toThrow('not open');
    expect(simulator.read.charges()).toEqual([]);
    expect(simulator.read.events().map(({ type }) => type)).toEqual(['checkout.session.expired']);
  });

  it('expire at the end of their lifetime', async () => {
    let now = Date.now();
    const { simulator, stripe } = await start({ now: () => now });
    const { id } = await stripe.checkout.sessions.create(await checkoutParams(stripe));
    now += 31 * 60_000 - 2000;
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
    now += 2000;
    await expect(simulator.pay(id, 'paid')).rejects.toThrow('expired');
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    });
  });

  it('can be forged, for tests of sessions that do not match their purchase', async () => {
    const { simulator, stripe } = await start();
    const { id } = await stripe.checkout.sessions.create(await checkoutParams(stripe));
    await simulator.forgeSession({ id, cents: 1, currency: 'eur' });
    await simulator.pay(id, 'paid');
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ amount_total: 1, currency: 'eur' });
    expect(simulator.read.charges()).toMatchObject([{ amount: 1, currency: 'eur' }]);
    const other = await simulator.forgeSession({
      lookupKey: 'plan-50',
      mode: 'setup',
      clientReferenceId: null,
    });
    const read = await stripe.checkout.sessions.retrieve(other.id, { expand: ['line_items'] });
    expect(read).toMatchObject({ mode: 'setup', client_reference_id: null, amount_total: 999 });
    expect(read.line_items?.data[0]?.price?.lookup_key).toBe('plan-50');
  });
});

describe('the api of the payment simulator', () => {
  const wrongs: [what: string, changes: object, param: string, code: string | undefined][] = [
    ['an unknown field', { sucess_url: 'x' }, 'sucess_url', 'parameter_unknown'],
    [
      'an unknown field of a line item',
      { line_items: [{ price: 'p', quantity: 1, amount: 5 }] },
      'line_items[0][amount]',
      'parameter_unknown',
    ],
    ['a text instead of a number', { expires_at: 'soon' }, 'expires_at', 'parameter_invalid_integer'],
    ['an unknown mode', { mode: 'gift' }, 'mode', undefined],
    ['a missing mode', { mode: undefined }, 'mode', 'parameter_missing'],
    ['an empty list of line items', { line_items: [] }, 'line_items', 'parameter_missing'],
    [
      'a line item without a price',
      { line_items: [{ quantity: 1 }] },
      'line_items[0][price]',
      'parameter_missing',
    ],
    [
      'an unknown price',
      { line_items: [{ price: 'price_none', quantity: 1 }] },
      'line_items[0][price]',
      'resource_missing',
    ],
    ['a missing success URL', { success_url: undefined }, 'success_url', 'parameter_missing'],
    ['an invalid cancel URL', { cancel_url: 'credits' }, 'cancel_url', 'url_invalid'],
    ['an invalid email', { customer_email: 'ana' }, 'customer_email', 'email_invalid'],
    ['a too short lifetime', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at', undefined],
    ['a too long lifetime', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }, 'expires_at', undefined],
  ];
  it.each(wrongs)('refuses a session with %s', async (_what, changes, param, code) => {
    const { simulator, stripe } = await start();
    const params = await checkoutParams(stripe, changes);
    const refusal = await refusalOf(stripe.checkout.sessions.create(params));
    expect(refusal).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error', param });
    expect(refusal.code).toBe(code);
    expect(refusal.requestId).toMatch(/^req_/);
    expect(simulator.read.sessions()).toEqual([]);
  });

  it('refuses a missing or wrong API key, another api version, an unknown path and an unknown id', async () => {
    const { simulator, stripe } = await start();
    const wrongKey = clientOf(simulator, { key: 'sk_test_wrongwrongwrong1234' });
    const refusal = await refusalOf(wrongKey.prices.list());
    expect(refusal).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
    expect(refusal.message).not.toContain('wrongwrongwrong');
    expect((await fetch(`${simulator.apiBase}/v1/prices`)).status).toBe(401);
    const old = await refusalOf(stripe.prices.list({}, { apiVersion: '2020-08-27' }));
    expect(old).toMatchObject({ statusCode: 400 });
    expect(old.message).toContain('2020-08-27');
    expect(await refusalOf(stripe.customers.list())).toMatchObject({ statusCode: 404 });
    const unreadable = await fetch(`${simulator.apiBase}/v1/prices/%zz`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(unreadable.status).toBe(404);
    const unknown = await refusalOf(stripe.checkout.sessions.retrieve('cs_test_none'));
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
  });
});
