import { randomUUID } from 'node:crypto';
import { type AdminOverview, adminOverviewSchema, generationErrors } from '@portada/contracts';
import { AuditRunsService } from '@portada/credits';
import { createPromptScriptedModel } from '@portada/image-models';
import { reserveGeneration, until } from '@portada/testing';
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
  [admin, ana] = await Promise.all([app.administrator(), app.creator(5)]);
});
afterAll(() => app.close());

const overview = async (): Promise<AdminOverview> => {
  const answer = await admin.client.get('/api/admin/overview');
  expect(answer.status).toBe(200);
  return adminOverviewSchema.strict().parse(answer.body);
};

test('the overview is empty on a new installation', async () => {
  await until(async () => (await overview()).workers !== null, { what: 'Redis to be available' });
  expect(await overview()).toEqual({
    queues: ['generations', 'background'].map((name) => ({
      name,
      isPaused: false,
      waiting: 0,
      active: 0,
      delayed: 0,
      failed: 0,
      oldestWaitMs: 0,
    })),
    workers: 0,
    generations: { queued: 0, running: 0, succeededLastHour: 0, failedLastHour: 0 },
    failures: [],
    auditBreaches: null,
    auditedAt: null,
  });
});

test('the overview shows waiting jobs, workers, finished generations and failures', async () => {
  const waiting = randomUUID();
  await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[hang]'),
    idempotencyKeyHeader(waiting),
  );
  await until(async () => (await overview()).queues[0]?.waiting === 1, {
    what: 'the job to wait in the queue',
  });
  expect((await overview()).generations.queued).toBe(1);

  const worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  const [made, failed] = [randomUUID(), randomUUID()];
  await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[slow 1]'),
    idempotencyKeyHeader(made),
  );
  await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[fail safety]'),
    idempotencyKeyHeader(failed),
  );
  const seen = await until(
    async () => {
      const now = await overview();
      const { running, succeededLastHour, failedLastHour } = now.generations;
      // A generation is settled in Postgres before its job ends in Redis, so the figures may differ for a moment.
      const isOneOfEach = running === 1 && succeededLastHour === 1 && failedLastHour === 1;
      return isOneOfEach && now.queues[0]?.active === 1 ? now : null;
    },
    { what: 'one running, one succeeded and one failed generation' },
  );
  expect(seen).toMatchObject({
    workers: 1,
    generations: { queued: 0 },
    queues: [{ waiting: 0, active: 1, failed: 0 }, {}],
  });
  expect(seen.failures).toEqual([
    { id: failed, errorCode: 'safety', model: 'scripted', failures: 0, finishedAt: expect.any(String) },
  ]);
  // A prompt that the image model declines is not a failed job. A failure of the image provider is a failed job with an
  // error code.
  const lost = randomUUID();
  await ana.client.post(
    '/api/generate-image',
    generateImageBody(ana.thumbnailId, '[fail provider]'),
    idempotencyKeyHeader(lost),
  );
  await until(async () => (await overview()).queues[0]?.failed === 1, { what: 'the job to fail' });
  const dashboard = await admin.client.get('/admin/queues/api/queues?activeQueue=generations&status=failed');
  expect(dashboard.body).toMatchObject({
    queues: [
      {
        jobs: [
          {
            failedReason: `provider: ${generationErrors.provider.en} (generation ${lost} failed)`,
            progress: { generationId: lost },
          },
        ],
      },
      {},
    ],
  });
  await ana.client.post(`/api/generations/${waiting}/cancel`);
  await worker.close();
  await until(async () => (await overview()).workers === 0, {
    what: 'the worker to disappear from the overview',
  });
});

test('the overview lists at most the last twenty failures, newest first', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 22; nth++) {
    const ben = await app.creator(1);
    const id = await reserveGeneration(app.owner, { userId: ben.id, thumbnailId: ben.thumbnailId });
    await app.owner.query(`SELECT settle_generation($1, NULL, 'failed', 'timeout', NULL)`, [id]);
    ids.unshift(id);
  }
  expect((await overview()).failures.map(({ id }) => id)).toEqual(ids.slice(0, 20));
});

test('the overview has the figures of Postgres, and null for the figures of Redis, while Redis is unavailable', async () => {
  await app.redis.kill();
  const seen = await until(
    async () => {
      const now = await overview();
      return now.workers === null ? now : null;
    },
    { what: 'Redis to be unavailable' },
  );
  const none = {
    isPaused: null,
    waiting: null,
    active: null,
    delayed: null,
    failed: null,
    oldestWaitMs: null,
  };
  expect(seen.queues).toEqual([
    { name: 'generations', ...none },
    { name: 'background', ...none },
  ]);
  expect(seen.generations.failedLastHour).toBeGreaterThan(20);
  const dashboard = await admin.client.get('/admin/queues/api/queues');
  expect([dashboard.status, dashboard.headers.get('retry-after')]).toEqual([503, '2']);
  await app.redis.start();
  await until(async () => (await overview()).workers === 0, { what: 'Redis to be available again' });
});

describe('the queue dashboard', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };

  test('serves the page and files of the queue dashboard to an administrator', async () => {
    const page = await admin.client.get('/admin/queues', html);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self';`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [, script] = /src="(static\/js\/main[^"]+)"/.exec(page.bytes.toString()) ?? [];
    expect((await admin.client.get(`/admin/queues/${script}`)).status).toBe(200);
    const queues = await admin.client.get('/admin/queues/api/queues');
    expect(queues.body).toMatchObject({
      queues: [
        { name: 'generations', readOnlyMode: true },
        { name: 'background', readOnlyMode: true },
      ],
    });
  });

  test('redirects page requests of other callers from the queue dashboard and refuses their api requests', async () => {
    const stranger = await app.anonymous.get('/admin/queues', html);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/auth']);
    const user = await ana.client.get('/admin/queues/queue/generations', html);
    expect([user.status, user.headers.get('location')]).toEqual([303, '/']);
    const script = await app.anonymous.get('/admin/queues/api/queues');
    expect([script.status, script.body]).toMatchObject([401, { code: 'signed_out' }]);
    const ours = await ana.client.get('/admin/queues/api/queues');
    expect([ours.status, ours.body]).toMatchObject([403, { code: 'refused' }]);
    for (const path of ['', '/', '/static/images/logo.svg']) {
      expect([path, (await ana.client.get(`/admin/queues${path}`)).status]).toEqual([path, 403]);
    }
  });

  test('has no dashboard route that changes a queue, for any caller', async () => {
    const add = '/admin/queues/api/queues/generations/add';
    for (const client of [admin.client, ana.client, app.anonymous]) {
      expect((await client.post(add, { name: 'x' })).status).toBe(404);
      expect((await client.send('PUT', '/admin/queues/api/queues/generations/pause')).status).toBe(404);
    }
  });
});

test('the overview shows the number of breaches and the time of the last audit', async () => {
  const audits = new AuditRunsService(app.api.database);
  const first = await audits.run();
  expect(await overview()).toMatchObject({ auditBreaches: 0, auditedAt: first.finishedAt.toISOString() });
  await app.owner.query(`UPDATE credit_accounts SET version = version + 1 WHERE user_id = $1`, [ana.id]);
  expect((await overview()).auditBreaches).toBe(0);
  const second = await audits.run();
  expect(await overview()).toMatchObject({ auditBreaches: 3, auditedAt: second.finishedAt.toISOString() });
});
