import { randomUUID } from 'node:crypto';
import {
  type NewWebhookEndpoint,
  createdWebhookEndpointSchema,
  webhookDeliveryListSchema,
  webhookEndpointListSchema,
  webhookLimits,
  webhookPayloadSchema,
} from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import { ApiClient, type EventReceiver, startEventReceiver, until } from '@portada/testing';
import { Webhook } from 'standardwebhooks';
import {
  type InProcessWebhookWorker,
  startInProcessWebhookWorker,
} from './harness/in-process-webhook-worker';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

const path = '/api/webhook-endpoints';
let app: TestApp;
let worker: InProcessWorker;
let hooks: InProcessWebhookWorker;
let receiver: EventReceiver;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, redis } = app;
  receiver = await startEventReceiver();
  worker = await startInProcessWorker({
    databaseUrl,
    redisUrl: redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  hooks = await startInProcessWebhookWorker({ databaseUrl });
});
afterAll(async () => {
  await Promise.all([hooks.close(), worker.close()]);
  await receiver.close();
  await app.close();
});
beforeEach(async () => {
  ana = await app.creator(5);
  receiver.events.length = 0;
  receiver.behave(204);
});

const create = async (more: Partial<NewWebhookEndpoint> = {}, who = ana) => {
  const body = { url: receiver.url, events: ['generation.completed', 'generation.failed'], ...more };
  const answer = await who.client.post(path, body);
  expect(answer.status).toBe(201);
  return createdWebhookEndpointSchema.strict().parse(answer.body);
};
const generate = (directive?: string) =>
  ana.client.post('/api/generate-image', generateImageBody(ana.thumbnailId, directive), {
    ...idempotencyKeyHeader(randomUUID()),
    prefer: 'wait=20',
  });
const deliveriesOf = async (id: string) =>
  webhookDeliveryListSchema.parse((await ana.client.get(`${path}/${id}/deliveries`)).body).items;
const endpointsOf = async () => webhookEndpointListSchema.parse((await ana.client.get(path)).body).items;

test('an image that is ready, and one that failed, are sent to the endpoint of their user', async () => {
  const { secret, endpoint } = await create();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect((await generate()).body).toMatchObject({ status: 'succeeded' });
  expect((await generate('[fail safety]')).body).toMatchObject({ success: false });
  await hooks.drain();
  const payloads = receiver.events.map(({ body, headers }) =>
    webhookPayloadSchema.parse(new Webhook(secret).verify(body, headers)),
  );
  expect(payloads.map(({ type, data }) => [type, data.status])).toEqual([
    ['generation.completed', 'succeeded'],
    ['generation.failed', 'failed'],
  ]);
  expect(payloads.map(({ data }) => data.thumbnailId)).toEqual([ana.thumbnailId, ana.thumbnailId]);
  const listed = await deliveriesOf(endpoint.id);
  expect(listed.map(({ id }) => id)).toEqual(
    receiver.events.map(({ headers }) => headers['webhook-id']).reverse(),
  );
  expect(listed[0]).toMatchObject({ status: 'delivered', attempts: 1, responseCode: 204, failure: null });
});

test('an endpoint receives only the events that it asked for', async () => {
  const { endpoint } = await create({ events: ['generation.failed'] });
  await generate();
  expect(await deliveriesOf(endpoint.id)).toEqual([]);
});

test('a test event is sent, and a delivery that was given up is sent again with the same id', async () => {
  const { secret, endpoint } = await create();
  receiver.behave(500);
  const sent = await ana.client.post(`${path}/${endpoint.id}/test`);
  expect([sent.status, sent.body]).toMatchObject([202, { event: 'webhook.test', status: 'pending' }]);
  await hooks.drain();
  const [failed] = await deliveriesOf(endpoint.id);
  expect(failed).toMatchObject({ status: 'pending', attempts: 1, responseCode: 500, failure: 'status' });
  expect((await endpointsOf())[0]?.failingSince).not.toBeNull();
  await app.owner.query('UPDATE webhook_deliveries SET next_at = NULL WHERE id = $1', [failed?.id]);
  receiver.behave(200);
  const again = await ana.client.post(`${path}/${endpoint.id}/deliveries/${failed?.id}/resend`);
  expect([again.status, again.body]).toMatchObject([202, { id: failed?.id, status: 'pending', attempts: 0 }]);
  await hooks.drain();
  expect(await deliveriesOf(endpoint.id)).toMatchObject([{ id: failed?.id, status: 'delivered' }]);
  const [first, second] = receiver.events;
  expect(second?.body).toBe(first?.body);
  expect(new Webhook(secret).verify(second?.body ?? '', second?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
    data: {},
  });
});

test('a replaced secret signs at once, and the former one for a day', async () => {
  const { secret: former, endpoint } = await create();
  const answer = await ana.client.post(`${path}/${endpoint.id}/rotate`);
  const { secret, endpoint: changed } = createdWebhookEndpointSchema.parse(answer.body);
  expect(secret).not.toBe(former);
  expect(Date.parse(changed.formerSecretUntil ?? '') - Date.now()).toBeGreaterThan(23 * 60 * 60_000);
  await ana.client.post(`${path}/${endpoint.id}/test`);
  await hooks.drain();
  const [event] = receiver.events;
  for (const one of [secret, former])
    expect(() => new Webhook(one).verify(event?.body ?? '', event?.headers ?? {})).not.toThrow();
});

test('a disabled endpoint gets nothing, and its waiting deliveries are given up', async () => {
  const { endpoint } = await create();
  await ana.client.post(`${path}/${endpoint.id}/test`);
  const off = await ana.client.send('PATCH', `${path}/${endpoint.id}`, { body: { isEnabled: false } });
  expect(off.body).toMatchObject({ disabledReason: 'owner' });
  await generate();
  await hooks.drain();
  expect(receiver.events).toEqual([]);
  const [given] = await deliveriesOf(endpoint.id);
  expect(given).toMatchObject({ status: 'failed', failure: 'disabled', attempts: 0 });
  for (const route of ['test', `deliveries/${given?.id}/resend`]) {
    const answer = await ana.client.post(`${path}/${endpoint.id}/${route}`);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'webhook_disabled' }]);
  }
  const on = await ana.client.send('PATCH', `${path}/${endpoint.id}`, {
    body: { isEnabled: true, description: 'My bot', events: ['generation.failed'] },
  });
  expect(on.body).toMatchObject({
    disabledReason: null,
    description: 'My bot',
    events: ['generation.failed'],
    url: receiver.url,
  });
});

test.each([
  [{ url: 'http://example.com/' }, 'url'],
  [{ url: 'https://example.com:8443/' }, 'url'],
  [{ url: 'https://user:secret@example.com/' }, 'url'],
  [{ url: 'https://10.0.0.1/' }, 'url'],
  [{ url: 'http://0.0.0.0/' }, 'url'],
  [{ url: 'https://[::ffff:127.0.0.2]/' }, 'url'],
  [{ url: 'https://2852039166/' }, 'url'],
  [{ url: 'ftp://example.com/' }, 'url'],
  [{ url: `https://example.com/${'a'.repeat(2048)}` }, 'url'],
  [{ url: '' }, 'url'],
  [{ events: [] }, 'events'],
  [{ description: 'a'.repeat(101) }, 'description'],
])('an endpoint with the value %j is refused', async (values, field) => {
  const body = { url: 'https://example.com/', events: ['generation.failed'], ...values };
  const answer = await ana.client.post(path, body);
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  const { endpoint } = await create();
  const changed = await ana.client.send('PATCH', `${path}/${endpoint.id}`, { body: values });
  expect(changed.status).toBe(400);
  expect(await endpointsOf()).toMatchObject([{ url: receiver.url }]);
});

test('an account has at most five endpoints, also if they are created at once', async () => {
  const body = { url: 'https://example.com/', events: ['generation.failed'] };
  const answers = await Promise.all(
    Array.from({ length: webhookLimits.count + 3 }, () => ana.client.post(path, body)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'webhook_limit' });
});

test('a user reaches no endpoint of another user', async () => {
  const { endpoint } = await create();
  await ana.client.post(`${path}/${endpoint.id}/test`);
  const [delivery] = await deliveriesOf(endpoint.id);
  const bob = await app.creator();
  const own = await create({}, bob);
  for (const [method, route] of [
    ['GET', `${endpoint.id}/deliveries`],
    ['PATCH', endpoint.id],
    ['DELETE', endpoint.id],
    ['POST', `${endpoint.id}/rotate`],
    ['POST', `${endpoint.id}/test`],
    ['POST', `${endpoint.id}/deliveries/${delivery?.id}/resend`],
    ['POST', `${own.endpoint.id}/deliveries/${delivery?.id}/resend`],
    ['PATCH', 'no-id'],
  ] as const) {
    const answer = await bob.client.send(method, `${path}/${route}`, {
      ...(method !== 'GET' && { body: {} }),
    });
    expect([method, route, answer.status]).toEqual([method, route, 404]);
  }
  expect(await endpointsOf()).toMatchObject([{ id: endpoint.id, disabledReason: null }]);
});

test('an API key with every scope cannot manage endpoints, and changes need a recent sign-in', async () => {
  const { endpoint } = await create();
  const scopes = ['read', 'generate', 'edit', 'account'];
  const { body } = await ana.client.post('/api/api-keys', { name: 'A script', scopes });
  const headers = { authorization: `Bearer ${(body as { key: string }).key}` };
  const nobody = new ApiClient(app.api.origin);
  expect((await nobody.get('/api/v1/webhook-endpoints', headers)).status).toBe(404);
  expect((await nobody.get(path, headers)).status).toBe(401);
  await app.owner.query(
    `UPDATE sessions SET authenticated_at = now() - interval '1 hour' WHERE user_id = $1`,
    [ana.id],
  );
  const answers = await Promise.all([
    ana.client.post(path, { url: receiver.url, events: ['generation.failed'] }),
    ana.client.send('PATCH', `${path}/${endpoint.id}`, { body: { url: 'https://example.com/' } }),
    ana.client.post(`${path}/${endpoint.id}/rotate`),
  ]);
  for (const answer of answers)
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'recent_sign_in_required' }]);
});

test('secrets are encrypted, and endpoints are deleted with their account', async () => {
  const { secret, endpoint } = await create();
  await ana.client.post(`${path}/${endpoint.id}/test`);
  const { rows } = await app.owner.query<{ secret: Buffer }>(
    'SELECT secret FROM webhook_endpoints WHERE id = $1',
    [endpoint.id],
  );
  expect(rows[0]?.secret.includes(Buffer.from(secret.slice('whsec_'.length), 'base64'))).toBe(false);
  await app.owner.query('SELECT delete_account($1)', [ana.id]);
  expect(await app.count('SELECT count(*) FROM webhook_endpoints WHERE id = $1', [endpoint.id])).toBe(0);
  expect(
    await app.count('SELECT count(*) FROM webhook_deliveries WHERE endpoint_id = $1', [endpoint.id]),
  ).toBe(0);
});

test('created, changed and deleted endpoints are in the security log', async () => {
  const { endpoint } = await create();
  await ana.client.send('PATCH', `${path}/${endpoint.id}`, { body: { isEnabled: false } });
  expect((await ana.client.send('DELETE', `${path}/${endpoint.id}`)).status).toBe(204);
  await until(
    async () => {
      const { body } = await ana.client.get('/api/me/security-events');
      const kinds = (body as { items: { kind: string }[] }).items.map(({ kind }) => kind);
      return ['webhook_created', 'webhook_changed', 'webhook_deleted'].every((kind) => kinds.includes(kind));
    },
    { what: 'the entries of the security log' },
  );
});
