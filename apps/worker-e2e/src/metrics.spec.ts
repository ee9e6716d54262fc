import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltProcess,
  type RedisServer,
  type TestDatabase,
  startRedisServer,
  testDatabase,
} from '@portada/testing';
import { Product, ask } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
let api: BuiltProcess;
let gateway: BuiltProcess;
let worker: BuiltProcess;
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  [api, gateway, worker] = await Promise.all([
    product.startApi(),
    product.startGateway(),
    product.startWorker(),
  ]);
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove()]);
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
