import { randomUUID } from 'node:crypto';
import {
  type AdminGenerationDetail,
  type AdminGenerationPage,
  adminGenerationDetailSchema,
  adminGenerationPageSchema,
} from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import { auditOf, reserveGeneration, until } from '@portada/testing';
import { startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

let app: TestApp;
let admin: Creator;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  [admin, ana] = await Promise.all([app.administrator(), app.creator(20)]);
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

const reserve = (prompt?: string) =>
  reserveGeneration(app.owner, { userId: ana.id, thumbnailId: ana.thumbnailId, ...(prompt && { prompt }) });
const list = async (query: string): Promise<AdminGenerationPage> => {
  const answer = await admin.client.get(`/api/admin/generations${query}`);
  expect(answer.status).toBe(200);
  return adminGenerationPageSchema.strict().parse(answer.body);
};
const detail = async (id: string): Promise<AdminGenerationDetail> => {
  const answer = await admin.client.get(`/api/admin/generations/${id}`);
  expect(answer.status).toBe(200);
  return adminGenerationDetailSchema.strict().parse(answer.body);
};
const act = (id: string, action: 'retry' | 'cancel', body: object = { reason: 'a test' }) =>
  admin.client.post(`/api/admin/generations/${id}/${action}`, body);
const credits = async () =>
  (await ana.client.get('/api/me/credits')).body as { available: number; held: number };
const fail = (id: string) =>
  app.owner.query(`SELECT settle_generation($1, NULL, 'failed', 'provider', NULL)`, [id]);

test('finds generations by id, email, prompt, status and model, newest first', async () => {
  const first = await reserve('with a purple giraffe');
  const second = await reserve();
  await fail(first);
  expect((await list(`?q=${first}`)).items.map(({ id }) => id)).toEqual([first]);
  expect((await list(`?q=${randomUUID()}`)).items).toEqual([]);
  const [found] = (await list(`?q=PURPLE%20giraffe`)).items;
  expect(found).toMatchObject({ id: first, userId: ana.id, status: 'failed', errorCode: 'provider' });
  const email = encodeURIComponent(found?.email ?? '');
  expect((await list(`?q=${email}`)).items.map(({ id }) => id)).toEqual([second, first]);
  expect((await list('?q=nobody@example.test')).items).toEqual([]);
  expect((await list(`?q=${email}&status=queued`)).items.map(({ id }) => id)).toEqual([second]);
  expect((await list(`?q=${email}&model=no-such-model`)).items).toEqual([]);
  await act(second, 'cancel');
});

test('pages through all generations without repetition, and returns an empty page for an invalid cursor', async () => {
  const ids = new Set<string>();
  const ben = await app.creator(30);
  for (let n = 0; n < 30; n++)
    await reserveGeneration(app.owner, { userId: ben.id, thumbnailId: ben.thumbnailId });
  const { rows } = await app.owner.query<{ number: number }>(
    'SELECT count(*)::int AS number FROM generations',
  );
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AdminGenerationPage = await list(cursor === '' ? '' : `?cursor=${cursor}`);
    for (const { id } of page.items) {
      expect(ids.has(id)).toBe(false);
      ids.add(id);
    }
    cursor = page.nextCursor;
  }
  expect(ids.size).toBe(rows[0]?.number);
  expect(await list(`?cursor='1`)).toEqual({ items: [], nextCursor: null });
  await app.owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations WHERE status = 'queued'`,
  );
});

test('refuses invalid filters, and answers 404 for an unknown generation', async () => {
  for (const query of ['?status=lost', `?q=${'x'.repeat(201)}`, `?model=${'x'.repeat(101)}`])
    expect((await admin.client.get(`/api/admin/generations${query}`)).status).toBe(400);
  for (const id of [randomUUID(), 'no-id']) {
    expect((await admin.client.get(`/api/admin/generations/${id}`)).status).toBe(404);
    expect((await act(id, 'retry')).status).toBe(404);
    expect((await act(id, 'cancel')).status).toBe(404);
  }
});

test('refuses a retry or a cancel without a reason, and changes nothing', async () => {
  const id = await reserve();
  for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 'x', more: 1 }])
    expect((await act(id, 'cancel', body)).status).toBe(400);
  expect((await detail(id)).status).toBe('queued');
  await act(id, 'cancel');
});

test('cancels an open generation once, returns its credit and records the reason', async () => {
  const before = await credits();
  const id = await reserve();
  expect((await act(id, 'cancel', { reason: ' too slow ' })).status).toBe(204);
  expect(await credits()).toMatchObject({ available: before.available, held: before.held });
  const seen = await detail(id);
  expect(seen.status).toBe('cancelled');
  expect(seen.actions).toMatchObject([{ action: 'generation.cancel', reason: 'too slow' }]);
  expect(seen.transfers.map(({ kind }) => kind)).toEqual(['hold', 'release']);
  const again = await act(id, 'cancel');
  expect([again.status, again.body]).toMatchObject([409, { code: 'generation_finished' }]);
  expect((await detail(id)).actions).toHaveLength(1);
});

test('shows each attempt with its worker, model and error, and each request to a model with its cost', async () => {
  const worker = randomUUID();
  const id = await reserve();
  const claim = () => app.owner.query('SELECT * FROM claim_generation($1, 60, 3, $2)', [id, worker]);
  await claim();
  await app.owner.query(`SELECT FROM report_generation($1, 1, 'drawing', 5, NULL, 'hosted', 'job-1')`, [id]);
  const request = { generationId: id, model: 'hosted', estimatedUsd: 0.09, elapsedMs: 0 };
  await app.owner.query('SELECT close_model_request($1, $2)', [
    randomUUID(),
    JSON.stringify({
      ...request,
      outcome: 'failed',
      bookedUsd: 0.04,
      code: 'provider',
      message: 'status 500',
    }),
  ]);
  await app.owner.query(`SELECT fail_attempt($1, 1, 0, 'provider')`, [id]);
  await claim();
  await app.owner.query(`UPDATE generations SET lease_until = now() - interval '1 second' WHERE id = $1`, [
    id,
  ]);
  await app.owner.query('SELECT expire_leases(3)');
  await claim();
  await app.owner.query('SELECT requeue_generation($1, 3, 0, false)', [id]);
  await claim();
  await app.owner.query(`SELECT settle_generation($1, 4, 'failed', 'safety', NULL)`, [id]);
  const seen = await detail(id);
  expect(seen.attempts).toMatchObject([
    {
      number: 1,
      workerId: worker,
      outcome: 'requeued',
      errorCode: 'provider',
      model: 'hosted',
      providerJobId: 'job-1',
    },
    { number: 2, outcome: 'lost', errorCode: null },
    { number: 3, outcome: 'requeued', errorCode: null },
    { number: 4, outcome: 'failed', errorCode: 'safety' },
  ]);
  expect(seen.attempts.map(({ requests }) => requests.length)).toEqual([1, 0, 0, 0]);
  expect(seen.attempts[0]?.requests[0]).toMatchObject({
    outcome: 'failed',
    costUsd: 0.04,
    message: 'status 500',
  });
  expect(seen.attempts.every(({ endedAt }) => endedAt !== null)).toBe(true);
});

test('a retry is a new generation that Portada pays, and the failed generation does not change', async () => {
  const failed = randomUUID();
  await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[fail-first provider]'),
    idempotencyKeyHeader(failed),
  );
  const worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  await until(async () => (await detail(failed)).status === 'failed', {
    what: 'the generation to fail',
    timeoutMs: 60_000,
  });
  const before = await credits();
  const old = await detail(failed);
  const answer = await act(failed, 'retry', { reason: 'the provider was down' });
  expect(answer.status).toBe(201);
  const { generationId } = answer.body as { generationId: string };
  const made = await until(
    async () => {
      const now = await detail(generationId);
      return now.status === 'succeeded' ? now : null;
    },
    { what: 'the retry to succeed', timeoutMs: 60_000 },
  );
  expect(made).toMatchObject({ retryOf: failed, prompt: old.prompt, seed: old.seed, credits: old.credits });
  expect(await credits()).toMatchObject({ available: before.available, held: before.held });
  const after = await detail(failed);
  expect(after).toMatchObject({ status: 'failed', attempts: old.attempts, retriedAs: generationId });
  expect(after.actions).toMatchObject([{ action: 'generation.retry', reason: 'the provider was down' }]);
  await worker.close();
});

test('retries a failed generation once, also when two administrators ask at the same time', async () => {
  const id = await reserve();
  await fail(id);
  const statuses = (await Promise.all([act(id, 'retry'), act(id, 'retry')])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  const { rows } = await app.owner.query('SELECT id FROM generations WHERE retry_of = $1', [id]);
  expect(rows).toHaveLength(1);
  await act(String(rows[0]?.id), 'cancel');
});

test('refuses to retry a generation that did not fail, or whose thumbnail is deleted', async () => {
  const id = await reserve();
  const open = await act(id, 'retry');
  expect([open.status, open.body]).toMatchObject([409, { code: 'generation_not_retryable' }]);
  await act(id, 'cancel');
  expect((await act(id, 'retry')).status).toBe(409);
  const ben = await app.creator(1);
  const lost = await reserveGeneration(app.owner, { userId: ben.id, thumbnailId: ben.thumbnailId });
  await fail(lost);
  await app.owner.query('UPDATE thumbnails SET deleted_at = now() WHERE id = $1', [ben.thumbnailId]);
  expect((await act(lost, 'retry')).status).toBe(409);
  expect((await detail(lost)).actions).toEqual([]);
});
