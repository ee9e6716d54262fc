import { join } from 'node:path';
import { type Draft, choiceOfDraft, draftIdOf, draftsAnswerSchema, fieldMessages } from '@portada/contracts';
import { createStudio } from '@portada/studio/engine';
import { auditOf } from '@portada/testing';
import sharp from 'sharp';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { type Creator, type TestApp, idempotencyKeyHeader, startTestApp } from './harness/test-app';

const prompt = 'A golden retriever learns to surf at the beach';

let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
let drafts: Draft[];
beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createStudio({ directory: join(__dirname, '../../../dist/studio'), threads: 1 }),
  });
  const { body } = await app.anonymous.post('/api/drafts', { prompt, images: true });
  drafts = draftsAnswerSchema.parse(body).drafts;
});
afterAll(async () => {
  await worker.close();
  await app.close();
});
beforeEach(async () => {
  ana = await app.creator(8);
});
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

const generate = (body: object, key = idempotencyKeyHeader()) =>
  ana.client.post(
    '/api/generate-image',
    { thumbnailId: ana.thumbnailId, prompt, ...body },
    { ...key, prefer: 'wait=60' },
  );

/** Returns the colors of an image at 64 by 36 pixels. */
const colorsOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes).removeAlpha().resize(64, 36, { fit: 'fill' }).raw().toBuffer();
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
const imageOf = async (url: unknown): Promise<Buffer> => (await ana.client.get(String(url))).bytes;
const seedsOf = async (): Promise<number[]> => {
  const { rows } = await app.owner.query<{ seed: string }>(
    'SELECT seed FROM generations WHERE user_id = $1 ORDER BY seed',
    [ana.id],
  );
  return rows.map(({ seed }) => Number(seed));
};

test('a generation with a draft draws exactly that draft at full size, and stores it with the request', async () => {
  const small = await Promise.all(
    drafts.map(({ imageUrl = '' }) =>
      colorsOf(Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64')),
    ),
  );
  for (const [at, { id: draft, seed }] of [...drafts.entries()].slice(0, 2)) {
    const { body } = await generate({ draft, seed: seed + 100 });
    expect(body).toMatchObject({ success: true, status: 'succeeded' });
    const bytes = await imageOf((body as { imageUrl: string }).imageUrl);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1920, height: 1080 });
    const full = await colorsOf(bytes);
    const distances = small.map((one) => distance(one, full));
    expect(distances.indexOf(Math.min(...distances))).toBe(at);
    // The mark in the corner of the draft and the edges of letters differ.
    expect(distances[at]).toBeLessThan(8);
    const { body: thumbnail } = await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`);
    expect(thumbnail).toMatchObject({ prompt: { draft }, status: 'completed' });
  }
  expect((await ana.client.get('/api/me/prompts')).body).toMatchObject({
    items: [{ request: { draft: drafts[1]?.id } }, { request: { draft: drafts[0]?.id } }],
  });
  expect((await ana.client.get('/api/me/credits')).body).toMatchObject({ available: 6, held: 0 });
});

test('several variants of a draft: the first is the draft, and each further one has the next seed', async () => {
  const [draft] = drafts;
  const accepted = await generate({ draft: draft?.id, variants: 3 });
  expect(accepted.status).toBe(200);
  const seed = draft?.seed ?? 0;
  expect(await seedsOf()).toEqual([seed, seed + 1, seed + 2]);
});

test('a draft is a part of the request: the same key with another draft is a conflict', async () => {
  const key = idempotencyKeyHeader();
  const first = await generate({ draft: drafts[0]?.id }, key);
  expect(await generate({ draft: drafts[0]?.id }, key)).toMatchObject({
    status: 200,
    body: first.body as object,
  });
  expect(await generate({ draft: drafts[1]?.id }, key)).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict' },
  });
});

test('an invalid id is refused at its field and costs nothing, and words alone are drawn for a prompt without a known word', async () => {
  const [draft] = drafts;
  const choice = choiceOfDraft(draft?.id ?? '');
  if (!choice) throw new Error('no draft');
  const other = Buffer.from(JSON.stringify({ ...choice, format: 'nonsense' })).toString('base64url');
  for (const invalid of ['', 'nonsense', '1.', '2.e30', '1.e30', `1.${other}`])
    expect(await generate({ draft: invalid })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { draft: fieldMessages.invalid.en } },
    });
  expect((await generate({ draft: 7 })).status).toBe(400);
  expect((await ana.client.get('/api/me/credits')).body).toMatchObject({ available: 8, held: 0 });
  const words = draftIdOf({ format: 'words', hook: 'FLURBEL!', seed: 3 });
  expect((await generate({ prompt: 'zzgx flurbel wobbrix', draft: words })).body).toMatchObject({
    status: 'succeeded',
  });
});
