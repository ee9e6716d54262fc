import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import { generateImageBody } from './harness/test-app';
import { type PaymentTestApp, startPaymentTestApp } from './harness/payment-test-app';

let app: PaymentTestApp;
beforeAll(async () => {
  app = await startPaymentTestApp({ apis: 1, workers: 0 });
});
afterAll(() => app.close());

/** Credits, amounts and prices that a browser must not choose, under every field name that an attacker may try. */
const figures = {
  credits: 1_000_000,
  balance: 1_000_000,
  available: 1_000_000,
  held: -5,
  debt: -5,
  creditBalance: 1_000_000,
  price: 0,
  priceCents: 1,
  amount: 1,
  amount_total: 1,
  amountCents: 1,
  unit_amount: 1,
  currency: 'xxx',
  quantity: 0,
  cost: 0,
  creditsPerGeneration: 0,
  status: 'paid',
  payment_status: 'paid',
  isPaid: true,
  role: 'admin',
  metadata: { credits: 1_000_000 },
  user: { credits: 1_000_000 },
  ['__proto__']: { credits: 1_000_000 },
  'credits[]': [1_000_000],
};

/** Request bodies that a route accepts, or that the route refuses only because there is no payment to confirm. */
const bodies: Record<string, (thumbnailId: string) => Record<string, unknown>> = {
  'POST /api/create-checkout-session': () => ({ priceId: 'plan-10' }),
  'POST /api/confirm-payment': () => ({ sessionId: 'cs_test_unknown' }),
  'PATCH /api/me': () => ({ displayName: 'Ana' }),
  'POST /api/register-user': () => ({}),
  'POST /api/auth/register': () => ({
    email: `${randomUUID()}@example.test`,
    password: 'a long enough one',
    displayName: 'Ana',
    country: 'Spain',
  }),
  'POST /api/generate-image': (thumbnailId) => generateImageBody(thumbnailId),
  'POST /api/thumbnails': () => ({ title: 'A title' }),
  'PATCH /api/thumbnails/:id': () => ({ title: 'Another title' }),
};

/**
 * Returns the sum of all credits of all users, minus debts. Only the sign-up credits of new users may change the sum;
 * holds do not.
 */
const owned = () =>
  app.count(`SELECT sum(CASE kind WHEN 'debt' THEN -balance ELSE balance END) FROM credit_accounts`);
const users = () => app.count('SELECT count(*) FROM users');
const wrongPurchases = () =>
  app.count(
    `SELECT count(*) FROM purchases WHERE status = 'paid' OR (plan, credits, amount_cents, currency) NOT IN
       (SELECT p.id, p.credits, p.cents, p.currency
          FROM jsonb_to_recordset($1::jsonb) AS p(id text, credits int, cents int, currency text))`,
    [JSON.stringify(productConfig.creditPlans)],
  );
const expectUnchanged = async () => {
  expect(await owned()).toBe((await users()) * productConfig.signUpCredits);
  expect(await wrongPurchases()).toBe(0);
  await app.expectCleanAudit();
};

test('amounts in the body, query or headers of any request change no credits and no prices', async () => {
  const routes = app.api.servedRoutes.filter(
    ({ method, url }) => url.startsWith('/api/') && !['GET', 'HEAD', 'OPTIONS'].includes(method),
  );
  expect(routes.length).toBeGreaterThan(20);
  const known = routes.map(({ method, url }) => `${method} ${url}`);
  expect(known).toEqual(expect.arrayContaining(Object.keys(bodies)));
  const honest: Record<string, number> = {};
  for (const { method, url } of routes) {
    const creator = await app.creator();
    const path = url.replace(/:\w+/g, url.includes('thumbnails') ? creator.thumbnailId : randomUUID());
    const complete = bodies[`${method} ${url}`];
    const body = complete?.(creator.thumbnailId) ?? {};
    const query = `?${new URLSearchParams({ credits: '1000000', price: '0', amount: '1' }).toString()}`;
    const headers = { 'x-credits': '1000000', 'x-price': '0', 'idempotency-key': randomUUID() };
    const separately = Object.entries(figures).map(([name, value]) => ({ ...body, [name]: value }));
    const sent = [{ ...body, ...figures }, ...(complete ? separately : []), body];
    for (const each of sent) {
      const answer = await creator.client.send(method, `${path}${query}`, { body: each, headers });
      expect([url, answer.status < 500 || answer.status === 503]).toEqual([url, true]);
      if (complete) honest[`${method} ${url}`] = answer.status;
    }
  }
  // The last request to each route has a valid body. The status of its response shows that the route works.
  expect(honest).toEqual({
    'PATCH /api/me': 200,
    'PATCH /api/thumbnails/:id': 200,
    'POST /api/auth/register': 201,
    'POST /api/confirm-payment': 404,
    'POST /api/create-checkout-session': 200,
    'POST /api/generate-image': 202,
    'POST /api/register-user': 200,
    'POST /api/thumbnails': 201,
  });
  await expectUnchanged();
}, 120_000);

test('a checkout accepts only the id of a pack, and its error names fields for credits, users or addresses', async () => {
  const [ana, ben] = await Promise.all([app.creator(), app.creator()]);
  const wrong = {
    credits: [1_000, 0, -10, 10.5],
    userId: [ben.id],
    userEmail: ['somebody@example.test'],
    successUrl: ['https://evil.test/credits'],
    cancelUrl: ['https://evil.test/credits'],
    priceId: ['plan-1000', 'price_of_nobody'],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      const body = { priceId: 'plan-10', [field]: value };
      const answer = await ana.client.post('/api/create-checkout-session', body);
      expect({ field, status: answer.status, body: answer.body }).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
  }
  expect(app.provider.read.sessions().filter(({ client_reference_id: id }) => id === ana.id)).toEqual([]);
  await expectUnchanged();
});
