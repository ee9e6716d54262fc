import { randomUUID } from 'node:crypto';
import type { BusMessage } from '@portada/contracts';
import { createLogger } from '@portada/observability';
import { type RedisServer, startRedisServer, until } from '@portada/testing';
import { Redis } from 'ioredis';
import { createEventPublisher } from './event-publisher';
import { createEventSubscriber } from './event-subscriber';
import type { EventPublisher, EventSubscriber } from './port';
import { StreamPlace } from './stream-place';

const lines: string[] = [];
const logger = createLogger(
  { name: 'test', level: 'info' },
  { write: (line: string) => void lines.push(line) },
);
const userId = randomUUID();

let server: RedisServer;
let stream: string;
let raw: Redis;
let publisher: EventPublisher;
let subscriber: EventSubscriber;
let seen: BusMessage[];
let gaps: number;

beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.remove());

beforeEach(async () => {
  lines.length = 0;
  seen = [];
  gaps = 0;
  stream = `test:${randomUUID()}`;
  raw = new Redis(server.url, { retryStrategy: () => 100, maxRetriesPerRequest: null });
  raw.on('error', () => undefined);
  publisher = createEventPublisher({ redisUrl: server.url, logger, stream });
  subscriber = createEventSubscriber({ redisUrl: server.url, logger, stream });
  await subscriber.start({ onMessage: (message) => void seen.push(message), onGap: () => void (gaps += 1) });
});
afterEach(async () => {
  await publisher.close();
  await subscriber.close();
  raw.disconnect();
});

const credits = (version: number) =>
  publisher.publish(userId, 'credits.updated', { available: 1, held: 0, version });
const versions = () =>
  seen.flatMap((message) =>
    message.kind === 'event' && message.name === 'credits.updated'
      ? [(message.body as { version: number }).version]
      : [],
  );
const upTo = (n: number) => Array.from({ length: n }, (_, version) => version);
const arrived = (count: number) => until(() => versions().length >= count, { what: `${count} messages` });
const healed = () => until(() => gaps > 0, { what: 'a gap' });

test('the event stream delivers every message once, in order, without a gap', async () => {
  for (const version of upTo(1_200)) credits(version);
  await arrived(1_200);
  expect(versions()).toEqual(upTo(1_200));
  publisher.publishSessionEnded(userId, randomUUID());
  await until(() => seen.at(-1)?.kind === 'session-ended', { what: 'the end of the session' });
  expect(gaps).toBe(0);
});

test('the event stream reports no lost entries to a reader, whether or not the reader has read all entries', async () => {
  const place = new StreamPlace(raw, stream);
  await place.toEnd();
  expect(await place.lostAny()).toBe(false);
  for (const version of upTo(700)) credits(version);
  await arrived(700);
  expect(await place.lostAny()).toBe(false);
  expect(await place.next()).toHaveLength(500);
  expect(await place.lostAny()).toBe(false);
  expect(await place.next()).toHaveLength(200);
  expect(await place.lostAny()).toBe(false);
});

test('an event subscriber reads only messages that are published after its start', async () => {
  credits(0);
  await arrived(1);
  const late: BusMessage[] = [];
  const other = createEventSubscriber({ redisUrl: server.url, logger, stream });
  await other.start({ onMessage: (message) => void late.push(message), onGap: () => undefined });
  credits(1);
  await until(() => late.length > 0, { what: 'the new message' });
  expect(late).toHaveLength(1);
  await other.close();
});

test('an event subscriber reports the age of a message', async () => {
  const ages: number[] = [];
  const other = createEventSubscriber({ redisUrl: server.url, logger, stream });
  await other.start({ onMessage: (_message, ageMs) => void ages.push(ageMs), onGap: () => undefined });
  credits(0);
  await until(() => ages.length, { what: 'an age' });
  expect(ages[0]).toBeGreaterThanOrEqual(-5);
  expect(ages[0]).toBeLessThan(5_000);
  await other.close();
});

test('an event subscriber delivers messages that were published while Redis was down, and reports a gap', async () => {
  credits(0);
  await arrived(1);
  await server.kill();
  for (const version of [1, 2, 3]) credits(version);
  await server.start();
  await healed();
  await arrived(4);
  expect(versions()).toEqual([0, 1, 2, 3]);
});

test('an event subscriber reports a wiped stream as a gap and delivers later messages', async () => {
  credits(0);
  await arrived(1);
  await raw.flushall();
  await healed();
  credits(1);
  await arrived(2);
  expect(gaps).toBe(1);
});

test('an event subscriber reports a stream that was wiped and filled again as a gap', async () => {
  for (const version of upTo(5)) credits(version);
  await arrived(5);
  await raw
    .multi()
    .flushall()
    .xadd(stream, '*', 'message', JSON.stringify({ kind: 'other' }))
    .exec();
  await healed();
  credits(5);
  await arrived(6);
  expect(gaps).toBe(1);
});

test('an event subscriber reports a stream that was restored from an older state as a gap and delivers later messages', async () => {
  credits(0);
  await arrived(1);
  const old = await raw.dumpBuffer(stream);
  credits(1);
  await arrived(2);
  await raw.restore(stream, 0, old, 'REPLACE');
  await healed();
  credits(2);
  await arrived(3);
});

test('an event subscriber reports entries that were trimmed before they were read as a gap', async () => {
  await raw.multi().xadd(stream, '*', 'message', '{}').xtrim(stream, 'MAXLEN', 0).exec();
  await healed();
  credits(0);
  await arrived(1);
});

test('an event subscriber drops a malformed message and delivers the next message', async () => {
  for (const text of ['no json', '{}', JSON.stringify({ kind: 'event', userId: 'x', name: 'y' })]) {
    await raw.xadd(stream, '*', 'message', text);
  }
  credits(0);
  await arrived(1);
  expect(seen).toHaveLength(1);
  expect(lines.join('')).toContain('event dropped');
});

test('the event publisher never throws, and users of dropped messages get a resync event', async () => {
  await server.kill();
  for (const version of upTo(5_500)) credits(version);
  const other = randomUUID();
  publisher.publish(other, 'resync', {});
  await server.start();
  await arrived(5_000);
  const resyncedUsers = () =>
    seen.flatMap((m) => (m.kind === 'event' && m.name === 'resync' ? [m.userId] : []));
  await until(() => resyncedUsers().length >= 2, { what: 'two resync events' });
  expect(resyncedUsers().sort()).toEqual([userId, other].sort());
  expect(versions()).toEqual(upTo(5_000));
  expect(lines.filter((line) => line.includes('dropping events'))).toHaveLength(1);
});

test('the event publisher drops a body that cannot be serialized without an error for the caller', async () => {
  const body = { available: 1, held: 0, version: 1n as unknown as number };
  expect(() => publisher.publish(userId, 'credits.updated', body)).not.toThrow();
  credits(2);
  await arrived(1);
  expect(versions()).toEqual([2]);
});

test('the event publisher loses no message while Redis hangs', async () => {
  credits(0);
  await arrived(1);
  server.freeze();
  credits(1);
  await expect(subscriber.ping()).rejects.toThrow();
  server.thaw();
  credits(2);
  await until(() => new Set(versions()).size === 3, { what: 'all three messages' });
});

test('closing the event publisher sends waiting messages, also before the connection is open', async () => {
  credits(0);
  const last = createEventPublisher({ redisUrl: server.url, logger, stream });
  for (const version of [7, 8]) {
    last.publish(userId, 'credits.updated', { available: 1, held: 0, version });
  }
  await last.close();
  await arrived(3);
});
