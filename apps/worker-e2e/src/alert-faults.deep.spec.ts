import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BuiltProcess,
  type RedisServer,
  type TestDatabase,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { type Fault, type Scrape, alertNames, expectFired, scrape } from './harness/fired-alerts';
import { type Creator, Product, ask } from './harness/product';
import { shiftedClock } from './harness/shifted-clock';

/** Ended generations that wait for their clean-up, more than the rule allows. */
const leftOver = 12_000;

const folder = mkdtempSync(join(tmpdir(), 'portada-alerts-'));
const faults: Fault[] = [];
let database: TestDatabase;
let redis: RedisServer;
let product: Product;
let creator: Creator;
let healthy: Scrape;
const processes: Record<string, BuiltProcess | null> = {};
const running = (name: 'api' | 'gateway' | 'worker'): BuiltProcess => {
  const process = processes[`portada-${name}`];
  if (!process) throw new Error(`no ${name} runs`);
  return process;
};
/** A provider of images that refuses every key. */
const provider: Server = createServer((_request, response) => {
  response.writeHead(401, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }));
});

beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  const api = await product.startApi({
    DATABASE_POOL_SIZE: '2',
    STRIPE_SECRET_KEY: 'sk_test_alerts',
    STRIPE_WEBHOOK_SECRET: 'whsec_alerts',
  });
  const [gateway, worker] = await Promise.all([product.startGateway(), product.startWorker()]);
  Object.assign(processes, { 'portada-api': api, 'portada-gateway': gateway, 'portada-worker': worker });
  creator = await product.creator(20);
  // The first audit ends after the start, and the first request and event create their series.
  await ask(creator, '[slow 50]');
  await product.settled();
  await until(async () => /portada_ledger_audit_breaches\{.*\} 0/.test(await worker.metrics()), {
    what: 'the first ledger audit',
  });
  // The first scrape has the start of the processes, during which their event loops are blocked.
  healthy = await until(
    async () => {
      const now = await scrape(processes);
      return /nodejs_eventloop_lag_max_seconds\{.*\} [1-9]/.test(Object.values(now).join('\n')) ? null : now;
    },
    { what: 'event loops that are not blocked' },
  );
  // The api starts before the other processes, so that each of them is ready in time on a busy machine.
}, 240_000);
afterAll(async () => {
  provider.closeAllConnections();
  await product.close();
  await Promise.all([database.drop(), redis.remove(), new Promise((resolve) => provider.close(resolve))]);
  rmSync(folder, { recursive: true, force: true });
});

/** Sign of events that the gateway sent more than a second after their publication. */
const lateEvents = {
  source: 'late events',
  test: (text: string): boolean => {
    const valueOf = (series: string) => Number(new RegExp(`^${series} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    const all = valueOf('portada_event_lag_seconds_count\\{process="gateway"\\}');
    return all > valueOf('portada_event_lag_seconds_bucket\\{le="1",process="gateway"\\}');
  },
};

/** Scrapes the processes until a metric of a fault appears, and records the fault for the evaluation of the rules. */
const recordFault = async (alerts: string[], sign: Pick<RegExp, 'test' | 'source'>): Promise<void> => {
  const during = await until(
    async () => {
      const now = await scrape(processes);
      return sign.test(Object.values(now).join('\n')) ? now : null;
    },
    { what: `${sign.source} for ${alerts.join(', ')}`, timeoutMs: 60_000 },
  );
  faults.push({ alerts, before: healthy, during });
};

test('an installation without a fault has no alert', () => {
  faults.push({ alerts: [], before: healthy, during: healthy });
});

test('generations that fail are counted', async () => {
  await ask(creator, '[fail provider]');
  await product.settled();
  await recordFault(['PortadaGenerationsFail'], /portada_generation_total\{.*status="failed".*\} [1-9]/);
});

test('a stopped gateway sends its events late, and its event loop was blocked', async () => {
  running('gateway').signal('SIGSTOP');
  const from = Date.now();
  await ask(creator, '[slow 50]');
  await product.settled();
  await until(() => Date.now() - from > 1_500, { what: 'more than a second without a gateway' });
  running('gateway').signal('SIGCONT');
  // A scrape resets the longest delay of the event loop, so the two alerts have scrapes of their own.
  await recordFault(
    ['PortadaEventLoopBlocked'],
    /nodejs_eventloop_lag_max_seconds\{process="gateway"\} [1-9]/,
  );
  await recordFault(['PortadaEventsLate'], lateEvents);
});

test('statements that wait for a lock use up the connections, and their requests are slow', async () => {
  const client = await product.owner.connect();
  const from = Date.now();
  let answers: Promise<unknown>[] = [];
  try {
    await client.query('BEGIN; LOCK TABLE thumbnails IN ACCESS EXCLUSIVE MODE');
    answers = Array.from({ length: 6 }, () => creator.client.get('/api/thumbnails'));
    await recordFault(['PortadaDatabaseBusy'], /portada_database_waiting\{process="api"\} [1-9]/);
    await until(() => Date.now() - from > 2_600, { what: 'more than a second of the lock' });
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
  await Promise.all(answers);
  await recordFault(['PortadaRequestsSlow'], /portada_http_request_seconds_count\{.*\/api\/thumbnails/);
});

test('requests fail while a table is missing', async () => {
  await product.owner.query('ALTER TABLE thumbnails RENAME TO thumbnails_away');
  const { status } = await creator.client.get('/api/thumbnails');
  await product.owner.query('ALTER TABLE thumbnails_away RENAME TO thumbnails');
  expect(status).toBe(500);
  await recordFault(['PortadaRequestsFail'], /portada_http_request_seconds_count\{.*status="500".*\} [1-9]/);
});

test('a webhook with a forged signature is counted', async () => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
  const { status } = await creator.client.send('POST', '/api/stripe/webhook', { body: '{}', headers });
  expect(status).toBe(400);
  await recordFault(
    ['PortadaPaymentWebhooksForged'],
    /portada_payment_webhooks_total\{outcome="forged",process="api"\} 1/,
  );
});

test('an image whose object is missing is counted when it is asked for, until it is there again', async () => {
  const { rows } = await product.owner.query<{ id: string; object_key: string }>(
    `SELECT id, object_key FROM images WHERE user_id = $1 LIMIT 1`,
    [creator.userId],
  );
  const [{ id, object_key: key } = { id: '', object_key: '' }] = rows;
  const { bytes, mimeType } = await product.store.get(key);
  await product.store.delete([key]);
  expect(await creator.client.get(`/api/proxy-image/${id}.png`)).toMatchObject({ status: 404 });
  await recordFault(['PortadaImagesLost'], /portada_lost_objects\{process="api"\} 1/);
  await product.store.put(key, bytes, mimeType);
  expect(await creator.client.get(`/api/proxy-image/${id}.png`)).toMatchObject({ status: 200 });
  expect(await running('api').metrics()).toMatch(/portada_lost_objects\{process="api"\} 0/);
});

test('a process with a wrong clock is named', async () => {
  await running('gateway').kill();
  processes['portada-gateway'] = await product.startGateway(shiftedClock(-30 * 86_400_000));
  await recordFault(['PortadaClockWrong'], /portada_clock_skew_seconds\{process="gateway"\} -2\d{6}/);
  await running('gateway').kill();
  processes['portada-gateway'] = await product.startGateway();
});

test('generations are not handed over, do not move and become old while Redis is down', async () => {
  await redis.kill();
  expect(typeof (await ask(creator, '[slow 50]'))).toBe('string');
  await product.owner.query(
    `UPDATE generations SET created_at = created_at - interval '5 minutes' WHERE status = 'queued'`,
  );
  await recordFault(
    ['PortadaHandOverStopped', 'PortadaQueueNotMoving', 'PortadaQueueSlow'],
    /portada_outbox_due\{.*\} [1-9]/,
  );
  await redis.start();
  await product.settled();
});

test('mails wait without a mail server, and payment events without a payment provider', async () => {
  await product.owner.query(`INSERT INTO mails (user_id, kind) VALUES ($1, 'verify_email')`, [
    creator.userId,
  ]);
  await product.owner.query(
    `INSERT INTO payment_events (id, type, hint) VALUES ('evt_1', 'checkout.session.completed', '{"object":"cs_1"}')`,
  );
  await recordFault(
    ['PortadaMailsWait', 'PortadaPaymentEventsWait'],
    /portada_mails_due\{.*\} [1-9][^]*portada_payment_events_waiting\{.*\} [1-9]|portada_payment_events_waiting\{.*\} [1-9][^]*portada_mails_due\{.*\} [1-9]/,
  );
});

test('rows that were written outside of Portada wait for their clean-up', async () => {
  // As one request, so that all statements run in one transaction. Without an earlier run the next audit is due at once.
  await product.owner.query(
    `SET LOCAL session_replication_role = replica;
     INSERT INTO generations SELECT p.* FROM (SELECT * FROM generations WHERE status = 'failed' LIMIT 1) AS g,
            generate_series(1, ${leftOver}) AS n, jsonb_populate_record(NULL::generations, to_jsonb(g) || jsonb_build_object(
            'id', gen_random_uuid(), 'seed', n, 'tidied_at', NULL, 'finished_at', now() - interval '2 hours')) AS p;
     DELETE FROM audit_runs`,
  );
  await recordFault(['PortadaCleanUpBehind'], /portada_cleanup_backlog\{.*\} 1\d{4}/);
});

test('a provider that refuses the key needs an action of the operator, and its model is not asked', async () => {
  await running('worker').kill();
  const { port } = provider.address() as AddressInfo;
  processes['portada-worker'] = await product.startWorker({
    IMAGE_MODEL: 'openai',
    OPENAI_API_KEY: 'sk-wrong',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}`,
  });
  await ask(creator, '');
  await recordFault(['PortadaModelAlarm', 'PortadaModelUnavailable'], /portada_model_alarm\{.*\} 1/);
});

test('the audit of a new worker finds the rows, and an audit that has not ended for hours is late', async () => {
  await recordFault(['PortadaLedgerBreach'], /portada_ledger_audit_breaches\{.*\} [1-9]/);
  await product.owner.query(`UPDATE audit_runs SET finished_at = finished_at - interval '7 hours'`);
  await recordFault(['PortadaLedgerAuditLate'], /portada_ledger_audit_age_seconds\{.*\} 2\d{4}/);
});

test('killed processes do not answer, and no worker reports the queue', async () => {
  await Promise.all(Object.values(processes).map((process) => process?.kill()));
  await recordFault(['PortadaProcessDown', 'PortadaNoWorker'], /^\s*$/);
});

test('every alert fires on its real fault', () => {
  expect(faults.flatMap(({ alerts }) => alerts).sort()).toEqual(alertNames().sort());
  expectFired(faults, folder);
});
