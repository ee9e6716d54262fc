import { join } from 'node:path';
import { generateImageAcceptedSchema, legibilityRules, thumbnailSchema } from '@portada/contracts';
import { createStudio } from '@portada/studio/engine';
import { auditOf, until } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { type TestApp, idempotencyKeyHeader, startTestApp } from './harness/test-app';

let app: TestApp;
let worker: InProcessWorker;
beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createStudio({ directory: join(__dirname, '../../../dist/studio'), threads: 2 }),
  });
});
afterAll(async () => {
  await worker.close();
  await app.close();
});

test('the api returns the legibility that the studio measured for each variant, and a different seed for each', async () => {
  const { client, thumbnailId } = await app.creator(2);
  const body = { thumbnailId, prompt: 'I built a rocket in 24 hours', variants: 2, seed: 2 ** 32 - 1 };
  const answer = await client.post('/api/generate-image', body, idempotencyKeyHeader());
  const { generationIds } = generateImageAcceptedSchema.parse(answer.body);
  const images = await until(
    async () => {
      const { status, generatedImages } = thumbnailSchema
        .strict()
        .parse((await client.get(`/api/thumbnails/${thumbnailId}`)).body);
      return status === 'completed' ? generatedImages : null;
    },
    { what: 'both images to be generated', timeoutMs: 60_000 },
  );
  expect(images).toHaveLength(2);
  for (const { legibility } of images) {
    expect(legibility?.lines.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(legibilityRules.filter((rule) => rule !== 'subject')),
    );
    expect(legibility?.score).toBeGreaterThan(50);
  }
  const { rows } = await app.owner.query<{ seed: string }>(
    'SELECT g.seed FROM unnest($1::uuid[]) WITH ORDINALITY AS w (id, nr) JOIN generations g USING (id) ORDER BY nr',
    [generationIds],
  );
  expect(rows.map(({ seed }) => Number(seed))).toEqual([2 ** 32 - 1, 0]);
  expect(await auditOf(app.owner)).toEqual([]);
});
