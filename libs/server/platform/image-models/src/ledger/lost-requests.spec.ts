import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBflSimulator } from '@portada/simulators';
import { createStoredSecrets } from '@portada/secrets';
import {
  createThumbnail,
  createUser,
  reserveGeneration,
  testDatabase,
  testSecretKeys,
  until,
} from '@portada/testing';
import { createDataSource } from '@portada/database';
import { createLogger } from '@portada/observability';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { FallbackModel } from '../fallback/fallback-model';
import { hostedModelOf } from '../hosted.fixture';
import { everything, modelInput } from '../image-model.contract';
import { failure } from '../provider/failures';
import { newWebhook, rowOfModelRequest, webhookHashOf } from '../webhooks/model-webhook';
import type { ModelLedger, RecordedRequest, RequestEnd } from './model-ledger';
import { readWebhookRequest, storeReportedJob } from './model-ledger.queries';
import { createModelLedger } from './postgres-ledger';

const secrets = createStoredSecrets({ SECRET_KEYS: testSecretKeys });
const never = () => new AbortController().signal;

let database: Awaited<ReturnType<typeof testDatabase>>;
let owner: Pool;
let worker: DataSource;
let ledger: ModelLedger;
let whose: { userId: string; thumbnailId: string };
beforeAll(async () => {
  database = await testDatabase();
  owner = new Pool({ connectionString: database.url });
  const options = { url: database.url, entities: [], poolSize: 8, applicationName: 'test' };
  worker = await createDataSource(options).initialize();
  ledger = createModelLedger(worker, createLogger({ name: 'test', level: 'silent' }), secrets);
  const { id: userId } = await createUser(owner, { credits: 100 });
  whose = { userId, thumbnailId: await createThumbnail(owner, userId) };
});
afterAll(async () => {
  await worker.destroy();
  await owner.end();
  await database.drop();
});

const requestOf = (generationId: string) => ({
  generationId,
  model: 'hosted',
  modelId: null,
  estimateUsd: 0.1,
});
const unknown: RequestEnd = {
  outcome: 'unknown',
  bookedUsd: null,
  modelId: null,
  jobId: null,
  providerRequestId: null,
  failure: null,
};
const lost: RequestEnd = {
  ...unknown,
  failure: failure('provider', 'connection lost', { mayBeCharged: true }),
};

/** Opens a request with a webhook. @returns the record, and a function that reports a job as the route does */
const opened = async (generationId: string) => {
  const webhook = newWebhook();
  const record = await ledger.open({ ...requestOf(generationId), webhook }, null, never());
  if (typeof record === 'string') throw new Error(record);
  const report = (job: string) => storeReportedJob(worker, record.id, webhook.tokenHash, job);
  return { record, report, webhook };
};
const found = async (generationId: string, waitMs = 0) => {
  const answer = await ledger.findLost(requestOf(generationId), waitMs, never());
  return answer && { jobId: answer.jobId, id: answer.record.id };
};
const generation = () => reserveGeneration(owner, whose);

describe('a request to an image model whose answer was lost', () => {
  it('is found with its job after the report, and its end replaces the unknown one', async () => {
    const id = await generation();
    const { record, report } = await opened(id);
    await record.close(lost);
    expect(await found(id)).toBeNull();
    expect(await report('job-1')).toBe('stored');
    expect(await found(id)).toEqual({ jobId: 'job-1', id: record.id });
    const again = (await ledger.findLost(requestOf(id), 0, never()))?.record as RecordedRequest;
    await again.close({ ...unknown, outcome: 'done', bookedUsd: 0.04, jobId: 'job-1' });
    const { rows } = await owner.query(
      `SELECT outcome, booked_usd::float8 AS booked, failure_code AS code FROM model_requests WHERE id = $1`,
      [record.id],
    );
    expect(rows).toEqual([{ outcome: 'done', booked: 0.04, code: null }]);
    expect(await found(id)).toBeNull();
  });

  it('is waited for if its worker was killed, until the report arrives', async () => {
    const id = await generation();
    const { record, report } = await opened(id);
    const waiting = found(id, 20_000);
    await report('job-1');
    expect(await waiting).toEqual({ jobId: 'job-1', id: record.id });
  });

  it('is waited for only as long as the caller allows, and not again by an attempt after the one that waited', async () => {
    const [killed, ended] = [await generation(), await generation()];
    await opened(killed);
    await (await opened(ended)).record.close(lost);
    const begunAt = performance.now();
    expect(await found(killed, 300)).toBeNull();
    expect(performance.now() - begunAt).toBeGreaterThanOrEqual(295);
    // A wait would last longer than the test.
    expect(await found(ended, 600_000)).toBeNull();
  });

  it('ends the wait with the reason of the signal', async () => {
    const id = await generation();
    const { record } = await opened(id);
    const abort = new AbortController();
    const waiting = record.reportedJob(600_000, abort.signal);
    const reason = new Error('the worker stops');
    abort.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  it('is not found if its job is known, if it has ended, or for another model or generation', async () => {
    const [known, ended, open] = [await generation(), await generation(), await generation()];
    const [first, second, third] = [await opened(known), await opened(ended), await opened(open)];
    await Promise.all([first, second, third].map(({ report }) => report('job-1')));
    await first.record.close({ ...unknown, jobId: 'job-1' });
    await second.record.close({ ...lost, outcome: 'failed' });
    expect([await found(known), await found(ended)]).toEqual([null, null]);
    expect(await ledger.findLost({ ...requestOf(open), model: 'other' }, 0, never())).toBeNull();
    expect(await found(await generation())).toBeNull();
    expect(await found(open)).toEqual({ jobId: 'job-1', id: third.record.id });
  });

  it('is preferred to a newer one whose job was not reported', async () => {
    const id = await generation();
    const first = await opened(id);
    await first.record.close(lost);
    await (await opened(id)).record.close(lost);
    await first.report('job-1');
    expect(await found(id)).toEqual({ jobId: 'job-1', id: first.record.id });
  });
});

describe('the report of a job by webhook', () => {
  it('counts once, and only with the hash of the token of the request', async () => {
    const { record, report, webhook } = await opened(await generation());
    expect(await storeReportedJob(worker, record.id, newWebhook().tokenHash, 'job-0')).toBe('unknown');
    expect(await report('job-1')).toBe('stored');
    expect(await report('job-2')).toBe('repeated');
    expect(await record.reportedJob(0, never())).toBe('job-1');
    const stored = await readWebhookRequest(worker, record.id);
    expect(stored).toEqual({
      model: 'hosted',
      tokenHash: webhook.tokenHash,
      secret: expect.stringMatching(/^enc:test:/),
    });
    const row = rowOfModelRequest(record.id);
    const secret = await secrets.decrypt(row, Buffer.from(stored?.secret ?? ''), (plain) => plain);
    expect(secret.toString()).toBe(webhook.secret);
  });

  it('is refused for a request without a webhook', async () => {
    const record = await ledger.open(requestOf(await generation()), null, never());
    if (typeof record === 'string') throw new Error(record);
    expect(await storeReportedJob(worker, record.id, newWebhook().tokenHash, 'job-1')).toBe('unknown');
    expect(await readWebhookRequest(worker, record.id)).toBeUndefined();
  });
});

test('a report that arrives between two attempts leads the second one to the job of the first', async () => {
  const simulator = await startBflSimulator();
  const reports: { path: string; job: string }[] = [];
  const read = async (request: IncomingMessage): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const { id } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { id: string };
    reports.push({ path: request.url ?? '', job: id });
  };
  // The server receives the webhook and does not store it, until the test does.
  const receiver = createServer((request, response) => {
    void read(request).then(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const chain = new FallbackModel({
    members: [{ id: 'bfl', model: hostedModelOf('bfl', simulator), concurrency: 8 }],
    budgetUsdPerDay: null,
    headlines: null,
    ledger,
    webhooks: { base: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, waitMs: 50 },
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  const input = { ...modelInput(), generationId: await generation() };
  const draw = async () => (await everything(chain.start(input, never()))).at(-1);
  simulator.apply('[lost-answer]');
  expect(await draw()).toMatchObject({
    type: 'failed',
    code: 'provider',
    retryable: true,
    mayBeCharged: true,
  });
  const { path, job } = await until(() => reports[0], { what: 'the webhook' });
  const [requestId = '', token = ''] = path.split('/').slice(-2);
  expect(await storeReportedJob(worker, requestId, webhookHashOf(token), job)).toBe('stored');
  expect(await draw()).toMatchObject({ type: 'done', providerRequestId: job });
  expect(simulator.calls).toHaveLength(1);
  await chain.close();
  receiver.close();
  await simulator.close();
});
