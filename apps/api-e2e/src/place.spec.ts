import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createStudio } from '@portada/studio/engine';
import { auditOf } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createStudio({ directory: join(__dirname, '../../../dist/studio'), threads: 1 }),
  });
  ana = await app.creator(3);
});
afterAll(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
  await worker.close();
  await app.close();
});

const generate = (place: string, key: string = randomUUID()) =>
  ana.client.post(
    '/api/generate-image',
    { thumbnailId: ana.thumbnailId, prompt: 'Shocked woman reacts to her electricity bill', place },
    { 'idempotency-key': key, prefer: 'wait=60' },
  );

test('a chosen place is the background of the image and its document, and is stored with the request', async () => {
  const key = randomUUID();
  expect((await generate('forest', key)).body).toMatchObject({ success: true, status: 'succeeded' });
  const { body } = await ana.client.get(`/api/thumbnails/${ana.thumbnailId}/document`);
  const { layers } = (body as { scene: { layers: { kind: string; panorama?: string }[] } }).scene;
  expect(layers.flatMap(({ panorama }) => panorama ?? [])).toEqual(['forest']);
  expect((await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`)).body).toMatchObject({
    prompt: { place: 'forest' },
  });
  // The place is part of the request, so the same key with another place is another request.
  expect(await generate('forest', key)).toMatchObject({ body: { success: true, generationId: key } });
  expect(await generate('city', key)).toMatchObject({ body: { code: 'idempotency_conflict' } });
});

test('an unknown place is refused, and costs nothing', async () => {
  const { body: before } = await ana.client.get('/api/me/credits');
  for (const place of ['moon', '', '../forest'])
    expect(await generate(place)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { place: expect.any(String) } },
    });
  expect((await ana.client.get('/api/me/credits')).body).toEqual(before);
});
