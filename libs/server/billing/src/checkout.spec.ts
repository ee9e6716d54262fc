import { randomUUID } from 'node:crypto';
import { checkoutAnswerSchema } from '@portada/contracts';
import { until } from '@portada/testing';
import { PaymentProviderService } from './payment-provider.service';
import { type Shop, openShop, publicUrl } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ checkoutPoints: 25 });
});
afterAll(() => shop.close());
afterEach(() => {
  Object.assign(shop.provider.knobs.api, {
    answer429: 0,
    answer500Before: 0,
    answer500After: 0,
    cut: 0,
  });
});

/** Sessions at the provider of one purchase. */
const sessionsOf = (purchase: string) =>
  shop.provider.read.sessions().filter((session) => session.client_reference_id === purchase);
const keyed = (key: string) => ({ 'idempotency-key': key });

test('a purchase is written down, and its page asks for what the pack costs and for nothing else', async () => {
  const buyer = await shop.buyer();
  const purchase = randomUUID();
  const answer = await shop.checkout(buyer, { priceId: 'plan-20' }, keyed(purchase));
  expect(answer.status).toBe(200);
  const { sessionId, url } = checkoutAnswerSchema.strict().parse(answer.body);
  expect(url).toBe(`${publicUrl}/simulators/stripe/pay/${sessionId}`);
  const row = await shop.row(purchase);
  expect(row).toMatchObject({
    user_id: buyer.id,
    plan: 'plan-20',
    credits: 20,
    amount_cents: 499,
    currency: 'usd',
    status: 'open',
    session_id: sessionId,
    session_url: url,
  });
  const [session] = sessionsOf(purchase);
  expect(session).toMatchObject({
    id: sessionId,
    mode: 'payment',
    amount_total: 499,
    currency: 'usd',
    customer_email: buyer.email,
    metadata: { purchase_id: purchase },
    success_url: `${publicUrl}/credits?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/credits?canceled=true`,
  });
  const minutes = ((session?.expires_at ?? 0) - (session?.created ?? 0)) / 60;
  expect(minutes).toBeGreaterThan(30);
  expect(minutes).toBeLessThan(35);
});

test('the same key again, also twice at once, is the same page; for another pack or person it is refused', async () => {
  const buyer = await shop.buyer();
  const purchase = randomUUID();
  const twice = await Promise.all([1, 2, 3].map(() => shop.checkout(buyer, undefined, keyed(purchase))));
  const later = await shop.checkout(buyer, undefined, keyed(purchase.toUpperCase()));
  expect(new Set([...twice, later].map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect(later.status).toBe(200);
  expect(sessionsOf(purchase)).toHaveLength(1);
  for (const [who, body] of [
    [buyer, { priceId: 'plan-50' }],
    [await shop.buyer(), { priceId: 'plan-10' }],
  ] as const) {
    const refused = await shop.checkout(who, body, keyed(purchase));
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  }
  expect(sessionsOf(purchase)).toHaveLength(1);
});

test('a key that was paid with is used up, and each call without one is a purchase of its own', async () => {
  const buyer = await shop.buyer();
  const { purchase, session } = await shop.open(buyer);
  await shop.provider.pay(session, 'paid');
  expect((await shop.confirm(buyer, session)).status).toBe(200);
  expect(await shop.checkout(buyer, undefined, keyed(purchase))).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict' },
  });
  const [one, two] = [await shop.checkout(buyer), await shop.checkout(buyer)];
  expect(one.body).not.toEqual(two.body);
  const malformed = await shop.checkout(buyer, undefined, keyed('1'));
  expect(malformed).toMatchObject({
    status: 400,
    body: { fields: { 'Idempotency-Key': expect.any(String) } },
  });
});

test('the specified body is accepted where it agrees, and only the pack is believed', async () => {
  const buyer = await shop.buyer();
  const { items } = (await buyer.client.get('/api/credit-plans')).body as { items: { priceId: string }[] };
  const answer = await shop.checkout(buyer, {
    priceId: items[0]?.priceId,
    credits: 10,
    userId: buyer.id,
    userEmail: ` ${buyer.email.toUpperCase()}`,
    successUrl: 'http://127.0.0.1:3000/credits?success=true',
    cancelUrl: '/credits?canceled=true',
  });
  expect(answer.status).toBe(200);
  const { sessionId } = checkoutAnswerSchema.parse(answer.body);
  expect(shop.provider.read.session(sessionId)?.success_url).toContain(`${publicUrl}/credits?success=true`);
});

test.each([
  [{ priceId: 'plan-11' }, ['priceId']],
  [{ priceId: 'price_other' }, ['priceId']],
  [{ priceId: '' }, ['priceId']],
  [{}, ['priceId']],
  [{ priceId: 'plan-10', credits: 11 }, ['credits']],
  [{ priceId: 'plan-10', credits: 1e9 }, ['credits']],
  [{ priceId: 'plan-10', credits: '10' }, ['credits']],
  [{ priceId: 'plan-10', userId: randomUUID(), userEmail: 'a@b.test' }, ['userEmail', 'userId']],
  [{ priceId: 'plan-10', successUrl: 'https://evil.test/credits' }, ['successUrl']],
  [{ priceId: 'plan-10', successUrl: 'http://localhost:3001/' }, ['successUrl']],
  [{ priceId: 'plan-10', successUrl: '//evil.test' }, ['successUrl']],
  [{ priceId: 'plan-10', cancelUrl: 'javascript:alert(1)' }, ['cancelUrl']],
  [{ priceId: 'plan-10', cancelUrl: 'http://localhost:3000@evil.test/' }, ['cancelUrl']],
  [{ priceId: 'plan-10', cancelUrl: 'http://[' }, ['cancelUrl']],
  [{ priceId: 'plan-10', amount: 1 }, ['amount']],
  [{ priceId: 'plan-10', price: 1, currency: 'usd' }, ['currency', 'price']],
])('%j is refused by its fields, and nothing is written down', async (body, fields) => {
  const buyer = await shop.buyer();
  const answer = await shop.checkout(buyer, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(Object.keys((answer.body as { fields: object }).fields).sort()).toEqual(fields);
  const { rows } = await shop.owner.query('SELECT 1 FROM purchases WHERE user_id = $1', [buyer.id]);
  expect(rows).toEqual([]);
});

test('whoever is signed out buys nothing, and nobody asks the provider without end', async () => {
  const signedOut = await fetch(`${shop.origin}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'portada' },
    body: JSON.stringify({ priceId: 'plan-10' }),
  });
  expect(signedOut.status).toBe(401);
  const eager = await shop.buyer();
  const answers = await Promise.all(Array.from({ length: 30 }, () => shop.checkout(eager, { priceId: 'x' })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('of two pages that were made for one purchase the first stays, and the other is closed', async () => {
  const buyer = await shop.buyer();
  const purchase = randomUUID();
  const first = await shop.provider.forgeSession({ clientReferenceId: purchase });
  // The modules of api and worker have one each.
  for (const provider of shop.app.get(PaymentProviderService, { strict: false, each: true })) {
    const make = provider.createSession.bind(provider);
    jest.spyOn(provider, 'createSession').mockImplementation(async (...asked) => {
      const session = await make(...asked);
      // Meanwhile another process has stored its own.
      await shop.owner.query('SELECT attach_session($1, $2, $3, now())', [purchase, first.id, first.url]);
      return session;
    });
  }
  const answer = await shop.checkout(buyer, undefined, keyed(purchase));
  expect(answer).toMatchObject({ status: 200, body: { sessionId: first.id, url: first.url } });
  expect(
    sessionsOf(purchase)
      .filter(({ id }) => id !== first.id)
      .map(({ status }) => status),
  ).toEqual(['expired']);
  jest.restoreAllMocks();
});

describe('a provider in trouble', () => {
  test('too many requests: a sentence, Retry-After, and the same key works later', async () => {
    const buyer = await shop.buyer();
    const purchase = randomUUID();
    shop.provider.knobs.api.answer429 = 1;
    const refused = await shop.checkout(buyer, undefined, keyed(purchase));
    expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shop.row(purchase)).toMatchObject({ status: 'created', session_id: null });
    shop.provider.knobs.api.answer429 = 0;
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(200);
    expect(sessionsOf(purchase)).toHaveLength(1);
  });

  test('an error that it stores, without effect: another attempt under another key', async () => {
    const buyer = await shop.buyer();
    const purchase = randomUUID();
    shop.provider.knobs.api.answer500Before = 1;
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(503);
    shop.provider.knobs.api.answer500Before = 0;
    // Its first key answers the stored error still.
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(200);
    expect(sessionsOf(purchase)).toHaveLength(1);
    expect(Number((await shop.row(purchase))['session_attempt'])).toBeGreaterThan(1);
  });

  test('an error after the effect: the page that was made is found, and there is no second one', async () => {
    const buyer = await shop.buyer();
    const purchase = randomUUID();
    shop.provider.knobs.api.answer500After = 1;
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(503);
    expect(sessionsOf(purchase)).toHaveLength(1);
    shop.provider.knobs.api.answer500After = 0;
    const answer = await shop.checkout(buyer, undefined, keyed(purchase));
    expect(answer).toMatchObject({ status: 200, body: { sessionId: sessionsOf(purchase)[0]?.id } });
    expect(sessionsOf(purchase)).toHaveLength(1);
  });

  test('an answer that is lost on the way: the same key gets the page that was made', async () => {
    const buyer = await shop.buyer();
    const purchase = randomUUID();
    shop.provider.knobs.api.cut = 1;
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(503);
    shop.provider.knobs.api.cut = 0;
    const answer = await shop.checkout(buyer, undefined, keyed(purchase));
    expect(answer).toMatchObject({ status: 200, body: { sessionId: sessionsOf(purchase)[0]?.id } });
    expect(sessionsOf(purchase)).toHaveLength(1);
  });

  test('a price that was changed a moment ago: nothing is sold from then on', async () => {
    const buyer = await shop.buyer();
    await shop.provider.changePrice('plan-50', 1);
    const refused = await shop.checkout(buyer, { priceId: 'plan-50' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
    await until(async () => (await shop.checkout(buyer, { priceId: 'plan-50' })).status === 409, {
      what: 'the pack to be taken off',
    });
    await shop.provider.changePrice('plan-50', 999);
    await shop.plans.refresh();
  });

  test('a page that would ask for another amount than we said is closed, and nobody is sent there', async () => {
    const buyer = await shop.buyer();
    const purchase = randomUUID();
    shop.provider.knobs.api.answer500Before = 1;
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(503);
    shop.provider.knobs.api.answer500Before = 0;
    const { id } = await shop.provider.forgeSession({ clientReferenceId: purchase, cents: 29_900 });
    const refused = await shop.checkout(buyer, undefined, keyed(purchase));
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_not_sold' } });
    expect(shop.provider.read.session(id)?.status).toBe('expired');
    expect(await shop.row(purchase)).toMatchObject({ status: 'expired', session_url: null });
    expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, purchaseId: purchase }));
  });
});

test('neither an e-mail nor a card is in the log', () => {
  expect(JSON.stringify(shop.log)).not.toMatch(/@example\.test|4242 ?4242|sk_test|whsec/);
});
