import { randomUUID } from 'node:crypto';
import { type EventEmitter, once } from 'node:events';
import { Test } from '@nestjs/testing';
import { SessionReader, SessionsModule } from '@portada/accounts';
import { type EventBody, type EventName, type Ready, eventSchemas, readySchema } from '@portada/contracts';
import { DatabaseModule } from '@portada/database';
import { type EventPublisher, createEventPublisher, createEventSubscriber } from '@portada/events';
import { Metrics, createLogger } from '@portada/observability';
import {
  type RedisServer,
  type TestDatabase,
  createSession,
  createUser,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { Pool } from 'pg';
import { type Socket, io } from 'socket.io-client';
import type { ReadSession } from './handshake';
import { SocketGateway } from './socket-gateway';

const publicUrl = 'http://portada.test';
const logger = createLogger({ name: 'test', level: 'silent' });

let database: TestDatabase;
let owner: Pool;
let redis: RedisServer;
let publisher: EventPublisher;
let gateway: SocketGateway;
let metrics: Metrics;
let port: number;
let closeNest: () => Promise<void>;
let readSession: ReadSession;
const stream = 'portada:events';
const sockets: Socket[] = [];

beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  owner = new Pool({ connectionString: database.url });
  const nest = await Test.createTestingModule({
    imports: [
      DatabaseModule.register({ url: database.url, entities: [], poolSize: 2, applicationName: 'test' }),
      SessionsModule.register({ publicUrl }),
    ],
  }).compile();
  closeNest = () => nest.close();
  const reader = nest.get(SessionReader);
  readSession = (cookie) => reader.readSession(cookie);
});
afterAll(async () => {
  await closeNest();
  await owner.end();
  await Promise.all([database.drop(), redis.remove()]);
});

beforeEach(async () => {
  publisher = createEventPublisher({ redisUrl: redis.url, logger, stream });
  metrics = new Metrics('gateway');
  const subscriber = createEventSubscriber({ redisUrl: redis.url, logger, stream });
  const started = jest.spyOn(subscriber, 'start');
  gateway = new SocketGateway({
    publicUrl,
    readSession: (cookie) => readSession(cookie),
    subscriber,
    metrics,
    logger,
  });
  port = await gateway.listen(0, '127.0.0.1');
  // The test waits until the gateway reads the event stream. Events that were published earlier reach no socket.
  await started.mock.results[0]?.value;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await gateway.close();
  await publisher.close();
});

/** Method of the engine.io client that its public types do not have. */
type RawEngine = { _sendPacket(type: string): void };

type Seen = { [N in EventName]: EventBody<N>[] };
/**
 * A socket client that behaves like a browser. `seen` has the received events; `ready` resolves with the first
 * message of the socket.
 */
type Browser = { socket: Socket; seen: Seen; ready: Promise<Ready> };

/** Opens a socket as a browser does. Every received event is parsed by its schema. */
const open = (headers: Record<string, string>, transports = ['websocket']): Browser => {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/socket.io',
    transports,
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 100,
    extraHeaders: headers,
  });
  sockets.push(socket);
  const seen: Seen = {
    'generation.updated': [],
    'credits.updated': [],
    'thumbnail.updated': [],
    'console.updated': [],
    resync: [],
  };
  const ready = new Promise<Ready>((resolve) =>
    socket.once('ready', (body: unknown) => resolve(readySchema.strict().parse(body))),
  );
  socket.onAny((name: EventName | 'ready', body: unknown) => {
    if (name !== 'ready') (seen[name] as unknown[]).push(eventSchemas[name].strict().parse(body));
  });
  return { socket, seen, ready };
};

const connected = async (browser: Browser): Promise<Browser> => {
  await until(() => browser.socket.connected, { what: 'the socket to connect' });
  return browser;
};

/** Creates a signed-in user with an open socket. */
const signIn = async (role: 'user' | 'admin' = 'user') => {
  const user = await createUser(owner, { role });
  const cookie = await createSession(owner, user.id);
  const { rows } = await owner.query<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [user.id]);
  const browser = await connected(open({ cookie, origin: publicUrl }));
  return { ...browser, userId: user.id, sessionId: rows[0]?.id ?? '', cookie };
};

/**
 * Resolves when the gateway refuses a connection. `message` is the message of the error; `again` is true if the client
 * tries again.
 */
const refusal = (browser: Browser) =>
  new Promise<{ message: string; again: boolean }>((resolve, reject) => {
    browser.socket.once('connect', () => reject(new Error('the gateway accepted the connection')));
    browser.socket.once('connect_error', (error) =>
      resolve({ message: error.message, again: browser.socket.active }),
    );
  });

const credits = (version: number): EventBody<'credits.updated'> => ({ available: 1, held: 1, version });
const generation = (): EventBody<'generation.updated'> => ({
  id: randomUUID(),
  thumbnailId: randomUUID(),
  status: 'running',
  stage: 'subject',
  percent: 40,
  queuePosition: null,
  providerQueuePosition: null,
  credits: 1,
  spentCredits: null,
  etaMs: 1_000,
  isLate: false,
  previewUrl: null,
  imageUrl: null,
  model: 'studio',
  seed: 7,
  lettering: null,
  errorCode: null,
  version: 3,
  createdAt: new Date().toISOString(),
  startedAt: new Date().toISOString(),
  finishedAt: null,
});

test.each([
  ['messages', (socket: Socket) => void socket.emit('hello', 1)],
  [
    'answers without a ping',
    (socket: Socket) => void (socket.io.engine as unknown as RawEngine)._sendPacket('pong'),
  ],
])(
  'a connection that sends too many %s is closed, while another connection of its user stays open',
  async (_what, flood) => {
    const ann = await signIn();
    const { socket } = await connected(open({ cookie: ann.cookie, origin: publicUrl }));
    const closed = once(socket as unknown as EventEmitter, 'disconnect');
    for (let count = 0; count < 40; count += 1) flood(socket);
    await closed;
    expect(ann.socket.connected).toBe(true);
  },
);

test('the gateway refuses an address with too many handshakes without a session before a session is looked up, and accepts other addresses', async () => {
  let lookUps = 0;
  const real = readSession;
  readSession = (cookie) => {
    lookUps += 1;
    return real(cookie);
  };
  const knock = async (address: string, cookie = `sid=${'x'.repeat(43)}`) => {
    const headers = { cookie, origin: publicUrl, 'x-forwarded-for': address };
    const answer = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  try {
    for (let count = 0; count < 60; count += 1) expect(await knock('203.0.113.7')).toBe(200);
    expect(lookUps).toBe(60);
    expect(await knock('203.0.113.7')).toBe(403);
    expect(await knock(' 6.6.6.6, 203.0.113.7')).toBe(403);
    expect(lookUps).toBe(60);
    expect(await knock('203.0.113.8')).toBe(200);
    const user = await createUser(owner);
    expect(await knock('203.0.113.9', await createSession(owner, user.id))).toBe(200);
  } finally {
    readSession = real;
  }
});

test('each event reaches every socket of its user, and no socket of another user', async () => {
  const ann = await signIn();
  const annsPhone = await connected(open({ cookie: ann.cookie, origin: publicUrl }, ['polling']));
  const ben = await signIn();
  const body = generation();
  publisher.publish(ann.userId, 'generation.updated', body);
  publisher.publish(ann.userId, 'thumbnail.updated', {
    id: randomUUID(),
    status: 'processing',
    updatedAt: new Date().toISOString(),
  });
  publisher.publish(ann.userId, 'credits.updated', credits(1));
  publisher.publish(ben.userId, 'credits.updated', credits(2));
  for (const { seen } of [ann, annsPhone]) {
    await until(() => seen['credits.updated'].length, { what: "Ann's events" });
    expect(seen['generation.updated']).toEqual([body]);
    expect(seen['thumbnail.updated']).toHaveLength(1);
    expect(seen['credits.updated']).toEqual([credits(1)]);
  }
  await until(() => ben.seen['credits.updated'].length, { what: "Ben's event" });
  expect(ben.seen['credits.updated']).toEqual([credits(2)]);
  expect(ben.seen['generation.updated']).toEqual([]);
  expect(await metrics.registry.metrics()).toMatch(/portada_gateway_sockets\{process="gateway"\} 3/);
});

test('a new socket receives the time since the last event of its user, independent of events of other users', async () => {
  const ann = await signIn();
  const ben = await signIn();
  const opened = performance.now();
  publisher.publish(ann.userId, 'credits.updated', credits(1));
  await until(() => ann.seen['credits.updated'].length, { what: 'the credits event' });
  const [anns, bens] = [ann, ben].map(({ cookie }) => open({ cookie, origin: publicUrl }));
  const missed = (await anns?.ready)?.quietMs ?? Infinity;
  expect(missed).toBeLessThan(performance.now() - opened);
  expect((await bens?.ready)?.quietMs).toBeGreaterThan(missed);
});

test('quietMs, which a new socket receives, does not include the time before a possible loss of events', async () => {
  const ann = await signIn();
  const before = performance.now();
  await redis.kill();
  await redis.start();
  await until(() => ann.seen.resync.length, { what: 'the request to refetch' });
  const { quietMs } = await open({ cookie: ann.cookie, origin: publicUrl }).ready;
  expect(quietMs).toBeLessThan(performance.now() - before);
});

test('clients cannot join the room of another user or send events', async () => {
  const ann = await signIn();
  const ben = await signIn();
  for (const name of ['join', 'subscribe', 'room', 'credits.updated'])
    ben.socket.emit(name, `user:${ann.userId}`);
  const query = open({ cookie: ben.cookie, origin: publicUrl, 'x-room': `user:${ann.userId}` });
  await connected(query);
  publisher.publish(ann.userId, 'credits.updated', credits(1));
  publisher.publish(ben.userId, 'credits.updated', credits(2));
  await until(() => ben.seen['credits.updated'].length && query.seen['credits.updated'].length, {
    what: 'the credits events of both users',
  });
  expect([...ben.seen['credits.updated'], ...query.seen['credits.updated']]).toEqual([
    credits(2),
    credits(2),
  ]);
});

test.each([
  ['a page of another origin', { origin: 'http://evil.test' }],
  ['a page of another port', { origin: `${publicUrl}:81` }],
  ['a page whose origin is the requested host', { host: 'evil.test', origin: 'http://evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page of another site that sends no Origin', { 'sec-fetch-site': 'cross-site' }],
])('the gateway refuses the connection of %s', async (_who, headers) => {
  const { cookie } = await signIn();
  expect((await refusal(open({ cookie, ...headers }))).message).not.toBe('signed_out');
});

test('the gateway accepts a script that sends no Origin but a valid session cookie', async () => {
  const { cookie } = await signIn();
  await connected(open({ cookie }));
});

test.each([
  ['no cookie', {}],
  ['an unknown token', { cookie: `sid=${'x'.repeat(43)}` }],
  ['another cookie', { cookie: 'other=1' }],
])(
  'the gateway refuses a signed-out socket with signed_out, so that the client does not reconnect: %s',
  async (_what, headers) => {
    const answer = await refusal(open({ origin: publicUrl, ...headers }));
    expect(answer).toEqual({ message: 'signed_out', again: false });
  },
);

test('the gateway refuses sockets while the database is unavailable, and browsers connect again on their own', async () => {
  const { cookie } = await signIn();
  const real = readSession;
  readSession = () =>
    Promise.reject(Object.assign(new Error('the database is unavailable'), { code: 'ECONNREFUSED' }));
  const browser = open({ cookie, origin: publicUrl });
  expect(await refusal(browser)).toMatchObject({ again: true });
  readSession = real;
  await connected(browser);
});

test('a sign-out closes the sockets of its session within a second, and no sockets of other sessions', async () => {
  const ann = await signIn();
  const elsewhere = await connected(
    open({ cookie: await createSession(owner, ann.userId), origin: publicUrl }),
  );
  await owner.query('DELETE FROM sessions WHERE id = $1', [ann.sessionId]);
  publisher.publishSessionEnded(ann.userId, ann.sessionId);
  await until(() => !ann.socket.connected, { what: 'the end of the socket', timeoutMs: 1_000 });
  expect(elsewhere.socket.connected).toBe(true);
});

test('the periodic check closes the sockets of a session whose end was not published, and closes no socket while the database is unavailable', async () => {
  const ann = await signIn();
  const ben = await signIn();
  await owner.query('DELETE FROM sessions WHERE id = $1', [ann.sessionId]);
  const real = readSession;
  readSession = () => Promise.reject(new Error('the database is unavailable'));
  await gateway.recheck();
  expect([ann.socket.connected, ben.socket.connected]).toEqual([true, true]);
  readSession = real;
  await gateway.recheck();
  await until(() => !ann.socket.connected, { what: 'the end of the socket' });
  expect(ben.socket.connected).toBe(true);
});

test('the gateway closes a socket whose session ends while the socket is being opened', async () => {
  const ann = await signIn();
  publisher.publishSessionEnded(ann.userId, ann.sessionId);
  await until(() => !ann.socket.connected, { what: 'the end of the first socket' });
  // The row of the session still exists, as if the session was looked up just before its end.
  const late = open({ cookie: ann.cookie, origin: publicUrl });
  await new Promise((resolve) => late.socket.once('disconnect', resolve));
});

test('the gateway requests one refetch from every browser after an outage of Redis, and delivers events again', async () => {
  const ann = await signIn();
  publisher.publish(ann.userId, 'credits.updated', credits(1));
  await until(() => ann.seen['credits.updated'].length, { what: 'the first event' });
  await redis.kill();
  publisher.publish(ann.userId, 'credits.updated', credits(2));
  await redis.start();
  await until(() => ann.seen.resync.length, { what: 'the request to refetch' });
  await until(() => ann.seen['credits.updated'].length === 2, { what: 'the second event' });
  expect(ann.socket.connected).toBe(true);
});

test('the gateway allows a user at most ten sockets', async () => {
  const ann = await signIn();
  for (let n = 0; n < 9; n += 1) await connected(open({ cookie: ann.cookie, origin: publicUrl }));
  const eleventh = open({ cookie: ann.cookie, origin: publicUrl });
  await new Promise((resolve) => eleventh.socket.once('disconnect', resolve));
  expect(ann.socket.connected).toBe(true);
  ann.socket.disconnect();
  await until(
    async () => {
      eleventh.socket.connect();
      await new Promise<void>((resolve) => eleventh.socket.once('connect', resolve));
      publisher.publish(ann.userId, 'credits.updated', credits(1));
      return until(() => eleventh.seen['credits.updated'].length, {
        what: 'a credits event at the eleventh socket',
        timeoutMs: 300,
      });
    },
    { what: 'the eleventh socket to be accepted' },
  );
});

test('the gateway drops an event that does not match its schema, and delivers the next event', async () => {
  const ann = await signIn();
  publisher.publish(ann.userId, 'credits.updated', { available: -1 } as EventBody<'credits.updated'>);
  publisher.publish(ann.userId, 'credits.updated', credits(1));
  await until(() => ann.seen['credits.updated'].length, { what: 'the valid event' });
  expect(ann.seen['credits.updated']).toEqual([credits(1)]);
});

test('only administrators are notified that the figures of the console changed, at once and without any data', async () => {
  const [ann, admin] = [await signIn(), await signIn('admin')];
  for (let version = 1; version <= 20; version += 1)
    publisher.publish(ann.userId, 'credits.updated', credits(version));
  await until(() => ann.seen['credits.updated'].length === 20, { what: 'all events of the user' });
  await until(() => admin.seen['console.updated'].length, { what: 'the notice' });
  expect(admin.seen['console.updated']).toEqual([{}]);
  expect(admin.seen['credits.updated']).toEqual([]);
  expect(ann.seen['console.updated']).toEqual([]);
});

test('a connection that sends a large message is closed', async () => {
  const ann = await signIn();
  ann.socket.emit('anything', 'x'.repeat(17 * 1024));
  await new Promise((resolve) => ann.socket.once('disconnect', resolve));
});

test('the gateway closes its connections when it stops, and browsers connect again on their own', async () => {
  const ann = await signIn();
  const gone = new Promise<string>((resolve) => ann.socket.once('disconnect', resolve));
  await gateway.close();
  await gone;
  expect(ann.socket.active).toBe(true);
});

test('a stopping gateway closes its sockets one after the other, and delivers events to the sockets that are still open', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => signIn()));
  const closedAt = all.map(
    ({ socket }) => new Promise<number>((resolve) => socket.once('disconnect', () => resolve(Date.now()))),
  );
  const begin = Date.now();
  const closed = gateway.close({ announceMs: 200, spreadMs: 600 });
  for (const { userId } of all) publisher.publish(userId, 'credits.updated', credits(1));
  for (const { seen } of all)
    await until(() => seen['credits.updated'].length, { what: 'the event of an open socket' });
  const times = await Promise.all(closedAt);
  expect(Math.min(...times) - begin).toBeGreaterThanOrEqual(190);
  // Six random times within 600 ms are almost never within 20 ms.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(20);
  expect(all.every(({ socket }) => socket.active)).toBe(true);
  await closed;
});
