import { randomUUID } from 'node:crypto';
import { type BuiltProcess, seeded } from '@portada/testing';
import { Shop } from './harness/shop-harness';

let shop: Shop;
/** Worker without a crash point, which runs until the end of the test file. */
let worker: BuiltProcess;
beforeAll(async () => {
  shop = await Shop.open();
  await shop.startApi();
});
afterEach(() => shop.provider.sendWebhooksTo(undefined));
afterAll(() => shop.close());

const killed = async (process: BuiltProcess) => expect(await process.ended).toBe('SIGKILL');

/**
 * Creates a customer whose api is killed after the provider created a payment session and before the api stores the
 * session.
 */
const withUnstoredSession = async () => {
  const key = randomUUID();
  const { api, creator } = await shop.apiWithCrashPoint('purchase-before-session-stored');
  expect(await shop.checkout(creator.client, key)).toBeNull();
  await killed(api);
  return { key, creator, session: shop.sessionOf(key) };
};

test('credits a purchase once when a worker is killed after the fulfilment and before it finishes the webhook event', async () => {
  shop.sendWebhooks();
  const creator = await shop.customer();
  const session = await shop.checkout(creator.client);
  const doomed = await shop.product.startWorker({ CRASH_AT: 'payment-after-fulfilment' });
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  await killed(doomed);
  expect(await shop.account(creator)).toEqual({ charges: 1, credits: 1, balance: 12 });

  worker = await shop.product.startWorker();
  await shop.passDay();
  await shop.expectPaidOnce(creator);
});

test('charges nothing when the api is killed before it calls the payment provider, and sells on a repeated request', async () => {
  const key = randomUUID();
  const { api, creator } = await shop.apiWithCrashPoint('purchase-before-provider');
  expect(await shop.checkout(creator.client, key)).toBeNull();
  await killed(api);
  const sessions = shop.provider.read.sessions();
  expect(sessions.filter(({ client_reference_id: id }) => id === key)).toEqual([]);
  expect(await shop.account(creator)).toEqual({ charges: 0, credits: 0, balance: 2 });

  shop.sendWebhooks();
  const session = await shop.checkout((await shop.customer(creator)).client, key);
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  await shop.expectPaidOnce(creator);
});

test('returns the same payment session when the api is killed before it stores the session', async () => {
  const { key, creator, session } = await withUnstoredSession();
  shop.sendWebhooks();
  const again = await shop.checkout((await shop.customer(creator)).client, key);
  expect(again?.sessionId).toBe(session);
  await shop.provider.pay(session, 'paid');
  await shop.expectPaidOnce(creator);
});

test('finds the purchase of a webhook event that arrives before the payment session is stored', async () => {
  const { key, creator, session } = await withUnstoredSession();
  await shop.keepFromSweep(key);
  shop.sendWebhooks();
  await shop.provider.pay(session, 'paid');
  await shop.expectPaidOnce(creator);
});

test('the sweep credits payments when every webhook event is lost, with and without a stored payment session', async () => {
  const { creator, session } = await withUnstoredSession();
  const other = await shop.customer();
  const stored = await shop.checkout(other.client);
  await shop.provider.pay(stored?.sessionId ?? '', 'paid');
  await shop.provider.pay(session, 'paid');
  await shop.passDay();
  await shop.expectPaidOnce(creator);
  await shop.expectPaidOnce(other);
});

test('credits a purchase once when the api is killed after it stored a webhook event and before it responds', async () => {
  const { api, creator, origin } = await shop.apiWithCrashPoint('payment-after-inbox');
  const session = await shop.checkout(creator.client);
  shop.sendWebhooks(origin);
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  await killed(api);
  shop.sendWebhooks();
  await shop.expectPaidOnce(creator);
  expect(shop.provider.read.deliveries().filter(({ attempt }) => attempt > 1)).not.toEqual([]);
});

test('confirms a purchase again when the api is killed after the fulfilment and before the response', async () => {
  const { api, creator } = await shop.apiWithCrashPoint('payment-after-fulfilment');
  const session = await shop.checkout(creator.client);
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  const confirm = { sessionId: session?.sessionId };
  await expect(creator.client.post('/api/confirm-payment', confirm)).rejects.toThrow('fetch failed');
  await killed(api);

  const answer = await (await shop.customer(creator)).client.post('/api/confirm-payment', confirm);
  const balance = { available: 12, held: 0, debt: 0 };
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, status: 'paid', credits: 10, balance },
  ]);
  await shop.expectPaidOnce(creator);
});

test('credits each charge once while api and worker are killed at random moments', async () => {
  const random = seeded('kills');
  const visitors = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
  const keys = visitors.map(() => randomUUID());
  const askAll = (customers: typeof visitors) =>
    Promise.all(customers.map(({ client }, nr) => shop.checkout(client, keys[nr])));
  const doomed = await shop.product.startApi();
  const asked = askAll(
    await Promise.all(
      visitors.map(async (one) => ({ ...one, client: await shop.product.signIn(one.userId) })),
    ),
  );
  setTimeout(() => doomed.signal('SIGKILL'), random.between(0, 60));
  await asked;
  // A user without a payment page requests a payment page from another api process. The worker is killed while it
  // settles.
  const sessions = await askAll(await Promise.all(visitors.map((one) => shop.customer(one))));
  shop.sendWebhooks();
  const paid = Promise.all(sessions.map((session) => shop.provider.pay(session?.sessionId ?? '', 'paid')));
  setTimeout(() => worker.signal('SIGKILL'), random.between(0, 120));
  await Promise.all([paid, worker.ended]);
  worker = await shop.product.startWorker();
  await shop.passDay();
  for (const visitor of visitors) await shop.expectPaidOnce(visitor);
});
