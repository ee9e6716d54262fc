import { randomUUID } from 'node:crypto';
import {
  errorAnswerSchema,
  generateImageAcceptedSchema,
  generateImageWaitedSchema,
} from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import { auditOf, until } from '@portada/testing';
import { startInProcessWorker } from './harness/in-process-worker';
import { type TestApp, generateImageBody, idempotencyKeyHeader, startTestApp } from './harness/test-app';

const generate = '/api/generate-image';
/** The request with the seven fields that the specification of Portada names. */
const specified = {
  prompt: 'A diver finds a sunken city of gold, and a whale looks over the roofs at her',
  style: 'photorealistic',
  mood: 'intense',
  colorPalette: 'Vibrant',
  elementsToInclude: [],
  elementsToAvoid: [],
  aspectRatio: '1:1',
};
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ GENERATIONS_QUEUED_PER_USER: 2, GENERATION_DEADLINE_S: 20 });
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

test('refuses more waiting generations than one account may have, with Retry-After, and holds nothing', async () => {
  const ana = await app.creator(5);
  const ask = () => ana.client.post(generate, generateImageBody(ana.thumbnailId), idempotencyKeyHeader());
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(errorAnswerSchema.parse(refused.body).code).toBe('too_many_queued');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ana.client.get('/api/me/credits')).body).toMatchObject({ available: 3, held: 2 });
});

test('refuses a request that could not finish before its deadline, with Retry-After, and accepts it when a worker joins', async () => {
  // With one slot and no measured duration, nine generations of two seconds each fit into the deadline of 20 s.
  const report = `INSERT INTO generation_workers (id, slots, seen_at) VALUES ($1, $2, now() + interval '1 hour')`;
  await app.owner.query(report, [randomUUID(), 1]);
  const second = await app.creator(2);
  // The api reads the capacity of the workers again within a second, and accepts requests until then.
  for (let accepted = 0; ; accepted += 1) {
    const who = await app.creator(1);
    const answer = await who.client.post(
      generate,
      generateImageBody(who.thumbnailId),
      idempotencyKeyHeader(),
    );
    if (answer.status === 202) continue;
    expect(answer.status).toBe(503);
    expect(accepted).toBeGreaterThan(0);
    expect(errorAnswerSchema.parse(answer.body).code).toBe('overloaded');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await who.client.get('/api/me/credits')).body).toMatchObject({ available: 1, held: 0 });
    break;
  }
  await app.owner.query('DELETE FROM generation_workers');
  await app.owner.query(report, [randomUUID(), 100]);
  for (;;) {
    const answer = await second.client.post(
      generate,
      generateImageBody(second.thumbnailId),
      idempotencyKeyHeader(),
    );
    if (answer.status === 202) break;
    expect(answer.status).toBe(503);
  }
  await app.owner.query('DELETE FROM generation_workers');
  await app.owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations WHERE finished_at IS NULL`,
  );
});

test('refuses requests while the slots are slower than the images that they finished', async () => {
  await app.owner.query(
    `INSERT INTO generation_workers (id, slots, seen_at) VALUES ($1, 1, now() + interval '1 hour')`,
    [randomUUID()],
  );
  const ask = async () => {
    const who = await app.creator(1);
    const answer = await who.client.post(
      generate,
      generateImageBody(who.thumbnailId),
      idempotencyKeyHeader(),
    );
    return { status: answer.status, id: (answer.body as { generationId?: string }).generationId };
  };
  const [running, waiting] = [await ask(), await ask()];
  expect([running.status, waiting.status]).toEqual([202, 202]);
  // The slot has worked on one image for 18 s, and a generation waits meanwhile. The assumed duration is two seconds.
  await app.owner.query('SELECT FROM claim_generation($1, 600, 3)', [running.id]);
  await app.owner.query(
    `UPDATE generations SET created_at = created_at - interval '18 seconds',
            started_at = started_at - interval '18 seconds' WHERE id = ANY ($1)`,
    [[running.id, waiting.id]],
  );
  // Eight images of two seconds would fit into the deadline of 20 s. The api reads the pace of the slots within a second.
  await until(
    async () => {
      const { status, id } = await ask();
      await app.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
      return status === 503;
    },
    { what: 'a refused request' },
  );
  await app.owner.query('DELETE FROM generation_workers');
  await app.owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations WHERE finished_at IS NULL`,
  );
});

describe('a request with only the seven specified fields', () => {
  test('creates a thumbnail named after the prompt for a request with the specified fields only, and returns success, imageUrl and error', async () => {
    const worker = await startInProcessWorker({
      databaseUrl: app.databaseUrl,
      redisUrl: app.redis.url,
      storageDirectory: app.api.storageDirectory,
      model: createPromptScriptedModel(),
    });
    try {
      const ana = await app.creator(2);
      const answer = await ana.client.post(generate, specified, { prefer: 'wait=20' });
      expect(answer.status).toBe(200);
      const made = generateImageWaitedSchema.strict().parse(answer.body);
      expect(made).toMatchObject({ success: true, imageUrl: expect.any(String), error: null });
      const { body } = await ana.client.get('/api/thumbnails');
      expect(body).toMatchObject({
        items: [
          {
            title: 'A diver finds a sunken city of gold, and a whale',
            status: 'completed',
            generatedImageUrl: made.imageUrl,
            settings: { aspectRatio: '1:1' },
          },
          { id: ana.thumbnailId, status: 'draft' },
        ],
      });
    } finally {
      await worker.close();
    }
  });

  test('returns the same thumbnail and response for a repeated idempotency key, and creates no thumbnail without credits', async () => {
    const ana = await app.creator(1);
    const key = randomUUID();
    const first = await ana.client.post(generate, specified, idempotencyKeyHeader(key));
    expect(first.status).toBe(202);
    const { thumbnailId } = generateImageAcceptedSchema.strict().parse(first.body);
    const again = await ana.client.post(generate, specified, idempotencyKeyHeader(key));
    expect(again.bytes).toEqual(first.bytes);
    const refused = await ana.client.post(generate, specified, idempotencyKeyHeader());
    expect(refused.status).toBe(402);
    const titles = await app.count('SELECT count(*) FROM thumbnails WHERE user_id = $1', [ana.id]);
    // The thumbnail list has two drafts: one was created with the user, one by the first request.
    expect(titles).toBe(2);
    expect((await ana.client.get(`/api/thumbnails/${thumbnailId}`)).body).toMatchObject({
      settings: { language: 'en', format: 'png' },
      status: 'processing',
    });
  });

  test('accepts a request with the specified fields only if a concurrency slot is free, although a generation takes longer than the deadline', async () => {
    const worker = await startInProcessWorker({
      databaseUrl: app.databaseUrl,
      redisUrl: app.redis.url,
      storageDirectory: app.api.storageDirectory,
      model: createPromptScriptedModel(),
    });
    const ana = await app.creator(2);
    const made = await ana.client.post(generate, specified, { prefer: 'wait=20' });
    await worker.close();
    expect(made.status).toBe(200);
    await app.owner.query(
      `UPDATE generations SET started_at = finished_at - interval '60 seconds' WHERE status = 'succeeded'`,
    );
    await app.owner.query('DELETE FROM generation_workers');
    await app.owner.query(
      `INSERT INTO generation_workers (id, slots, seen_at) VALUES ($1, 1, now() + interval '1 hour')`,
      [randomUUID()],
    );
    const waiting = generateImageAcceptedSchema.parse(
      (await ana.client.post(generate, specified, idempotencyKeyHeader())).body,
    );
    // The estimate shows if the api has read the durations of the slow generations.
    const etaMs = async () => {
      const { body } = await ana.client.get(`/api/generations/${waiting.generationId}`);
      return (body as { etaMs: number | null }).etaMs ?? 0;
    };
    while ((await etaMs()) < 60_000);
    await ana.client.post(`/api/generations/${waiting.generationId}/cancel`, {});
    const ben = await app.creator(1);
    expect((await ben.client.post(generate, specified, idempotencyKeyHeader())).status).toBe(202);
  });
});
