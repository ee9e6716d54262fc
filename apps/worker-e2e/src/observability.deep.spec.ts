import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltProcess,
  type RedisServer,
  type TestDatabase,
  createSession,
  freePort,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { io } from 'socket.io-client';
import { Product, ask } from './harness/product';
import { TraceReceiver } from './harness/trace-receiver';

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
let api: BuiltProcess;
let gateway: BuiltProcess;
let worker: BuiltProcess;
let gatewayPort: number;
const receiver = new TraceReceiver();
beforeAll(async () => {
  let endpoint: string;
  [database, redis, endpoint, gatewayPort] = await Promise.all([
    testDatabase(),
    startRedisServer(),
    receiver.listen(),
    freePort(),
  ]);
  product = await Product.prepare({
    databaseUrl: database.url,
    redisUrl: redis.url,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  });
  [api, gateway, worker] = await Promise.all([
    product.startApi(),
    product.startGateway({ GATEWAY_PORT: String(gatewayPort) }),
    product.startWorker(),
  ]);
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove(), receiver.close()]);
});

/** Returns the value of a metric with exactly these labels besides `process`; undefined without such a series. */
const valueOf = (text: string, name: string, labels: Record<string, string>): number | undefined =>
  [...text.matchAll(/^portada_([a-z_]+)\{(.*)\} (\S+)$/gm)]
    .filter(([, metric]) => metric === name)
    .map(([, , list = '', value]) => ({
      labels: Object.fromEntries(
        [...list.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key, text]) => [key, text]),
      ),
      value: Number(value),
    }))
    .find(({ labels: { process: _process, ...rest } }) =>
      Object.entries({ ...labels, ...rest }).every(
        ([key, text]) => labels[key] === text && rest[key] === text,
      ),
    )?.value;

test('the processes export the metrics of the documentation, and count requests and generations', async () => {
  const creator = await product.creator(2);
  await ask(creator, '[slow 50]');
  await ask(creator, '[fail provider]');
  await product.settled();
  const [ofApi, ofGateway, ofWorker] = await Promise.all([
    api.metrics(),
    gateway.metrics(),
    worker.metrics(),
  ]);
  const accepted = { method: 'POST', route: '/api/generate-image', status: '202' };
  expect(valueOf(ofApi, 'http_request_seconds_count', accepted)).toBe(2);
  expect(valueOf(ofWorker, 'generation_total', { status: 'succeeded', code: 'none' })).toBe(1);
  expect(valueOf(ofWorker, 'generation_total', { status: 'failed', code: 'provider' })).toBe(1);
  expect(valueOf(ofWorker, 'generation_wait_seconds_count', {})).toBe(2);
  expect(valueOf(ofWorker, 'queue_depth', {})).toBe(0);

  const page = readFileSync(join(__dirname, '../../../docs/operations/alerts.md'), 'utf8');
  const documented = [...page.matchAll(/^\| `(portada_[a-z_]+)`/gm)].map(([, name]) => name);
  const texts = [ofApi, ofGateway, ofWorker].join('\n');
  const exported = [...texts.matchAll(/^# TYPE (portada_[a-z_]+) /gm)].map(([, name]) => name);
  expect([...new Set(exported)].sort()).toEqual(documented.sort());
});

/** Opens the socket of a user's page. @returns closes the socket */
const openPage = async (userId: string): Promise<() => void> => {
  const socket = io(`http://127.0.0.1:${gatewayPort}`, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: await createSession(product.owner, userId) },
  });
  await new Promise((resolve) => socket.once('ready', resolve));
  return () => socket.disconnect();
};

test('one trace leads from the request through api, queue, worker and model to the events of the gateway', async () => {
  const creator = await product.creator(1);
  const close = await openPage(creator.userId);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const ofPage = '00f067aa0ba902b7';
  const { status } = await creator.client.post(
    '/api/generate-image',
    { thumbnailId: creator.thumbnailId, prompt: 'A canary-prompt boat on a quiet lake [slow 50]' },
    { traceparent: `00-${traceId}-${ofPage}-01`, tracestate: 'vendor=canary-state' },
  );
  expect(status).toBe(202);
  await product.settled();
  const wanted = [
    'portada-api POST /api/generate-image',
    'portada-api generation.accept',
    'portada-api generation.enqueue',
    'portada-worker generation.wait',
    'portada-worker generation.run',
    'portada-worker generation.draw',
    'portada-worker image_model scripted',
    'portada-worker generation.store',
    'portada-worker generation.settle',
    'portada-gateway send generation.updated',
    'portada-gateway send credits.updated',
  ];
  const ours = () => receiver.spans.filter((span) => span.traceId === traceId);
  const names = () => new Set(ours().map(({ service, name }) => `${service} ${name}`));
  await until(() => wanted.every((name) => names().has(name)), { what: 'the spans of the trace' }).catch(() =>
    expect([...names()]).toEqual(expect.arrayContaining(wanted)),
  );
  close();
  const ids = new Set([ofPage, ...ours().map(({ spanId }) => spanId)]);
  expect(ours().filter(({ parentSpanId }) => parentSpanId === undefined || !ids.has(parentSpanId))).toEqual(
    [],
  );
  expect(JSON.stringify(receiver.spans)).not.toMatch(/canary|sid=|@/);
  expect(worker.output()).toMatch(new RegExp(`"traceId":"${traceId}".*"msg":"generation started"`));
});

test('an endpoint for traces that never answers delays neither generations nor the end of a process', async () => {
  receiver.isHanging = true;
  const creator = await product.creator(1);
  expect(typeof (await ask(creator, '[slow 50]'))).toBe('string');
  await until(() => receiver.requestsWithoutResponse > 0, { what: 'an export without answer' });
  await product.settled(10_000);
  await product.expectFair();
  const from = Date.now();
  worker.signal('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(Date.now() - from).toBeLessThan(5_000);
});
