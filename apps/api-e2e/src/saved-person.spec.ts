import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createStudio } from '@portada/studio/engine';
import { auditOf } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { addAsset } from './harness/uploads';
import { type Creator, type TestApp, idempotencyKeyHeader, startTestApp } from './harness/test-app';

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
});
afterAll(async () => {
  await worker.close();
  await app.close();
});
beforeEach(async () => {
  ana = await app.creator(3);
});
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

/** Saves a person of a user. @returns ids of the person and its photo */
const savePerson = async (creator: Creator): Promise<{ id: string; assetId: string }> => {
  const pictures = { assetId: await addAsset(creator, 'photo'), maskId: await addAsset(creator, 'mask') };
  const answer = await creator.client.post('/api/people', { name: 'Me', ...pictures });
  expect(answer.status).toBe(201);
  return answer.body as { id: string; assetId: string };
};

const generate = ({ client, thumbnailId }: Creator, savedPersonId: string, key = idempotencyKeyHeader()) =>
  client.post(
    '/api/generate-image',
    { thumbnailId, prompt: 'Shocked woman reacts to her electricity bill', savedPersonId },
    { ...key, prefer: 'wait=60' },
  );

const photosOf = async ({ client, thumbnailId }: Creator): Promise<string[]> => {
  const { body } = await client.get(`/api/thumbnails/${thumbnailId}/document`);
  const { layers } = (body as { scene: { layers: { kind: string; assetId?: string }[] } }).scene;
  return layers.flatMap(({ kind, assetId }) => (kind === 'photo' && assetId ? [assetId] : []));
};

test('a saved person takes the part of the person, in the image, its document and the stored request', async () => {
  const { id, assetId } = await savePerson(ana);
  expect((await generate(ana, id)).body).toMatchObject({ success: true, status: 'succeeded' });
  expect(await photosOf(ana)).toEqual([assetId]);
  const { body } = await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`);
  expect(body).toMatchObject({ prompt: { savedPersonId: id }, status: 'completed' });
  expect((await ana.client.get('/api/me/credits')).body).toMatchObject({ available: 2, held: 0 });
});

test('an unknown person and the person of another user are refused, and cost nothing', async () => {
  const { id } = await savePerson(await app.creator(1));
  for (const wanted of [id, randomUUID()]) {
    const answer = await generate(ana, wanted);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { savedPersonId: 'You have no such person' } },
    });
  }
  expect((await generate(ana, 'me')).status).toBe(400);
  expect((await ana.client.get('/api/me/credits')).body).toMatchObject({ available: 3, held: 0 });
});

test('a person that is deleted after the request is drawn', async () => {
  const { id } = await savePerson(ana);
  await app.owner.query(
    `CREATE FUNCTION forget_person() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN DELETE FROM saved_people; RETURN NEW; END'`,
  );
  await app.owner.query(
    'CREATE TRIGGER forget_person AFTER INSERT ON generations FOR EACH ROW EXECUTE FUNCTION forget_person()',
  );
  try {
    expect((await generate(ana, id)).body).toMatchObject({ success: true, status: 'succeeded' });
    expect(await photosOf(ana)).toEqual([]);
  } finally {
    await app.owner.query('DROP TRIGGER forget_person ON generations; DROP FUNCTION forget_person');
  }
});

test('a repeated request gets its first answer after the deletion of its saved person', async () => {
  const { id } = await savePerson(ana);
  const key = idempotencyKeyHeader();
  const first = await generate(ana, id, key);
  expect(first).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  expect((await ana.client.send('DELETE', `/api/people/${id}`)).status).toBe(204);
  expect(await generate(ana, id, key)).toMatchObject({ status: 200, body: first.body as object });
  expect((await generate(ana, id)).status).toBe(400);
  expect((await ana.client.get('/api/me/credits')).body).toMatchObject({ available: 2, held: 0 });
});
