import { randomUUID } from 'node:crypto';
import { createPromptScriptedModel } from '@portada/image-models';
import { auditOf, until } from '@portada/testing';
import { startInProcessWorker } from './harness/in-process-worker';
import { type TestApp, generateImageBody, idempotencyKeyHeader, startTestApp } from './harness/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('accepts requests and keeps sessions without Redis, and runs the generations when Redis is available again', async () => {
  const ana = await app.creator(5);
  await app.redis.kill();
  const keys = Array.from({ length: 5 }, () => randomUUID());
  const answers = await Promise.all(
    keys.map((key) =>
      ana.client.post(
        '/api/generate-image',
        generateImageBody(ana.thumbnailId, '[slow 1]'),
        idempotencyKeyHeader(key),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 202));
  expect((await ana.client.get('/api/me')).status).toBe(200);
  expect((await ana.client.post('/api/thumbnails', { title: 'Made without Redis' })).status).toBe(201);
  const health = await app.anonymous.get('/api/health/ready');
  expect([health.status, health.body]).toEqual([200, { ready: true, missing: [], degraded: ['redis'] }]);
  // Only one generation of a user is next in line. The next generation is enqueued when a slot claims the first.
  expect(await app.count('SELECT count(*) FROM outbox')).toBe(1);

  const worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  await app.redis.start();
  await until(
    async () => {
      await worker.sweeps.handOver().catch(() => undefined);
      return (await app.count(`SELECT count(*) FROM generations WHERE status = 'succeeded'`)) === 5;
    },
    { what: 'all five images to be generated' },
  );
  await worker.close();
  expect(await app.count('SELECT count(*) FROM outbox')).toBe(0);
  expect(await auditOf(app.owner)).toEqual([]);
});

test('a frozen Redis delays no request', async () => {
  const ana = await app.creator(1);
  app.redis.freeze();
  try {
    const answer = await ana.client.post(
      '/api/generate-image',
      generateImageBody(ana.thumbnailId),
      idempotencyKeyHeader(),
    );
    expect(answer.status).toBe(202);
  } finally {
    app.redis.thaw();
  }
}, 5_000);
