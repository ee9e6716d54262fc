import { randomUUID } from 'node:crypto';
import { checkoutAnswerSchema } from '@portada/contracts';
import { until } from '@portada/testing';
import { PaymentProviderService } from './payment-provider.service';
import { type ShopHarness, createShopHarness, publicUrl } from './testing/shop-harness';

let shop: ShopHarness;
beforeAll(async () => {
  shop = await createShopHarness({ checkoutPoints: 25 });
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

/** Lists the provider's payment sessions of one purchase. */
const sessionsOf = (purchase: string) =>
  shop.provider.read.sessions().filter((session) => session.client_reference_id === purchase);
const keyed = (key: string) => ({ 'idempotency-key': key });

test('the checkout stores a purchase and creates a payment page for exactly the price of the pack', async () => {
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

test('the checkout returns the same payment page for a repeated idempotency key and refuses the key for another pack or user', async () => {
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

test('the checkout refuses an idempotency key whose purchase was paid, and starts a new purchase for a request without a key', async () => {
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

test('the checkout accepts a body with all optional fields if they agree with pack and user', async () => {
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
])('the checkout refuses the body %j by its fields without storing a purchase', async (body, fields) => {
  const buyer = await shop.buyer();
  const answer = await shop.checkout(buyer, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(Object.keys((answer.body as { fields: object }).fields).sort()).toEqual(fields);
  const { rows } = await shop.owner.query('SELECT 1 FROM purchases WHERE user_id = $1', [buyer.id]);
  expect(rows).toEqual([]);
});

test('the server refuses a checkout without a session and limits checkouts per user', async () => {
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

test('the checkout keeps the first of two payment pages of one purchase and closes the other', async () => {
  const buyer = await shop.buyer();
  const purchase = randomUUID();
  const first = await shop.provider.forgeSession({ clientReferenceId: purchase });
  // The modules of api and worker each have a PaymentProviderService.
  for (const provider of shop.app.get(PaymentProviderService, { strict: false, each: true })) {
    const make = provider.createSession.bind(provider);
    jest.spyOn(provider, 'createSession').mockImplementation(async (...asked) => {
      const session = await make(...asked);
      // Another process stores its session while the provider creates the session of this call.
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

describe('a checkout with a failing provider', () => {
  test('the checkout answers 503 with Retry-After on too many requests, and succeeds later with the same key', async () => {
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

  test('the checkout retries with another idempotency key after an error that the provider stores', async () => {
    const buyer = await shop.buyer();
    const purchase = randomUUID();
    shop.provider.knobs.api.answer500Before = 1;
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(503);
    shop.provider.knobs.api.answer500Before = 0;
    // The first idempotency key still returns the stored error.
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(200);
    expect(sessionsOf(purchase)).toHaveLength(1);
    expect(Number((await shop.row(purchase))['session_attempt'])).toBeGreaterThan(1);
  });

  test('the checkout finds the payment page that was created before the provider failed, and creates no second page', async () => {
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

  test('the checkout returns the created payment page for the same key after the provider’s answer was lost', async () => {
    const buyer = await shop.buyer();
    const purchase = randomUUID();
    shop.provider.knobs.api.cut = 1;
    expect((await shop.checkout(buyer, undefined, keyed(purchase))).status).toBe(503);
    shop.provider.knobs.api.cut = 0;
    const answer = await shop.checkout(buyer, undefined, keyed(purchase));
    expect(answer).toMatchObject({ status: 200, body: { sessionId: sessionsOf(purchase)[0]?.id } });
    expect(sessionsOf(purchase)).toHaveLength(1);
  });

  test('the checkout does not sell a pack after its price changed at the provider', async () => {
    const buyer = await shop.buyer();
    await shop.provider.changePrice('plan-50', 1);
    const refused = await shop.checkout(buyer, { priceId: 'plan-50' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
    await until(async () => (await shop.checkout(buyer, { priceId: 'plan-50' })).status === 409, {
      what: 'the pack to be no longer sold',
    });
    await shop.provider.changePrice('plan-50', 999);
    await shop.plans.refresh();
  });

  test('the checkout closes a payment page whose amount differs from the purchase', async () => {
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

test('the server logs neither email addresses nor card numbers during a checkout', () => {
  expect(JSON.stringify(shop.log)).not.toMatch(/@example\.test|4242 ?4242|sk_test|whsec/);
});
