import { randomUUID } from 'node:crypto';
import { adminAuditPageSchema, adminOverviewSchema } from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import { until } from '@portada/testing';
import { startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

let app: TestApp;
let admin: Creator;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  [admin, ana] = await Promise.all([app.administrator(), app.creator(5)]);
});
afterAll(() => app.close());

const flip = (name: string, word: 'pause' | 'resume', body: object = { reason: 'a test' }) =>
  admin.client.post(`/api/admin/queues/${name}/${word}`, body);
const queues = async () => {
  const { body } = await admin.client.get('/api/admin/overview');
  return adminOverviewSchema.parse(body).queues;
};
const actions = async () => {
  const { body } = await admin.client.get('/api/admin/audit-log');
  return adminAuditPageSchema.parse(body).items.map(({ action, target, reason }) => [action, target, reason]);
};
const statusOf = async (id: string) => {
  const { body } = await ana.client.get(`/api/generations/${id}`);
  return (body as { status: string }).status;
};

test('a generation waits while the queue is paused, and is made after the queue is resumed, with both in the audit log', async () => {
  await until(async () => (await queues())[0]?.isPaused === false, { what: 'Redis to be available' });
  const worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  expect((await flip('generations', 'pause', { reason: ' the provider is down ' })).status).toBe(204);
  const id = randomUUID();
  await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[slow 1]'),
    idempotencyKeyHeader(id),
  );
  await until(async () => (await queues())[0]?.waiting === 1, { what: 'the job to wait in the queue' });
  expect(await queues()).toMatchObject([
    { name: 'generations', isPaused: true, waiting: 1, active: 0 },
    { name: 'background', isPaused: false },
  ]);
  expect(await statusOf(id)).toBe('queued');
  expect((await flip('generations', 'resume')).status).toBe(204);
  await until(async () => (await statusOf(id)) === 'succeeded', { what: 'the generation to succeed' });
  expect(await actions()).toEqual([
    ['queue.resume', 'generations', 'a test'],
    ['queue.pause', 'generations', 'the provider is down'],
  ]);
  await worker.close();
});

test('refuses to pause an unknown queue, or a queue without a reason, and records nothing', async () => {
  const before = await actions();
  expect((await flip('mails', 'pause')).status).toBe(404);
  for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 'x', more: 1 }])
    expect((await flip('generations', 'pause', body)).status).toBe(400);
  expect((await ana.client.post('/api/admin/queues/generations/pause', { reason: 'x' })).status).toBe(403);
  expect((await queues())[0]?.isPaused).toBe(false);
  expect(await actions()).toEqual(before);
});

test('refuses to pause a queue while Redis is unavailable, and records nothing', async () => {
  const before = await actions();
  await app.redis.kill();
  await until(async () => (await queues())[0]?.isPaused === null, { what: 'Redis to be unavailable' });
  expect((await flip('generations', 'pause')).status).toBe(503);
  expect(await actions()).toEqual(before);
  await app.redis.start();
  await until(async () => (await queues())[0]?.isPaused === false, { what: 'Redis to be available again' });
});
