import { join } from 'node:path';
import {
  type LedgerEntry,
  generateImageWaitedSchema,
  generationErrors,
  generationSchema,
  ledgerPageSchema,
} from '@portada/contracts';
import { createStudio } from '@portada/studio/engine';
import { auditOf } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { type Creator, type TestApp, idempotencyKeyHeader, startTestApp } from './harness/test-app';

let app: TestApp;
let worker: InProcessWorker;
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

const generate = async ({ client, thumbnailId }: Creator, prompt: string) => {
  const body = { thumbnailId, prompt, aspectRatio: '1:1' };
  const answer = await client.post('/api/generate-image', body, {
    ...idempotencyKeyHeader(),
    prefer: 'wait=60',
  });
  expect(answer.status).toBe(200);
  return generateImageWaitedSchema.strict().parse(answer.body);
};

/** Returns the ledger entries of a generation, the oldest first. */
const entriesOf = async ({ client }: Creator, generationId: string): Promise<LedgerEntry[]> => {
  const { items } = ledgerPageSchema.parse((await client.get('/api/me/ledger')).body);
  return items.filter((entry) => entry.generationId === generationId).reverse();
};

const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

test('a prompt without a recognized word is not charged: its hold is released, and the sum of the ledger does not change', async () => {
  const ana = await app.creator(2);
  const { success, imageUrl, error, generationId } = await generate(ana, 'zzgx flurbel wobbrix');
  expect({ success, imageUrl, error }).toEqual({
    success: false,
    imageUrl: null,
    error: generationErrors.not_understood.en,
  });
  const { body } = await ana.client.get(`/api/generations/${generationId}`);
  expect(generationSchema.parse(body)).toMatchObject({ status: 'failed', errorCode: 'not_understood' });
  const entries = await entriesOf(ana, generationId);
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['hold', -1],
    ['release', 1],
  ]);
  expect(sumOf(entries)).toBe(0);
  expect((await ana.client.get('/api/me/credits')).body).toEqual({ available: 2, held: 0, debt: 0 });
  expect(await auditOf(app.owner)).toEqual([]);
});

test('a prompt with a recognized word is charged: its hold is captured', async () => {
  const ana = await app.creator(2);
  const { success, generationId } = await generate(ana, 'zzgx flurbel cat wobbrix');
  expect(success).toBe(true);
  const entries = await entriesOf(ana, generationId);
  expect(entries.map(({ kind }) => kind)).toEqual(['hold', 'capture']);
  expect(sumOf(entries)).toBe(-1);
  expect((await ana.client.get('/api/me/credits')).body).toEqual({ available: 1, held: 0, debt: 0 });
});
