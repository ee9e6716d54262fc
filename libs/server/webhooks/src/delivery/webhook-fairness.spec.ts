import { type EventReceiver, startEventReceiver, until } from '@portada/testing';
import { SenderHarness } from './webhook-sender.fixture';

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

test('receivers that fail occupy only the slots of failing receivers', async () => {
  const dead = await Promise.all(Array.from({ length: 12 }, () => harness.endpoint(slow.url)));
  for (const { user } of dead) await harness.failGeneration(user.id);
  await harness.owner.query('UPDATE webhook_endpoints SET failing_since = now()');
  const working = await Promise.all(Array.from({ length: 12 }, () => harness.endpoint(quick.url)));
  for (const { user } of working) await harness.failGeneration(user.id);
  const sender = harness.sender();
  expect(await sender.startDue()).toBe(20);
  await until(() => quick.events.length === 12 && slow.events.length === 8, { what: 'the events' });
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
