import { randomUUID } from 'node:crypto';
import { createPromptScriptedModel } from '@portada/image-models';
import { type Answer, type ApiClient, auditOf, until } from '@portada/testing';
import sharp from 'sharp';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

type Things = { thumbnail: string; generation: string; open: string; picture: string; preview: string };

let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
let ben: Creator;
let things: Things;
beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  [ana, ben] = await Promise.all([app.creator(5), app.creator(5)]);
  things = await createObjects();
});
afterAll(async () => {
  await worker.close();
  await app.close();
});

/**
 * Creates one object of each kind for the user Ana: a finished generation with its image, and a running generation with
 * its preview.
 */
const createObjects = async (): Promise<Things> => {
  const [generation, open] = [randomUUID(), randomUUID()];
  const wait = { ...idempotencyKeyHeader(generation), prefer: 'wait=15' };
  const made = await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[slow 1]'),
    wait,
  );
  await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[hang]'),
    idempotencyKeyHeader(open),
  );
  const preview = await until(
    async () =>
      ((await ana.client.get(`/api/generations/${open}`)).body as { previewUrl: string }).previewUrl,
    { what: 'the preview of the generation' },
  );
  const picture = (made.body as { imageUrl: string }).imageUrl;
  return { thumbnail: ana.thumbnailId, generation, open, picture, preview };
};

/** Returns random ids of thumbnails, generations and images that do not exist. */
const nothing = (): Things => ({
  thumbnail: randomUUID(),
  generation: randomUUID(),
  open: randomUUID(),
  picture: `/api/proxy-image/${randomUUID()}.png`,
  preview: `/api/proxy-image/${randomUUID()}.webp`,
});

type Attempt = (client: ApiClient, things: Things) => Promise<Answer>;

const upload = async (client: ApiClient, thumbnailId: string): Promise<Answer> => {
  const create = { width: 8, height: 8, channels: 3 as const, background: 'red' };
  const form = new FormData();
  form.append('thumbnailId', thumbnailId);
  form.append('image', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'x.png');
  return client.send('POST', '/api/upload-final-image', { body: form });
};

const attempts: Record<string, Attempt> = {
  'read the thumbnail': (client, { thumbnail }) => client.get(`/api/thumbnails/${thumbnail}`),
  'rename the thumbnail': (client, { thumbnail }) =>
    client.send('PATCH', `/api/thumbnails/${thumbnail}`, { body: { title: 'Stolen' } }),
  'delete the thumbnail': (client, { thumbnail }) => client.send('DELETE', `/api/thumbnails/${thumbnail}`),
  'generate an image of the thumbnail': (client, { thumbnail }) =>
    client.post('/api/generate-image', generateImageBody(thumbnail), idempotencyKeyHeader()),
  'upload a final image of the thumbnail': (client, { thumbnail }) => upload(client, thumbnail),
  'read the generation': (client, { generation }) => client.get(`/api/generations/${generation}`),
  'read the open generation': (client, { open }) => client.get(`/api/generations/${open}`),
  'cancel the open generation': (client, { open }) => client.post(`/api/generations/${open}/cancel`),
  'fetch the picture': (client, { picture }) => client.get(picture),
  'fetch a smaller variant of the picture': (client, { picture }) => client.get(`${picture}?w=160`),
  'download the picture': (client, { picture }) => client.get(`${picture}?download=youtube`),
  'fetch the picture as base64': (client, { picture }) =>
    client.post('/api/convert-to-base64', { imageUrl: picture }),
  'fetch the preview': (client, { preview }) => client.get(preview),
};

const withoutId = ({ status, body }: Answer) => ({ status, body: { ...(body as object), requestId: '' } });

describe.each(Object.entries(attempts))('a user who tries to %s', (_what, attempt) => {
  test('gets not_found for an object of another user', async () => {
    const foreign = await attempt(ben.client, things);
    const unknown = await attempt(ben.client, nothing());
    expect(foreign.status).toBe(404);
    expect(withoutId(foreign)).toEqual(withoutId(unknown));
    expect([...foreign.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
  });

  test('gets the same response without a session for existing and missing objects', async () => {
    const foreign = await attempt(app.anonymous, things);
    const unknown = await attempt(app.anonymous, nothing());
    expect(foreign.status).toBe(401);
    expect(withoutId(foreign)).toEqual(withoutId(unknown));
  });
});

test('refuses to select an image of another user for a thumbnail', async () => {
  const answer = await ben.client.send('PATCH', `/api/thumbnails/${ben.thumbnailId}`, {
    body: { generatedImageUrl: things.picture },
  });
  expect(answer.status).toBe(404);
});

test('lists have only the thumbnails of the caller, also with the cursor of another user', async () => {
  const { body } = await ben.client.get(`/api/thumbnails?cursor=${things.thumbnail}`);
  expect(body).toEqual({ items: [], nextCursor: null });
  const all = await ben.client.get('/api/thumbnails');
  expect((all.body as { items: { userId: string }[] }).items.map(({ userId }) => userId)).toEqual([ben.id]);
});

test('the attempts of other users change nothing of the owner', async () => {
  const thumbnail = await ana.client.get(`/api/thumbnails/${things.thumbnail}`);
  expect(thumbnail.body).toMatchObject({ title: 'A test', status: 'processing', finalThumbnailUrl: null });
  expect((await ana.client.get(`/api/generations/${things.open}`)).body).toMatchObject({ status: 'running' });
  expect((await ana.client.get('/api/me/credits')).body).toEqual({ available: 3, held: 1, debt: 0 });
  expect((await ben.client.get('/api/me/credits')).body).toEqual({ available: 5, held: 0, debt: 0 });
  await ana.client.post(`/api/generations/${things.open}/cancel`);
  expect(await auditOf(app.owner)).toEqual([]);
});
