import { type EventReceiver, startEventReceiver, until } from '@portada/testing';
import { SenderHarness } from './webhook-sender.fixture';
import type { WebhookSenderService } from './webhook-sender.service';

let harness: SenderHarness;
let slow: EventReceiver;
let quick: EventReceiver;
beforeAll(async () => {
  harness = await SenderHarness.start();
  [slow, quick] = [await startEventReceiver(), await startEventReceiver()];
});
afterAll(async () => {
  await Promise.all([slow.close(), quick.close()]);
  await harness.close();
});
beforeEach(async () => {
  await harness.owner.query('DELETE FROM webhook_endpoints');
  slow.events.length = 0;
  quick.events.length = 0;
  slow.behave('hang');
});

test('a receiver that hangs has one request at a time, and does not delay the events of another user', async () => {
  const dead = await harness.endpoint(slow.url);
  for (let count = 0; count < 20; count += 1) await harness.failGeneration(dead.user.id);
  const other = await harness.endpoint(quick.url);
  await harness.failGeneration(other.user.id);
  const sender = harness.sender();
  expect(await sender.startDue()).toBe(2);
  await until(() => quick.events.length === 1 && slow.events.length === 1, { what: 'both events' });
  expect(await sender.startDue()).toBe(0);
  expect(slow.events).toHaveLength(1);
  await harness.failGeneration(other.user.id);
  await until(async () => (await sender.startDue()) === 1 || quick.events.length === 2, {
    what: 'the next event',
  });
  await until(() => quick.events.length === 2, { what: 'the next event of the other user' });
  await sender.onModuleDestroy();
});

/** Starts everything that may start now. @returns the number of started requests */
const startAll = async (sender: WebhookSenderService): Promise<number> => {
  let [all, started] = [0, 0];
  do all += started = await sender.startDue();
  while (started > 0);
  return all;
};

/** Counts the attempts that have ended without a success. */
const endedInVain = async (): Promise<number> =>
  (
    await harness.owner.query(
      'SELECT FROM webhook_deliveries WHERE last_at IS NOT NULL AND delivered_at IS NULL',
    )
  ).rowCount ?? 0;

test.each([
  ['a first event', 8, 5, false],
  ['a first event', 40, 1, false],
  ['an event after a failure', 8, 5, true],
  ['an event after a failure', 40, 1, true],
])(
  'an endpoint gets %s while the endpoints of others hang: %d accounts with %d each, failing: %s',
  async (_what, accounts, each, isFailing) => {
    const hang = async () => {
      const { user } = await harness.endpoint(slow.url);
      for (let more = 1; more < each; more += 1) await harness.endpoint(slow.url, { user });
      await harness.failGeneration(user.id);
    };
    await Promise.all(Array.from({ length: accounts }, hang));
    const good = await harness.endpoint(quick.url);
    await harness.failGeneration(good.user.id);
    if (isFailing) await harness.owner.query('UPDATE webhook_endpoints SET failing_since = now()');
    const sender = harness.sender();
    // Two requests at a time for each account, and the one of the good endpoint, which was queued last.
    const hanging = accounts * Math.min(each, 2);
    expect(await startAll(sender)).toBe(hanging + 1);
    await until(() => quick.events.length === 1 && slow.events.length === hanging, { what: 'the events' });
    expect(await endedInVain()).toBe(0);
    await sender.onModuleDestroy();
  },
);

test('endpoints that fail have two requests at a time, and leave the other endpoints of their account free', async () => {
  const { user } = await harness.endpoint(slow.url);
  for (let more = 1; more < 4; more += 1) await harness.endpoint(slow.url, { user });
  await harness.endpoint(quick.url, { user });
  await harness.failGeneration(user.id);
  await harness.owner.query('UPDATE webhook_endpoints SET failing_since = now() WHERE url = $1', [slow.url]);
  const sender = harness.sender();
  expect(await startAll(sender)).toBe(3);
  await until(() => quick.events.length === 1 && slow.events.length === 2, { what: 'the events' });
  await sender.onModuleDestroy();
});

test('receivers that fail occupy only the slots of failing receivers', async () => {
  const dead = await Promise.all(Array.from({ length: 66 }, () => harness.endpoint(slow.url)));
  await Promise.all(dead.map(({ user }) => harness.failGeneration(user.id)));
  await harness.owner.query('UPDATE webhook_endpoints SET failing_since = now()');
  const working = await Promise.all(Array.from({ length: 12 }, () => harness.endpoint(quick.url)));
  for (const { user } of working) await harness.failGeneration(user.id);
  const sender = harness.sender();
  expect(await startAll(sender)).toBe(64 + 12);
  await until(() => quick.events.length === 12 && slow.events.length === 64, { what: 'the events' });
  await sender.onModuleDestroy();
});

test('a stopping sender ends its requests, and does not count their attempts', async () => {
  const { id, user } = await harness.endpoint(slow.url);
  await harness.failGeneration(user.id);
  const sender = harness.sender();
  await sender.startDue();
  await until(() => slow.events.length === 1, { what: 'the request' });
  await sender.onModuleDestroy();
  expect(await harness.states(id)).toMatchObject([{ attempts: 0, isWaiting: true, failure: null }]);
  slow.behave(204);
  await harness.drain();
  expect(await harness.states(id)).toMatchObject([{ attempts: 1, isDelivered: true }]);
  expect(new Set(slow.events.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('several senders that run at once send each event once, and one event at a time to an endpoint', async () => {
  slow.behave(204);
  const endpoints = await Promise.all(Array.from({ length: 6 }, () => harness.endpoint(slow.url)));
  for (let round = 0; round < 4; round += 1)
    for (const { user } of endpoints) await harness.failGeneration(user.id);
  await Promise.all([harness.sender(), harness.sender(), harness.sender()].map((one) => harness.drain(one)));
  await harness.drain();
  expect(slow.events).toHaveLength(24);
  expect(new Set(slow.events.map(({ headers }) => headers['webhook-id'])).size).toBe(24);
});

test('a result that comes after the claim has passed to another sender changes nothing', async () => {
  const { id, user } = await harness.endpoint(slow.url);
  await harness.failGeneration(user.id);
  const late = harness.sender();
  await late.startDue();
  await until(() => slow.events.length === 1, { what: 'the first request' });
  await harness.passTime();
  slow.behave(204);
  await harness.drain();
  expect(await harness.states(id)).toMatchObject([{ attempts: 2, isDelivered: true }]);
  await late.onModuleDestroy();
  expect(await harness.states(id)).toMatchObject([{ attempts: 2, isDelivered: true }]);
});
