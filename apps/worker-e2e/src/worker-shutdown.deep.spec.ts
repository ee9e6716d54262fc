import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type RedisServer, type TestDatabase, startRedisServer, testDatabase, until } from '@portada/testing';
import { Product } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove()]);
});

test('a stopping api responds to open requests in the usual format and closes each connection', async () => {
  const api = await product.startApi();
  const { client, thumbnailId } = await product.creator();
  // No worker runs, so the request waits. The response arrives because the api stops, long before its time limit of 120
  // s.
  const waiting = client.post(
    '/api/generate-image',
    { thumbnailId, prompt: 'A red boat on a quiet lake' },
    { prefer: 'wait=120' },
  );
  await until(async () => (await product.tally())['queued'], { what: 'the generation to be queued' });

  // The api has received only a part of this request's body when the api stops.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const slow = request(`${product.apiOrigin}/api/auth/login`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2, 'x-requested-with': 'portada' },
  });
  slow.write('{');
  await once(slow, 'socket');
  api.signal('SIGTERM');
  const { status, body } = await waiting;
  expect([status, body]).toMatchObject([202, { success: true, status: 'queued' }]);
  await until(
    () =>
      client.get('/api/config').then(
        () => false,
        () => true,
      ),
    { what: 'the port to be closed' },
  );
  slow.end('}');
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close']);
  expect(await json(answer)).toMatchObject({ success: false, code: 'invalid_request' });
  expect(await api.ended).toBe(0);
  agent.destroy();
});
