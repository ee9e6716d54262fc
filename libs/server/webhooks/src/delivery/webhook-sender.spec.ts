import { webhookPayloadSchema } from '@portada/contracts';
import {
  type EventReceiver,
  createThumbnail,
  encryptFormerSecret,
  reserveGeneration,
  startEventReceiver,
  until,
  withShiftedClock,
  wrongClocks,
} from '@portada/testing';
import { Webhook } from 'standardwebhooks';
import { replaceSecret } from '../endpoints/webhook-endpoints.queries';
import { retryPause } from './retry-schedule';
import { SenderHarness } from './webhook-sender.fixture';

let harness: SenderHarness;
let receiver: EventReceiver;
beforeAll(async () => {
  harness = await SenderHarness.start();
});
afterAll(() => harness.close());
beforeEach(async () => {
  receiver = await startEventReceiver();
  await harness.owner.query('DELETE FROM webhook_endpoints; DELETE FROM mails');
});
afterEach(() => receiver.close());

const lastEvent = () => {
  const event = receiver.events.at(-1);
  if (!event) throw new Error('no event arrived');
  return event;
};

test('a failed generation is sent once, and the official verifier accepts it', async () => {
  const { id, user, secret } = await harness.endpoint(receiver.url);
  const generationId = await harness.failGeneration(user.id);
  await harness.drain();
  const [state] = await harness.states(id);
  expect(state).toMatchObject({ attempts: 1, isDelivered: true, isWaiting: false, code: 204, failure: null });
  expect(receiver.events).toHaveLength(1);
  const { body, headers } = lastEvent();
  expect(headers['webhook-id']).toBe(state?.id);
  const payload = webhookPayloadSchema.parse(new Webhook(secret).verify(body, headers));
  expect(payload).toMatchObject({
    type: 'generation.failed',
    data: { generationId, status: 'failed', errorCode: 'provider' },
  });
  expect(payload.data.thumbnailUrl).toBe(
    `https://portada.test/api/v1/thumbnails/${payload.data.thumbnailId}`,
  );
});

test.each(wrongClocks)('a receiver accepts an event of a worker whose clock is %s', async (_how, ms) => {
  const { user, secret } = await harness.endpoint(receiver.url);
  await harness.failGeneration(user.id);
  await withShiftedClock(ms, () => harness.drain());
  const { body, headers } = lastEvent();
  expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
});

test('the verifier refuses another secret, another body, another id and an old timestamp', async () => {
  const { user, secret } = await harness.endpoint(receiver.url);
  const other = await harness.endpoint(receiver.url);
  await harness.failGeneration(user.id);
  await harness.drain();
  const { body, headers } = lastEvent();
  const verifier = new Webhook(secret);
  expect(() => new Webhook(other.secret).verify(body, headers)).toThrow('No matching signature');
  expect(() => verifier.verify(`${body} `, headers)).toThrow('No matching signature');
  expect(() => verifier.verify(body, { ...headers, 'webhook-id': 'x' })).toThrow('No matching signature');
  const old = String(Number(headers['webhook-timestamp']) - 301);
  expect(() => verifier.verify(body, { ...headers, 'webhook-timestamp': old })).toThrow('too old');
});

test('a generation that is past its deadline is sent as failed', async () => {
  const { user } = await harness.endpoint(receiver.url);
  const thumbnailId = await createThumbnail(harness.owner, user.id);
  const id = await reserveGeneration(harness.owner, { userId: user.id, thumbnailId });
  await harness.owner.query('UPDATE generations SET deadline_at = now() WHERE id = $1', [id]);
  await harness.owner.query('SELECT fail_expired_generations(3)');
  await harness.drain();
  expect(JSON.parse(lastEvent().body)).toMatchObject({
    type: 'generation.failed',
    data: { generationId: id, errorCode: 'deadline' },
  });
});

test('an event that the endpoint did not ask for, and a cancelled generation, cause no delivery', async () => {
  const { id, user } = await harness.endpoint(receiver.url);
  const thumbnailId = await createThumbnail(harness.owner, user.id);
  const cancelled = await reserveGeneration(harness.owner, { userId: user.id, thumbnailId });
  await harness.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [cancelled]);
  await harness.owner.query('UPDATE webhook_endpoints SET events = $1', [['generation.completed']]);
  await harness.failGeneration(user.id);
  expect(await harness.states(id)).toEqual([]);
});

test('a replaced secret signs together with the former one for a day, and then alone', async () => {
  const { id, user, secret: former } = await harness.endpoint(receiver.url);
  const plain = Buffer.alloc(32, 7);
  const box = await harness.secrets().encrypt(id, plain);
  await replaceSecret(harness.database, user.id, id, { secret: box, hours: 24 });
  const current = new Webhook(`whsec_${plain.toString('base64')}`);
  await harness.failGeneration(user.id);
  await harness.drain();
  const during = lastEvent();
  expect(during.headers['webhook-signature']?.split(' ')).toHaveLength(2);
  expect(() => current.verify(during.body, during.headers)).not.toThrow();
  expect(() => new Webhook(former).verify(during.body, during.headers)).not.toThrow();
  await harness.owner.query(`UPDATE webhook_endpoints SET former_until = now() - interval '1 second'`);
  await harness.failGeneration(user.id);
  await harness.drain();
  const after = lastEvent();
  expect(() => current.verify(after.body, after.headers)).not.toThrow();
  expect(() => new Webhook(former).verify(after.body, after.headers)).toThrow('No matching signature');
});

test('secrets of an earlier version sign, and are encrypted with the current key an hour after the upgrade', async () => {
  const { id, user, secret } = await harness.endpoint(receiver.url);
  const key = Buffer.alloc(32, 3);
  const plain = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const other = Buffer.alloc(32, 8);
  await harness.owner.query(
    `UPDATE webhook_endpoints SET secret = $2, former_secret = $3, former_until = now() + interval '1 day' WHERE id = $1`,
    [id, ...[plain, other].map((one) => encryptFormerSecret(key, user.id, one, 'webhook'))],
  );
  await harness.owner.query(
    `UPDATE secrets SET value = CASE name WHEN 'webhooks' THEN $1 ELSE value END, created_at = now() - interval '2 hours'`,
    [key],
  );
  const expectSigned = async () => {
    await harness.failGeneration(user.id);
    await harness.drain();
    const { body, headers } = lastEvent();
    for (const one of [plain, other])
      expect(() => new Webhook(`whsec_${one.toString('base64')}`).verify(body, headers)).not.toThrow();
  };
  await expectSigned();
  expect(await harness.secrets().reencrypt()).toEqual({ reencrypted: 1, unreadable: 0 });
  const { rows } = await harness.owner.query<{ row: string; left: string }>(
    `SELECT encode(secret, 'escape') || ' ' || encode(former_secret, 'escape') AS row,
            (SELECT count(*) FROM secrets WHERE name = 'webhooks') AS left FROM webhook_endpoints`,
  );
  expect(rows).toEqual([
    { row: expect.stringMatching(/^enc:test:[\w-]{80} enc:test:[\w-]{80}$/), left: '0' },
  ]);
  await expectSigned();
});

test('a secret that is copied from another endpoint signs nothing', async () => {
  const { id, user } = await harness.endpoint(receiver.url);
  const other = await harness.endpoint(receiver.url);
  await harness.owner.query(
    'UPDATE webhook_endpoints SET secret = (SELECT secret FROM webhook_endpoints WHERE id = $2) WHERE id = $1',
    [id, other.id],
  );
  const sent = receiver.events.length;
  await harness.failGeneration(user.id);
  await harness.drain();
  expect(receiver.events).toHaveLength(sent);
  expect(await harness.states(id)).toMatchObject([{ isDelivered: false, isWaiting: true }]);
});

test('a receiver that answers 500 gets the same event again, with growing pauses, until the last attempt', async () => {
  const { id, user } = await harness.endpoint(receiver.url);
  receiver.behave(500);
  await harness.failGeneration(user.id);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await harness.drain();
    const [state] = await harness.states(id);
    expect(state).toMatchObject({
      attempts: attempt,
      failure: 'status',
      code: 500,
      isWaiting: attempt < 10,
    });
    await harness.passTime();
  }
  await harness.drain();
  expect(receiver.events).toHaveLength(10);
  expect(new Set(receiver.events.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.events.map(({ body }) => body)).size).toBe(1);
  expect([1, 2, 9, 10].map(retryPause)).toEqual([5, 300, 86_400, null]);
});

test('a redirect is a failure and is not followed', async () => {
  const { id, user } = await harness.endpoint(receiver.url);
  receiver.behave('redirect');
  await harness.failGeneration(user.id);
  await harness.drain();
  expect(await harness.states(id)).toMatchObject([{ failure: 'status', code: 302, isWaiting: true }]);
  expect(receiver.events.map(({ path }) => path)).toEqual(['/hooks']);
});

test('a closed connection is a failure', async () => {
  const { id, user } = await harness.endpoint(receiver.url);
  receiver.behave('close');
  await harness.failGeneration(user.id);
  await harness.drain();
  expect(await harness.states(id)).toMatchObject([{ failure: 'connection', code: null, isWaiting: true }]);
});

test.each(['endless', 'stuck'] as const)(
  'a body that is %s ends the request, and the status counts',
  async (manner) => {
    const { id, user } = await harness.endpoint(receiver.url);
    receiver.behave(manner);
    await harness.failGeneration(user.id);
    await harness.drain();
    expect(await harness.states(id)).toMatchObject([{ isDelivered: true, code: 200 }]);
    await until(() => receiver.open() === 0, { what: 'the connection to be closed' });
  },
);

test('the status 410 disables the endpoint, gives its deliveries up, and sends a mail to its user', async () => {
  const { id, user } = await harness.endpoint(receiver.url);
  receiver.behave(410);
  await harness.failGeneration(user.id);
  await harness.failGeneration(user.id);
  await harness.drain();
  expect(receiver.events).toHaveLength(1);
  expect(await harness.states(id)).toMatchObject([
    { failure: 'status', code: 410, isWaiting: false },
    { failure: 'disabled', code: null, isWaiting: false },
  ]);
  const { rows } = await harness.owner.query('SELECT disabled_reason FROM webhook_endpoints');
  expect(rows).toEqual([{ disabled_reason: 'gone' }]);
  const mails = await harness.owner.query('SELECT user_id, kind FROM mails');
  expect(mails.rows).toEqual([{ user_id: user.id, kind: 'webhook_disabled' }]);
  await harness.failGeneration(user.id);
  expect(await harness.states(id)).toHaveLength(2);
});

test('an endpoint that fails for five days is disabled, and a success in between ends the count', async () => {
  const { id, user } = await harness.endpoint(receiver.url);
  const fail = async (status: number) => {
    receiver.behave(status);
    await harness.failGeneration(user.id);
    await harness.drain();
  };
  const since = async () =>
    (await harness.owner.query('SELECT failing_since, disabled_reason FROM webhook_endpoints')).rows[0];
  await fail(500);
  expect((await since())?.failing_since).toBeInstanceOf(Date);
  await fail(204);
  expect(await since()).toEqual({ failing_since: null, disabled_reason: null });
  await fail(503);
  await harness.owner.query(
    `UPDATE webhook_endpoints SET failing_since = now() - interval '4 days 23 hours'`,
  );
  await fail(503);
  expect((await since())?.disabled_reason).toBeNull();
  await harness.owner.query(`UPDATE webhook_endpoints SET failing_since = now() - interval '5 days 1 hour'`);
  await fail(503);
  expect((await since())?.disabled_reason).toBe('failing');
  expect((await harness.states(id)).filter(({ isWaiting }) => isWaiting)).toEqual([]);
});
