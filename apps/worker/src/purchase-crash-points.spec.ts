import { randomUUID } from 'node:crypto';
import { until } from '@portada/testing';
import type { BuiltProcess } from '@portada/testing';
import { Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterEach(async () => {
  shop.provider.sendWebhooksTo(undefined);
  await Promise.all(shop.product.processes.map((process) => process.kill()));
});
afterAll(() => shop.close());

/** Starts an api that dies at a point, and a customer of it. */
const doomedApi = async (point: string) => {
  const api = await shop.product.startApi({ CRASH_AT: point });
  return { api, creator: await shop.product.creator() };
};
const killed = async (process: BuiltProcess) => expect(await process.ended).toBe('SIGKILL');

/** Starts what heals: an api, which is told of events, and a worker. */
const heal = async () => {
  await Promise.all([shop.product.startApi(), shop.product.startWorker()]);
  shop.tellLastApi();
};

test('killed before the provider is asked: nothing is charged, and the same request buys the pack', async () => {
  const key = randomUUID();
  const { api, creator } = await doomedApi('purchase-before-provider');
  expect(await shop.checkout(creator.client, key)).toBeNull();
  await killed(api);
  expect(shop.provider.read.sessions()).toEqual([]);
  expect(await shop.account(creator)).toEqual({ charges: 0, credits: 0, balance: 2 });

  await heal();
  const session = await shop.checkout(await shop.product.signIn(creator.userId), key);
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  await shop.expectPaidOnce(creator);
});

test('killed before the session is stored: the same request leads to the same session', async () => {
  const key = randomUUID();
  const { api, creator } = await doomedApi('purchase-before-session-stored');
  expect(await shop.checkout(creator.client, key)).toBeNull();
  await killed(api);
  const made = shop.sessionOf(key);

  await heal();
  const session = await shop.checkout(await shop.product.signIn(creator.userId), key);
  expect(session?.sessionId).toBe(made);
  await shop.provider.pay(made, 'paid');
  await shop.expectPaidOnce(creator);
});

test('paid before its session is stored: the webhook finds the purchase all the same', async () => {
  const key = randomUUID();
  const { api, creator } = await doomedApi('purchase-before-session-stored');
  expect(await shop.checkout(creator.client, key)).toBeNull();
  await killed(api);

  await heal();
  await shop.provider.pay(shop.sessionOf(key), 'paid');
  await shop.expectPaidOnce(creator);
});

test('every webhook is lost: the sweeper finds what was paid, also where its session was never stored', async () => {
  const key = randomUUID();
  const { api, creator } = await doomedApi('purchase-before-session-stored');
  expect(await shop.checkout(creator.client, key)).toBeNull();
  await killed(api);
  await shop.product.startApi();
  const other = await shop.product.creator();
  const session = await shop.checkout(other.client);
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  await shop.provider.pay(shop.sessionOf(key), 'paid');

  await shop.product.startWorker();
  await shop.expectPaidOnce(creator);
  await shop.expectPaidOnce(other);
});

test('killed after the inbox has the event, before the provider is answered: it is told again, credited once', async () => {
  const { api, creator } = await doomedApi('payment-after-inbox');
  const session = await shop.checkout(creator.client);
  shop.tellLastApi();
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  await killed(api);
  expect(await shop.account(creator)).toEqual({ charges: 1, credits: 0, balance: 2 });

  await heal();
  await shop.expectPaidOnce(creator);
});

test('a worker killed after the fulfilment, before the event is done: another one looks again, credited once', async () => {
  await shop.product.startApi();
  shop.tellLastApi();
  const creator = await shop.product.creator();
  const session = await shop.checkout(creator.client);
  const doomed = await shop.product.startWorker({ CRASH_AT: 'payment-after-fulfilment' });
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  await killed(doomed);
  expect(await shop.account(creator)).toEqual({ charges: 1, credits: 1, balance: 12 });

  await shop.product.startWorker();
  await shop.expectPaidOnce(creator);
});

test('an api killed after the fulfilment, before the answer: confirming again says what is so', async () => {
  const { api, creator } = await doomedApi('payment-after-fulfilment');
  const session = await shop.checkout(creator.client);
  await shop.provider.pay(session?.sessionId ?? '', 'paid');
  const confirm = { sessionId: session?.sessionId };
  await expect(creator.client.post('/api/confirm-payment', confirm)).rejects.toThrow('fetch failed');
  await killed(api);

  await shop.product.startApi();
  const client = await shop.product.signIn(creator.userId);
  const answer = await client.post('/api/confirm-payment', confirm);
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, status: 'paid', credits: 10, balance: 12 },
  ]);
  await shop.expectPaidOnce(creator);
});

test('api and worker killed again and again while people buy: each charge is credited once', async () => {
  await heal();
  const creators = await Promise.all(Array.from({ length: 8 }, () => shop.product.creator()));
  for (const creator of creators) {
    const key = randomUUID();
    const asked = shop.checkout(await shop.product.signIn(creator.userId), key);
    await Promise.all(shop.product.processes.slice(-2).map((process) => process.kill()));
    await asked;
    await heal();
    const session = await shop.checkout(await shop.product.signIn(creator.userId), key);
    await shop.provider.pay(session?.sessionId ?? '', 'paid');
  }
  await until(() => shop.provider.read.charges().length >= creators.length, { what: 'all charges' });
  for (const creator of creators) await shop.expectPaidOnce(creator);
});
