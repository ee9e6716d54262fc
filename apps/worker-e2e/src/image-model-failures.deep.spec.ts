import { type RedisServer, type TestDatabase, startRedisServer, testDatabase, until } from '@portada/testing';
import { Product, ask } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({
    databaseUrl: database.url,
    redisUrl: redis.url,
    env: { GENERATION_DEADLINE_S: '12', GENERATIONS_IN_FLIGHT_PER_USER: '2' },
  });
  await Promise.all([product.startApi(), product.startWorker({ WORKER_CONCURRENCY: '6' })]);
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove()]);
});

const read = async (id: string | number) => {
  const { rows } = await product.owner.query<{ status: string; error_code: string | null; failures: number }>(
    'SELECT status, error_code, failures FROM generations WHERE id = $1',
    [id],
  );
  return rows[0];
};

test('failing, hanging and cancelled generations end, and credits are spent only for images', async () => {
  const creators = await Promise.all(Array.from({ length: 5 }, () => product.creator(2)));
  const directives = ['[fail safety]', '[fail-once provider]', '[hang]', '[hang] please', '[stages]'];
  const ids = await Promise.all(creators.map((creator, nr) => ask(creator, directives[nr] ?? '')));
  const [refused, retried, hung, cancelled, made] = ids.map(String);
  await until(async () => (await read(cancelled ?? ''))?.status === 'running', {
    what: 'the generation to run',
  });
  const answer = await creators[3]?.client.post(`/api/generations/${cancelled}/cancel`);
  expect(answer?.body).toMatchObject({ status: 'cancelled' });
  await product.settled(30_000);
  expect(await read(refused ?? '')).toEqual({ status: 'failed', error_code: 'safety', failures: 0 });
  expect(await read(retried ?? '')).toEqual({ status: 'succeeded', error_code: null, failures: 1 });
  expect(await read(hung ?? '')).toEqual({ status: 'failed', error_code: 'deadline', failures: 0 });
  expect(await read(cancelled ?? '')).toEqual({ status: 'cancelled', error_code: null, failures: 0 });
  expect(await read(made ?? '')).toEqual({ status: 'succeeded', error_code: null, failures: 0 });
  const credits = await Promise.all(
    creators.map(async ({ client }) => (await client.get('/api/me/credits')).body as { available: number }),
  );
  expect(credits.map(({ available }) => available)).toEqual([2, 1, 2, 2, 1]);
  await product.expectFair();
});

test('requests of one user wait for a concurrency slot, and all of the requests are completed', async () => {
  const [busy, other] = [await product.creator(8), await product.creator(1)];
  const ids = await Promise.all(Array.from({ length: 8 }, () => ask(busy, '[slow 150]')));
  const single = await ask(other, '[slow 1]');
  let most = 0;
  await until(
    async () => {
      const { rows } = await product.owner.query<{ running: number; open: number }>(
        `SELECT count(*) FILTER (WHERE status = 'running')::int AS running,
                count(*) FILTER (WHERE status IN ('queued', 'running'))::int AS open
           FROM generations WHERE user_id = $1`,
        [busy.userId],
      );
      most = Math.max(most, rows[0]?.running ?? 0);
      return rows[0]?.open === 0;
    },
    { what: 'all eight generations to end', timeoutMs: 12_000 },
  );
  expect(most).toBe(2);
  for (const id of [...ids, single])
    expect(await read(id)).toMatchObject({ status: 'succeeded', failures: 0 });
  await product.settled();
  await product.expectFair();
});
