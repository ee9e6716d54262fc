import { createHmac, randomUUID } from 'node:crypto';
import { generateImageAcceptedSchema } from '@portada/contracts';
import { createDataSource } from '@portada/database';
import {
  FallbackModel,
  type WebhookAdapter,
  createModelLedger,
  hostedModels,
  imageModelSettings,
  webhookAdapters,
  webhookHashOf,
} from '@portada/image-models';
import { createLogger } from '@portada/observability';
import {
  type ImageSimulator,
  replicateSimulatorSecret,
  startBflSimulator,
  startFalSimulator,
  startReplicateSimulator,
} from '@portada/simulators';
import { createStoredSecrets } from '@portada/secrets';
import { auditOf, reserveGeneration, testSecretKeys, until } from '@portada/testing';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { type TestApp, idempotencyKeyHeader, startTestApp } from './harness/test-app';

/** Time in ms for which a worker of this file waits for a webhook. */
const waitMs = 1_000;
/** Price in US dollars of an image of each model. */
const priceUsd = 0.03;

const providers: Record<
  WebhookAdapter,
  { start: () => Promise<ImageSimulator>; env: (simulator: ImageSimulator) => object }
> = {
  bfl: {
    start: () => startBflSimulator(),
    env: ({ url, key }) => ({ BFL_BASE_URL: url, BFL_API_KEY: key, BFL_PRICE_USD: priceUsd }),
  },
  fal: {
    start: () => startFalSimulator(),
    env: ({ url, key }) => ({ FAL_BASE_URL: url, FAL_KEY: key, FAL_PRICE_USD: priceUsd }),
  },
  replicate: {
    start: () => startReplicateSimulator(),
    env: ({ url, key }) => ({
      REPLICATE_BASE_URL: url,
      REPLICATE_API_TOKEN: key,
      REPLICATE_PRICE_USD: priceUsd,
    }),
  },
};

const logger = createLogger({ name: 'test', level: 'silent' });
const lines: string[] = [];
/** Log lines of the workers, which a failed test shows. */
const workerLines: string[] = [];
const note = (details: object, message: string) =>
  void workerLines.push(`${message} ${JSON.stringify(details)}`);
let app: TestApp;
let ledgerDatabase: DataSource;
beforeAll(async () => {
  app = await startTestApp(
    { REPLICATE_WEBHOOK_SECRET: replicateSimulatorSecret, LOG_LEVEL: 'info' },
    { write: (line) => void lines.push(line) },
  );
  ledgerDatabase = await createDataSource({
    url: app.databaseUrl,
    entities: [],
    poolSize: 4,
    applicationName: 'test',
  }).initialize();
});
afterAll(async () => {
  await ledgerDatabase.destroy();
  await app.close();
});
afterEach(async () => expect(await auditOf(app.owner)).toEqual([]));

/** Starts a worker whose only model is the provider's. @param base address of the webhooks; null for none */
const startWorker = (
  adapter: WebhookAdapter,
  simulator: ImageSimulator,
  base: string | null = app.api.origin,
): Promise<InProcessWorker> => {
  const settings = z.object(imageModelSettings).parse(providers[adapter].env(simulator));
  const model = hostedModels(settings)[adapter]?.(null);
  if (!model) throw new Error(adapter);
  return startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: new FallbackModel({
      members: [{ id: adapter, model, concurrency: 8 }],
      budgetUsdPerDay: null,
      headlines: null,
      ledger: createModelLedger(ledgerDatabase, logger, createStoredSecrets({ SECRET_KEYS: testSecretKeys })),
      webhooks: base === null ? null : { base, waitMs },
      logger: { info: note, warn: note, error: note },
    }),
  });
};

/** The recorded requests of a generation, oldest first; `cost` in US dollars, null if it is not known. */
const requestsOf = async (generationId: string) =>
  (
    await app.owner.query<{ outcome: string; cost: number | null; hasWebhook: boolean }>(
      `SELECT outcome, booked_usd::float8 AS cost, webhook_hash IS NOT NULL AS "hasWebhook"
         FROM model_requests WHERE generation_id = $1 ORDER BY started_at`,
      [generationId],
    )
  ).rows;

describe.each(webhookAdapters)('a request to %s whose answer is lost', (adapter) => {
  let simulator: ImageSimulator;
  let worker: InProcessWorker;
  beforeAll(async () => (simulator = await providers[adapter].start()));
  afterAll(() => simulator.close());
  // Each test has a new worker, because five lost answers would open the circuit breaker of a worker.
  beforeEach(async () => (worker = await startWorker(adapter, simulator)));
  afterEach(() => worker.close());

  /**
   * Requests an image whose first request to the provider has the switches, and waits for the end of the generation.
   * Expects one image that is paid once.
   */
  const draw = async (switches: string) => {
    const at = simulator;
    const before = { calls: at.calls.length, webhooks: at.webhooks.length };
    at.apply(switches);
    const { client, thumbnailId, id } = await app.creator(2);
    const answer = await client.post(
      '/api/generate-image',
      { thumbnailId, prompt: 'A red boat on a quiet lake' },
      idempotencyKeyHeader(),
    );
    const { generationId } = generateImageAcceptedSchema.parse(answer.body);
    const status = await until(
      async () => {
        await worker.sweeps.handOver();
        const { body } = await client.get(`/api/generations/${generationId}`);
        const now = z.object({ status: z.string() }).parse(body).status;
        return now === 'queued' || now === 'running' ? null : now;
      },
      { what: 'the end of the generation', timeoutMs: 20_000 },
    );
    const reasons = status === 'succeeded' ? [] : workerLines.slice(-6);
    expect({ status, reasons }).toEqual({ status: 'succeeded', reasons: [] });
    const expectOneImage = async () => {
      const { rows } = await app.owner.query(
        `SELECT kind, balance::int, (SELECT count(*)::int FROM images WHERE generation_id = $2) AS images
           FROM credit_accounts WHERE user_id = $1 AND kind <> 'debt' ORDER BY kind`,
        [id, generationId],
      );
      expect(rows).toEqual([
        { kind: 'available', balance: 1, images: 1 },
        { kind: 'held', balance: 0, images: 1 },
      ]);
    };
    await expectOneImage();
    return {
      generationId,
      expectOneImage,
      calls: () => at.calls.slice(before.calls),
      webhooks: () => at.webhooks.slice(before.webhooks),
      /** Waits until the provider has sent a number of webhooks. @returns their statuses */
      statuses: (count: number) =>
        until(
          () => {
            const sent = at.webhooks.slice(before.webhooks);
            return sent.length >= count ? sent.map(({ status: one }) => one) : null;
          },
          { what: `${count} webhooks`, timeoutMs: 10_000 },
        ),
    };
  };
  const perJob = adapter === 'replicate' ? 2 : 1;
  const done = { outcome: 'done', cost: priceUsd, hasWebhook: true };

  test('follows the job that the webhook reports, so that there is one job and its cost is known', async () => {
    const drawn = await draw('[lost-answer]');
    expect(drawn.calls()).toHaveLength(1);
    expect(await requestsOf(drawn.generationId)).toEqual([done]);
    expect(await drawn.statuses(perJob)).toEqual(Array.from({ length: perJob }, () => 200));
  });

  test('is followed once if the webhook arrives twice', async () => {
    const drawn = await draw('[lost-answer] [webhook-twice]');
    expect(drawn.calls()).toHaveLength(1);
    expect(await drawn.statuses(2 * perJob)).toEqual(Array.from({ length: 2 * perJob }, () => 200));
    expect(await requestsOf(drawn.generationId)).toEqual([done]);
    await drawn.expectOneImage();
  });

  test('is repeated once if the webhook arrives too late, which then changes nothing', async () => {
    const drawn = await draw('[lost-answer] [webhook-late 6000]');
    expect(drawn.calls()).toHaveLength(2);
    const requests = await requestsOf(drawn.generationId);
    expect(requests).toEqual([{ outcome: 'unknown', cost: null, hasWebhook: true }, done]);
    const all = 2 * perJob;
    expect(await drawn.statuses(all)).toEqual(Array.from({ length: all }, () => 200));
    expect(await requestsOf(drawn.generationId)).toEqual(requests);
    await drawn.expectOneImage();
  });

  test('is repeated once if no webhook arrives', async () => {
    const drawn = await draw('[lost-answer] [webhook-never]');
    expect(drawn.calls()).toHaveLength(2);
    const unknown = { outcome: 'unknown', cost: null, hasWebhook: true };
    expect(await requestsOf(drawn.generationId)).toEqual([unknown, done]);
  });

  test('is repeated once if the webhook is forged, which is refused and changes nothing', async () => {
    const drawn = await draw('[lost-answer] [webhook-forged]');
    const refused = adapter === 'fal' ? 404 : 400;
    const [first] = await drawn.statuses(1);
    expect(first).toBe(refused);
    expect(drawn.calls()).toHaveLength(2);
    const reported = await app.owner.query(
      'SELECT reported_job_id AS job FROM model_requests WHERE generation_id = $1 ORDER BY started_at LIMIT 1',
      [drawn.generationId],
    );
    expect(reported.rows).toEqual([{ job: null }]);
  });

  test('is repeated once if the webhook names a job that does not exist', async () => {
    const drawn = await draw('[lost-answer] [webhook-other-id]');
    expect(drawn.calls()).toHaveLength(2);
    expect((await requestsOf(drawn.generationId)).map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
  });

  test('names no webhook and is repeated once if providers cannot reach Portada', async () => {
    await worker.close();
    worker = await startWorker(adapter, simulator, null);
    const drawn = await draw('[lost-answer]');
    expect(drawn.calls()).toHaveLength(2);
    expect(JSON.stringify(drawn.calls())).not.toContain('webhook');
    expect(drawn.webhooks()).toEqual([]);
    const requests = await requestsOf(drawn.generationId);
    expect(requests.map(({ hasWebhook }) => hasWebhook)).toEqual([false, false]);
    expect(requests.at(-1)).toMatchObject({ outcome: 'done', cost: priceUsd });
  });
});

describe('the route of webhooks of image models', () => {
  const token = 'a'.repeat(43);
  const secret = 'the secret of a request';

  /** Records a request with a webhook. @param model entry of `IMAGE_MODEL` */
  const expectWebhook = async (model: string): Promise<string> => {
    const { id: userId, thumbnailId } = await app.creator();
    const generationId = await reserveGeneration(app.owner, { userId, thumbnailId });
    const requestId = randomUUID();
    await app.owner.query('SELECT open_model_request($1, $2, $3, NULL, 0.1, NULL)', [
      requestId,
      generationId,
      model,
    ]);
    await app.owner.query('SELECT expect_model_webhook($1, $2, $3)', [
      requestId,
      webhookHashOf(token),
      secret,
    ]);
    return requestId;
  };

  const send = async (
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; code: unknown }> => {
    const answer = await fetch(`${app.api.origin}/api/model-webhooks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const { code = null } = (await answer.json()) as { code?: unknown };
    return { status: answer.status, code };
  };
  const bflSignature = (body: string, key = secret) => ({
    'x-bfl-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
  });
  const row = async (id: string) =>
    (
      await app.owner.query<Record<string, unknown>>(
        `SELECT outcome, reported_job_id AS reported, provider_job_id AS job, ended_at AS ended
           FROM model_requests WHERE id = $1`,
        [id],
      )
    ).rows[0];
  const untouched = { outcome: 'open', reported: null, job: null, ended: null };
  const notFound = { status: 404, code: 'not_found' };
  const invalid = { status: 400, code: 'invalid_request' };

  test('stores the first job that is reported, answers repeats alike, and changes nothing else', async () => {
    const id = await expectWebhook('bfl:flux-2-max');
    const path = `bfl/${id}/${token}`;
    const report = (job: string) => JSON.stringify({ id: job, status: 'Ready', result: { sample: 'x' } });
    for (const job of ['job-1', 'job-1', 'job-2']) {
      // A page of another origin may send the request too: the address and the signature are the check.
      const headers = { ...bflSignature(report(job)), 'sec-fetch-site': 'cross-site' };
      expect(await send(path, report(job), headers)).toEqual({ status: 200, code: null });
      expect(await row(id)).toEqual({ ...untouched, reported: 'job-1' });
    }
  });

  test('refuses an unknown request, a wrong token and another adapter, without a difference', async () => {
    const id = await expectWebhook('fal');
    const body = JSON.stringify({ request_id: 'job-1', status: 'OK' });
    const wrong = [
      `fal/${randomUUID()}/${token}`,
      `fal/${id}/${'b'.repeat(43)}`,
      `fal/${id}/short`,
      `fal/${id}/${'a'.repeat(150)}`,
      `fal/not-an-id/${token}`,
      `replicate/${id}/${token}`,
      `openai/${id}/${token}`,
    ];
    for (const path of wrong) expect([path, await send(path, body)]).toEqual([path, notFound]);
    expect(await row(id)).toEqual(untouched);
    expect(await send(`fal/${id}/${token}`, body)).toEqual({ status: 200, code: null });
  });

  test('refuses bodies without the id and the status of a job', async () => {
    const id = await expectWebhook('fal');
    const bodies = [
      '',
      '[]',
      '"text"',
      '{',
      JSON.stringify({ request_id: 'job-1' }),
      JSON.stringify({ request_id: '', status: 'OK' }),
      JSON.stringify({ request_id: '../admin', status: 'OK' }),
      JSON.stringify({ request_id: 'x'.repeat(101), status: 'OK' }),
      JSON.stringify({ request_id: 7, status: 'OK' }),
    ];
    for (const body of bodies)
      expect([body, (await send(`fal/${id}/${token}`, body)).status]).toEqual([body, 400]);
    const large = JSON.stringify({ request_id: 'job-1', status: 'OK', payload: 'x'.repeat(300_000) });
    expect((await send(`fal/${id}/${token}`, large)).status).toBe(413);
    expect(await row(id)).toEqual(untouched);
  });

  test('refuses reports of BFL and Replicate with a missing, wrong or old signature', async () => {
    const [bfl, replicate] = [await expectWebhook('bfl'), await expectWebhook('replicate')];
    const body = JSON.stringify({ id: 'job-1', status: 'starting' });
    const standard = (seconds: number, key = replicateSimulatorSecret, signed = body) => {
      const timestamp = String(Math.floor(Date.now() / 1000) + seconds);
      const mac = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'));
      const signature = mac.update(`msg_1.${timestamp}.${signed}`).digest('base64');
      return {
        'webhook-id': 'msg_1',
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,AAAA v1,${signature}`,
      };
    };
    // The limit is 300 s. A busy machine may need some seconds for the requests before.
    const refused: [path: string, headers: Record<string, string>][] = [
      [`bfl/${bfl}/${token}`, {}],
      [`bfl/${bfl}/${token}`, bflSignature(body, 'another key')],
      [`bfl/${bfl}/${token}`, bflSignature(`${body} `)],
      [`replicate/${replicate}/${token}`, {}],
      [`replicate/${replicate}/${token}`, standard(-301)],
      [`replicate/${replicate}/${token}`, standard(360)],
      [`replicate/${replicate}/${token}`, standard(0, 'whsec_AAAA')],
      [`replicate/${replicate}/${token}`, standard(0, replicateSimulatorSecret, `${body} `)],
      [`replicate/${replicate}/${token}`, { ...standard(0), 'webhook-id': 'msg_2' }],
    ];
    for (const [path, headers] of refused)
      expect([path, headers, await send(path, body, headers)]).toEqual([path, headers, invalid]);
    expect([await row(bfl), await row(replicate)]).toEqual([untouched, untouched]);
    expect((await send(`replicate/${replicate}/${token}`, body, standard(-240))).status).toBe(200);
  });

  test('writes no token to the log', () => {
    const about = lines.filter((line) => line.includes('/api/model-webhooks/'));
    expect(about.length).toBeGreaterThan(20);
    expect(about.filter((line) => line.includes(token))).toEqual([]);
    expect(about.some((line) => line.includes('/[redacted]'))).toBe(true);
  });
});
