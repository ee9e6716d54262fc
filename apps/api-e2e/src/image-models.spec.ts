import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorAnswerSchema, fieldMessages, imageModelsSchema, picturePath } from '@portada/contracts';
import { auditOf } from '@portada/testing';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

const icon = join(__dirname, '../../web/public/icons/icon-192.png');
let app: TestApp;
let examples: string;
beforeAll(async () => {
  examples = await mkdtemp(join(tmpdir(), 'portada-examples-'));
  await copyFile(icon, join(examples, 'studio.png'));
  app = await startTestApp({ IMAGE_MODEL: ['openai', 'studio'], MODEL_EXAMPLES_DIR: examples });
});
afterAll(async () => {
  await app.close();
  await rm(examples, { recursive: true });
});
afterEach(async () => expect(await auditOf(app.owner)).toEqual([]));

const prompt = 'A red rocket taking off from a messy desk';

test('GET /api/image-models lists the models in order, with prices and without an invented time', async () => {
  const { client } = await app.creator(1);
  const answer = await client.get('/api/image-models');
  expect(answer.status).toBe(200);
  const { items } = imageModelsSchema.strict().parse(answer.body);
  expect(items).toMatchObject([
    {
      id: 'openai',
      label: { en: 'OpenAI' },
      qualities: [
        { quality: 'draft', credits: 1 },
        { quality: 'standard', credits: 2 },
        { quality: 'best', credits: 4 },
      ],
      progress: 'stages',
      photographs: true,
      letters: true,
      usualMs: null,
    },
    {
      id: 'studio',
      label: { en: 'Studio engine, drawn', es: 'Motor Studio, dibujado' },
      qualities: [{ quality: 'standard', credits: 1 }],
      photographs: false,
      letters: false,
    },
  ]);
});

/** Reads the examples of the models, in order. */
const examplesOf = async ({ client }: Creator) =>
  imageModelsSchema.parse((await client.get('/api/image-models')).body).items.map(({ example }) => example);

/** Makes an image of a model for a user. @returns the ids of the image and of its thumbnail */
const makeImage = async ({ client }: Creator, model: string) => {
  const accepted = await client.post('/api/generate-image', { prompt, model: 'studio' });
  const { generationId, thumbnailId } = accepted.body as { generationId: string; thumbnailId: string };
  const id = randomUUID();
  const file = { objectKey: 'generations/a.png', sha256: '00'.repeat(32), mimeType: 'image/png' };
  const image = { id, ...file, width: 1920, height: 1080, bytes: 9, origin: { model, modelId: 'any' } };
  await app.owner.query(`SELECT settle_generation($1, NULL, 'succeeded', NULL, $2)`, [
    generationId,
    JSON.stringify(image),
  ]);
  return { id, thumbnailId };
};

test('the example of a model is the latest image of the user, and never an image of another user', async () => {
  const [user, other] = [await app.creator(5), await app.creator(5)];
  expect(await examplesOf(user)).toEqual([null, expect.objectContaining({ kind: 'operator' })]);
  await makeImage(user, 'openai');
  const { id } = await makeImage(user, 'openai');
  await makeImage(user, 'gemini');
  await makeImage(other, 'openai');
  expect((await examplesOf(user))[0]).toEqual({ kind: 'own', url: picturePath(`${id}.png`) });
});

test('an image of a deleted thumbnail is no example', async () => {
  const user = await app.creator(5);
  const { thumbnailId } = await makeImage(user, 'openai');
  expect((await user.client.send('DELETE', `/api/thumbnails/${thumbnailId}`)).status).toBe(204);
  expect((await examplesOf(user))[0]).toBeNull();
});

test('the example of the operator precedes the image of the user, and signed-in users alone can read it', async () => {
  const user = await app.creator(5);
  await makeImage(user, 'studio');
  const example = (await examplesOf(user))[1];
  expect(example).toEqual({
    kind: 'operator',
    url: expect.stringMatching(/^\/api\/image-models\/examples\/studio-[0-9a-f]{16}\.png$/),
  });
  const answer = await fetch(app.api.origin + String(example?.url), { headers: { cookie: user.cookie } });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(icon));
  expect((await app.anonymous.get(String(example?.url))).status).toBe(401);
  for (const file of ['openai.webp', 'studio.png', '..%2Fstudio.png', '%00', 'a'.repeat(2000)])
    expect([file, (await user.client.get(`/api/image-models/examples/${file}`)).status]).toEqual([file, 404]);
});

test('GET /api/image-models leaves out a model that an administrator has switched off', async () => {
  const { id } = await app.administrator();
  await app.owner.query(
    `INSERT INTO model_switches (model, is_enabled, reason, admin_id) VALUES ('openai', false, 'outage', $1)`,
    [id],
  );
  const { client } = await app.creator(1);
  const answer = await client.get('/api/image-models');
  await app.owner.query('DELETE FROM model_switches');
  expect(imageModelsSchema.parse(answer.body).items.map((model) => model.id)).toEqual(['studio']);
});

test.each([
  [{}, 2],
  [{ model: 'openai', quality: 'best' }, 4],
  [{ model: 'openai', quality: 'draft', variants: 2 }, 2],
  [{ model: 'studio', variants: 3 }, 3],
])('a request with %j holds %i credits, and a cancel returns them', async (choice, held) => {
  const { client } = await app.creator(5);
  const accepted = await client.post('/api/generate-image', { prompt, ...choice });
  expect(accepted).toMatchObject({ status: 202, body: { credits: 5 - held } });
  expect((await client.get('/api/me/credits')).body).toMatchObject({ available: 5 - held, held });
  const { generationIds } = accepted.body as { generationIds: string[] };
  for (const id of generationIds) await client.post(`/api/generations/${id}/cancel`);
  expect((await client.get('/api/me/credits')).body).toMatchObject({ available: 5, held: 0 });
});

test('a request whose model costs more than the balance is refused and holds nothing', async () => {
  const { client } = await app.creator(3);
  const answer = await client.post('/api/generate-image', { prompt, model: 'openai', quality: 'best' });
  expect(answer).toMatchObject({ status: 402, body: { code: 'insufficient_credits' } });
  expect((await client.get('/api/me/credits')).body).toMatchObject({ available: 3, held: 0 });
});

test.each([
  [{ model: 'gemini' }, { model: fieldMessages.model_unknown.en }],
  [{ model: 'constructor' }, { model: fieldMessages.model_unknown.en }],
  [{ model: 'studio', quality: 'best' }, { quality: fieldMessages.quality_unknown.en }],
  [{ model: 'openai', quality: 'huge' }, { quality: fieldMessages.invalid.en }],
  [{ lettering: 'model' }, { lettering: fieldMessages.invalid.en }],
])('a request with %j is refused with 400', async (choice, fields) => {
  const { client } = await app.creator(5);
  const answer = await client.post('/api/generate-image', { prompt, ...choice });
  expect(answer.status).toBe(400);
  expect(errorAnswerSchema.parse(answer.body)).toMatchObject({ code: 'invalid_request', fields });
});

test('the chosen model and lettering are stored with the generation and not with the prompt of the thumbnail', async () => {
  const { client } = await app.creator(5);
  const accepted = await client.post('/api/generate-image', {
    prompt,
    model: 'openai',
    quality: 'draft',
    lettering: 'drawn',
  });
  const { generationId, thumbnailId } = accepted.body as { generationId: string; thumbnailId: string };
  const { rows } = await app.owner.query('SELECT request, credits FROM generations WHERE id = $1', [
    generationId,
  ]);
  expect(rows).toMatchObject([
    { credits: 1, request: { model: 'openai', quality: 'draft', lettering: 'drawn' } },
  ]);
  const thumbnail = await client.get(`/api/thumbnails/${thumbnailId}`);
  expect(thumbnail.body).toMatchObject({ prompt: { imageDescription: prompt } });
  expect(JSON.stringify(thumbnail.body)).not.toMatch(/"model"|"lettering"/);
  // The headline was not lettered yet.
  const shown = await client.get(`/api/generations/${generationId}`);
  expect(shown.body).toMatchObject({ status: 'queued', lettering: null });
});
