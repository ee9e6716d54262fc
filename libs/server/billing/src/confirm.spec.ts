import { randomUUID } from 'node:crypto';
import { confirmPaymentAnswerSchema, purchasePageSchema } from '@portada/contracts';
import { hostileRequests, until } from '@portada/testing';
import { type Buyer, type ShopHarness, createShopHarness } from './testing/shop-harness';

let shop: ShopHarness;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createShopHarness();
  // No webhook events are delivered in this file, because the return page must work without webhook events.
  shop.provider.sendWebhooksTo(undefined);
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterEach(() => {
  shop.provider.knobs.api.answer500Before = 0;
});

test('the server credits a payment once for any number of confirmations, and publishes the new balance', async () => {
  const { session } = await shop.open(buyer, 'plan-20');
  await shop.provider.pay(session, 'paid');
  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.confirm(buyer, session)));
  answers.push(await shop.confirm(buyer, session));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(confirmPaymentAnswerSchema.strict().parse(answer.body)).toEqual({
      success: true,
      status: 'paid',
      credits: 20,
      balance: { available: 22, held: 0, debt: 0 },
    });
  }
  expect(await shop.balance(buyer)).toEqual({ available: 22, debt: 0 });
  const published = shop.published.filter(({ userId }) => userId === buyer.id);
  expect(published).toMatchObject([{ name: 'credits.updated', body: { available: 22, held: 0 } }]);
});

test.each([
  ['not paid', () => Promise.resolve(), 'open'],
  ['card declined', (session: string) => shop.provider.pay(session, 'declined'), 'open'],
  [
    'confirmation by the bank required',
    (session: string) => shop.provider.pay(session, 'needs_confirmation'),
    'open',
  ],
  ['payment page expired', (session: string) => shop.provider.expire(session), 'expired'],
])(
  'the server refuses to confirm a payment in the state "%s", without credits',
  async (_, happen, status) => {
    const { purchase, session } = await shop.open(buyer);
    await happen(session);
    expect(await shop.confirm(buyer, session)).toMatchObject({
      status: 402,
      body: { code: 'payment_not_completed' },
    });
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    expect(await shop.row(purchase)).toMatchObject({ status });
  },
);

test.each([
  ['delayed_success', 'succeeded', 200, 12, 'paid'],
  ['delayed_failure', 'failed', 402, 2, 'failed'],
] as const)(
  'the server answers 202 while a payment waits for the bank, then returns the result of the payment: %s',
  async (card, outcome, code, available, status) => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.pay(session, card);
    const waiting = await shop.confirm(buyer, session);
    expect(waiting).toMatchObject({
      status: 202,
      body: { success: false, status: 'pending', credits: 10, balance: { available: 2 } },
    });
    await shop.provider.settleDelayed(session, outcome);
    expect((await shop.confirm(buyer, session)).status).toBe(code);
    expect(await shop.balance(buyer)).toEqual({ available, debt: 0 });
    expect(await shop.row(purchase)).toMatchObject({ status });
  },
);

test('the server gives the same answer for a payment session of another user, an unknown session and a malformed session id', async () => {
  const { session } = await shop.open(buyer);
  await shop.provider.pay(session, 'paid');
  const stranger = await shop.buyer();
  const answers = await Promise.all(
    [session, 'cs_test_unknown', `${session}' OR true`].map((id) => shop.confirm(stranger, id)),
  );
  for (const { status, body } of answers) {
    expect({ status, ...(body as object), requestId: '' }).toEqual({
      status: 404,
      success: false,
      code: 'purchase_not_found',
      error: 'Failed to confirm payment',
      requestId: '',
    });
  }
  expect(await shop.balance(stranger)).toEqual({ available: 2, debt: 0 });
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
});

test('the server puts a payment of another amount under review, without credits', async () => {
  const { purchase, session } = await shop.open(buyer);
  await shop.provider.forgeSession({ id: session, cents: 1 });
  await shop.provider.pay(session, 'paid');
  expect(await shop.confirm(buyer, session)).toMatchObject({
    status: 409,
    body: { code: 'payment_under_review', error: 'Error processing payment. Please contact support.' },
  });
  expect(await shop.row(purchase)).toMatchObject({ status: 'quarantined', problem: '1 cents' });
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
  expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, purchaseId: purchase }));
});

test('the server answers 503 to a confirmation while the provider is unavailable, and credits the payment later', async () => {
  const { session } = await shop.open(buyer);
  await shop.provider.pay(session, 'paid');
  shop.provider.knobs.api.answer500Before = 1;
  const refused = await shop.confirm(buyer, session);
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  shop.provider.knobs.api.answer500Before = 0;
  expect((await shop.confirm(buyer, session)).status).toBe(200);
});

test('the server lists the purchases of a user with receipts, newest first, without abandoned purchases', async () => {
  const paid = await shop.open(buyer);
  await shop.provider.pay(paid.session, 'paid');
  await shop.confirm(buyer, paid.session);
  const given = await shop.open(buyer);
  await shop.provider.expire(given.session);
  await shop.confirm(buyer, given.session);
  const open = await shop.open(buyer, 'plan-50');
  const page = purchasePageSchema.strict().parse((await buyer.client.get('/api/me/purchases')).body);
  expect(
    page.items.map(({ id, status, currency, hasReceipt }) => [id, status, currency, hasReceipt]),
  ).toEqual([
    [open.purchase, 'open', 'USD', false],
    [paid.purchase, 'paid', 'USD', true],
  ]);

  const receipt = await buyer.client.get(`/api/me/purchases/${paid.purchase}/receipt`);
  expect(receipt.status).toBe(303);
  expect(receipt.headers.get('location')).toMatch(/^https?:/);
  const stranger = await shop.buyer();
  for (const [client, id] of [
    [stranger.client, paid.purchase],
    [buyer.client, open.purchase],
    [buyer.client, randomUUID()],
    [buyer.client, `'1`],
  ] as const) {
    const refused = await client.get(`/api/me/purchases/${encodeURIComponent(id)}/receipt`);
    expect(refused).toMatchObject({ status: 404, body: { code: 'purchase_not_found' } });
  }
});

test.each(Object.entries(hostileRequests))(
  'the server refuses the hostile input "%s" as a pack, a payment session and a page cursor',
  async (_, { prompt }) => {
    const short = prompt.slice(0, 40);
    for (const text of [prompt, short]) {
      expect((await shop.checkout(buyer, { priceId: text })).status).toBe(400);
      expect([400, 404]).toContain((await shop.confirm(buyer, text)).status);
    }
    // The cursor is sent as raw bytes, because a client would not send half characters.
    const cursor = encodeURIComponent(Buffer.from(short).toString('latin1'));
    const page = await buyer.client.get(`/api/me/purchases?cursor=${cursor}`);
    expect([200, 400]).toContain(page.status);
    if (page.status === 200) expect(page.body).toEqual({ items: [], nextCursor: null });
  },
);

test('the server lists each purchase on one page only, and no purchases after an unknown cursor', async () => {
  for (let made = 0; made < 23; made += 1) {
    await shop.owner.query(`SELECT open_purchase($1, $2, 'plan-10', 10, 299, 'usd', 'price_x')`, [
      randomUUID(),
      buyer.id,
    ]);
  }
  const read = async (cursor: string | null) =>
    purchasePageSchema.parse(
      (await buyer.client.get(`/api/me/purchases${cursor === null ? '' : `?cursor=${cursor}`}`)).body,
    );
  const first = await read(null);
  const second = await read(first.nextCursor);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 3, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23);
  expect((await read(randomUUID())).items).toEqual([]);
  expect((await read('%27')).items).toEqual([]);
});

test('the server returns the new balance to a browser that missed the event about a paid purchase', async () => {
  const { session } = await shop.open(buyer);
  await shop.provider.pay(session, 'paid');
  shop.provider.sendWebhooksTo(`${shop.origin}/api/stripe/webhook`);
  await Promise.all([shop.confirm(buyer, session), shop.processEvents(), shop.sweeps.sweep({ eager: true })]);
  await until(async () => (await shop.balance(buyer)).available === 12, { what: 'the credits' });
  shop.provider.sendWebhooksTo(undefined);
});
