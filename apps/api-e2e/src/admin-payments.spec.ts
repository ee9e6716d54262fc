import { randomUUID } from 'node:crypto';
import { type AdminPayments, adminPaymentsSchema } from '@portada/contracts';
import { createEventSubscriber } from '@portada/events';
import { createLogger } from '@portada/observability';
import { ApiClient, auditOf, until } from '@portada/testing';
import { type PaymentTestApp, providerKeys, startPaymentTestApp } from './harness/payment-test-app';
import { type Creator, startApi } from './harness/test-app';

let app: PaymentTestApp;
let admin: Creator;
let ana: Creator;
beforeAll(async () => {
  app = await startPaymentTestApp({ apis: 1, workers: 0 });
  [admin, ana] = await Promise.all([app.administrator(), app.creator()]);
});
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});
afterAll(() => app.close());

const payments = async (): Promise<AdminPayments> => {
  const answer = await admin.client.get('/api/admin/payments');
  expect(answer.status).toBe(200);
  return adminPaymentsSchema.strict().parse(answer.body);
};

/** Creates a purchase whose paid amount differs from the agreed amount, and which the return page has quarantined. */
const quarantined = async (
  buyer = ana,
  cents = 100,
): Promise<{ id: string; session: string; intent: string }> => {
  const id = randomUUID();
  const begun = await buyer.client.post(
    '/api/create-checkout-session',
    { priceId: 'plan-10' },
    { 'idempotency-key': id },
  );
  expect(begun.status).toBe(200);
  const { sessionId: session } = begun.body as { sessionId: string };
  await app.provider.forgeSession({ id: session, cents });
  await app.provider.pay(session, 'paid');
  const answer = await buyer.client.post('/api/confirm-payment', { sessionId: session });
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'payment_under_review' }]);
  return { id, session, intent: String(app.provider.read.session(session)?.payment_intent) };
};
const decide = (id: string, decision: string, by = admin) =>
  by.client.post(`/api/admin/purchases/${id}/${decision}`, { reason: 'a test' });
const notes = async (target: string) =>
  (await app.owner.query('SELECT admin_id, action, reason FROM admin_actions WHERE target = $1', [target]))
    .rows;

test('shows empty lists of purchases and events on an installation without purchases', async () => {
  expect(await payments()).toEqual({
    quarantined: [],
    events: { waiting: 0, oldestWaitMs: 0 },
    notSold: [],
    reconciliation: null,
  });
});

test('shows waiting purchases and webhook events, oldest first, and the last reconciliation', async () => {
  const [first, second] = [await quarantined(), await quarantined()];
  await app.owner.query(
    `INSERT INTO payment_events (id, type, hint, received_at)
       VALUES ('evt_1', 'x', '{"object":"charge"}', now() - interval '1 minute'), ('evt_2', 'x', '{"object":"charge"}', now())`,
  );
  const difference = { kind: 'session of no purchase', ref: 'cs_1', detail: 'words' } as const;
  await app.owner.query(
    `INSERT INTO reconciliations (finished_at, purchases, sessions, differences)
       VALUES (now(), 2, 3, $1), (NULL, 0, 0, '[]')`,
    [JSON.stringify([difference])],
  );
  const seen = await payments();
  expect(seen.quarantined.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(seen.quarantined[0]).toMatchObject({
    userId: ana.id,
    sessionId: first.session,
    problem: '100 cents',
    status: 'quarantined',
    amountCents: 299,
    hasReceipt: false,
  });
  expect(seen.events.waiting).toBe(2);
  expect(seen.events.oldestWaitMs).toBeGreaterThanOrEqual(60_000);
  expect(seen.reconciliation).toMatchObject({ purchases: 2, sessions: 3, differences: [difference] });
  await app.owner.query('DELETE FROM payment_events');
  for (const { id } of [first, second]) expect((await decide(id, 'refuse')).status).toBe(204);
  expect((await payments()).quarantined).toEqual([]);
});

test('lists a pack as not sold if its price at the provider differs', async () => {
  await app.provider.changePrice('plan-20', 1);
  const other = await startApi({
    DATABASE_URL: app.databaseUrl,
    REDIS_URL: app.redis.url,
    STRIPE_SECRET_KEY: providerKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: providerKeys.webhookSecret,
    STRIPE_API_BASE: app.provider.apiBase,
  });
  try {
    const answer = await new ApiClient(other.origin, admin.cookie).get('/api/admin/payments');
    expect(answer.body).toMatchObject({ notSold: ['plan-20'] });
  } finally {
    await other.close();
    await app.provider.changePrice('plan-20', 499);
  }
});

test('accepting a purchase credits it at once, records the administrator, and updates the browser', async () => {
  const { id } = await quarantined();
  const before = await app.balanceOf(ana.id);
  const received: string[] = [];
  const subscriber = createEventSubscriber({
    redisUrl: app.redis.url,
    logger: createLogger({ name: 'spec', level: 'silent' }),
  });
  await subscriber.start({
    onMessage: (message) => {
      if (message.kind === 'event' && message.userId === ana.id) received.push(message.name);
    },
    onGap: () => undefined,
  });
  expect((await decide(id, 'accept')).status).toBe(204);
  expect(await app.balanceOf(ana.id)).toBe(before + 10);
  await until(() => received.includes('credits.updated'), { what: 'the event credits.updated' });
  await subscriber.close();
  expect(await notes(id)).toEqual([{ admin_id: admin.id, action: 'purchase.accept', reason: 'a test' }]);
  // Later decisions about the same purchase are refused, equal or opposite.
  for (const decision of ['accept', 'refuse']) {
    expect([(await decide(id, decision)).status, (await decide(id, decision)).body]).toMatchObject([
      409,
      { code: 'purchase_decided' },
    ]);
  }
  expect(await app.balanceOf(ana.id)).toBe(before + 10);
});

test('accepting a purchase that was refunded meanwhile credits nothing in the end', async () => {
  const buyer = await app.creator();
  const { id, intent } = await quarantined(buyer);
  await app.provider.refund(intent);
  expect((await decide(id, 'accept')).status).toBe(204);
  expect(await app.balanceOf(buyer.id)).toBe(2);
});

test('refusing a purchase is final and records the administrator', async () => {
  const { id, session, intent } = await quarantined();
  const before = await app.balanceOf(ana.id);
  expect((await decide(id, 'refuse')).status).toBe(204);
  expect(await notes(id)).toEqual([{ admin_id: admin.id, action: 'purchase.refuse', reason: 'a test' }]);
  await app.provider.refund(intent);
  const answer = await ana.client.post('/api/confirm-payment', { sessionId: session });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await app.balanceOf(ana.id)).toBe(before);
  expect((await payments()).quarantined).toEqual([]);
});

test('only one of the simultaneous decisions of two administrators is accepted', async () => {
  const other = await app.administrator();
  const { id } = await quarantined();
  const answers = await Promise.all([
    decide(id, 'accept'),
    decide(id, 'refuse', other),
    decide(id, 'accept', other),
    decide(id, 'refuse'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
  expect(await notes(id)).toHaveLength(1);
});

test.each([
  ['no reason', {}],
  ['an empty reason', { reason: '' }],
  ['a reason of 501 characters', { reason: 'x'.repeat(501) }],
  ['an unknown field', { reason: 'a test', credits: 5 }],
])('refuses a decision with %s', async (_, body) => {
  const { id } = await quarantined();
  for (const decision of ['accept', 'refuse']) {
    const answer = await admin.client.post(`/api/admin/purchases/${id}/${decision}`, body);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request' }]);
  }
  expect(await notes(id)).toEqual([]);
  await decide(id, 'refuse');
});

test('refuses a decision about a purchase by another user, and answers not_found for an unknown purchase', async () => {
  const { id } = await quarantined();
  for (const decision of ['accept', 'refuse']) {
    expect((await decide(id, decision, ana)).status).toBe(403);
    for (const none of [randomUUID(), '1', `'; DROP TABLE purchases`, '%00']) {
      const answer = await decide(encodeURIComponent(none), decision);
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'purchase_not_found' }]);
    }
  }
  expect(await notes(id)).toEqual([]);
  await decide(id, 'refuse');
});
