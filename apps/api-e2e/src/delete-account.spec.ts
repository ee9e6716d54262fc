import { createDataSource } from '@portada/database';
import { createPromptScriptedModel } from '@portada/image-models';
import { createFileStore } from '@portada/storage';
import { auditOf, until } from '@portada/testing';
import { DeletedThumbnailsService } from '@portada/thumbnails';
import sharp from 'sharp';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

let app: TestApp;
let worker: InProcessWorker;

beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
});
afterAll(async () => {
  await worker.close();
  await app.close();
});

const store = () => createFileStore({ directory: app.api.storageDirectory });
const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of store().list('')) found.push(key);
  return found.sort();
};
const ask = async ({ client, thumbnailId }: Creator, directive: string): Promise<string> => {
  const answer = await client.post(
    '/api/generate-image',
    generateImageBody(thumbnailId, directive),
    idempotencyKeyHeader(),
  );
  return (answer.body as { generationId: string }).generationId;
};
const statusOf = async (id: string): Promise<string | undefined> => {
  const { rows } = await app.owner.query<{ status: string }>('SELECT status FROM generations WHERE id = $1', [
    id,
  ]);
  return rows[0]?.status;
};
/** Creates a generated image, a smaller variant of the image, and a final image. */
const createObjects = async (creator: Creator): Promise<void> => {
  const id = await ask(creator, '');
  await until(async () => (await statusOf(id)) === 'succeeded', { what: 'the image to be generated' });
  const { body } = await creator.client.get(`/api/generations/${id}`);
  await creator.client.get(`${(body as { imageUrl: string }).imageUrl}?w=320`, { accept: 'image/webp' });
  const form = new FormData();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  form.append('thumbnailId', creator.thumbnailId);
  form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'final.png');
  expect((await creator.client.post('/api/upload-final-image', form)).status).toBeLessThan(300);
};
const purge = async (): Promise<void> => {
  const database = await createDataSource({
    url: app.databaseUrl,
    entities: [],
    poolSize: 2,
    applicationName: 'purge',
  }).initialize();
  await new DeletedThumbnailsService(database, store()).purge();
  await database.destroy();
};

test('deleting an account cancels its generations, removes its images from the store, and changes no other account', async () => {
  const [ana, eva] = [await app.creator(5), await app.creator(5)];
  await createObjects(eva);
  const evas = await keys();
  await createObjects(ana);
  const running = await ask(ana, '[slow 5000]');
  const queued = await Promise.all([
    ask(ana, '[slow 5000]'),
    ask(ana, '[slow 5000]'),
    ask(ana, '[slow 5000]'),
  ]);
  await until(async () => (await statusOf(running)) === 'running', {
    what: 'the worker to start the generation',
  });
  expect((await keys()).length).toBeGreaterThan(evas.length);

  expect((await ana.client.send('DELETE', '/api/me')).status).toBe(204);
  for (const id of [running, ...queued]) expect(await statusOf(id)).toBe('cancelled');
  expect((await ana.client.get('/api/me')).status).toBe(401);
  expect(
    (await ana.client.post('/api/generate-image', generateImageBody(ana.thumbnailId), idempotencyKeyHeader()))
      .status,
  ).toBe(401);
  expect(
    await app.count(`SELECT sum(balance) FROM credit_accounts WHERE user_id = $1 AND kind = 'held'`, [
      ana.id,
    ]),
  ).toBe(0);
  expect(await auditOf(app.owner)).toEqual([]);

  // Deleted thumbnails are purged after a minute, so that requests in progress can end.
  await app.owner.query(
    `UPDATE thumbnails SET deleted_at = now() - interval '2 minutes' WHERE deleted_at IS NOT NULL`,
  );
  await purge();
  expect(await keys()).toEqual(evas);
  expect(await app.count('SELECT count(*) FROM images WHERE user_id = $1', [ana.id])).toBe(0);
  expect(await app.count('SELECT count(*) FROM thumbnails WHERE user_id = $1', [ana.id])).toBe(0);
  expect(await auditOf(app.owner)).toEqual([]);
  expect((await eva.client.get('/api/me/export')).status).toBe(200);
});
