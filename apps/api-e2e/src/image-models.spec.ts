import { errorAnswerSchema, fieldMessages, imageModelsSchema } from '@portada/contracts';
import { auditOf } from '@portada/testing';
import { type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ IMAGE_MODEL: ['openai', 'studio'] });
});
afterAll(() => app.close());
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
      usualMs: null,
    },
    {
      id: 'studio',
      label: { en: 'Studio engine, drawn', es: 'Motor Studio, dibujado' },
      qualities: [{ quality: 'standard', credits: 1 }],
      photographs: false,
    },
  ]);
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
])('a request with %j is refused with 400', async (choice, fields) => {
  const { client } = await app.creator(5);
  const answer = await client.post('/api/generate-image', { prompt, ...choice });
  expect(answer.status).toBe(400);
  expect(errorAnswerSchema.parse(answer.body)).toMatchObject({ code: 'invalid_request', fields });
});

test('the chosen model is stored with the generation and not with the prompt of the thumbnail', async () => {
  const { client } = await app.creator(5);
  const accepted = await client.post('/api/generate-image', { prompt, model: 'openai', quality: 'draft' });
  const { generationId, thumbnailId } = accepted.body as { generationId: string; thumbnailId: string };
  const { rows } = await app.owner.query('SELECT request, credits FROM generations WHERE id = $1', [
    generationId,
  ]);
  expect(rows).toMatchObject([{ credits: 1, request: { model: 'openai', quality: 'draft' } }]);
  const thumbnail = await client.get(`/api/thumbnails/${thumbnailId}`);
  expect(thumbnail.body).toMatchObject({ prompt: { imageDescription: prompt } });
  expect(JSON.stringify(thumbnail.body)).not.toContain('"model"');
});
