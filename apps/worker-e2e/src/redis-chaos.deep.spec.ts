import { type RedisServer, type TestDatabase, startRedisServer, testDatabase, until } from '@portada/testing';
import { Redis } from 'ioredis';
import { type Creator, Product, ask } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
let creator: Creator;
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({
    databaseUrl: database.url,
    redisUrl: redis.url,
    env: { GENERATIONS_IN_FLIGHT_PER_USER: '10' },
  });
  await Promise.all([product.startApi(), product.startWorker()]);
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove()]);
});
beforeEach(async () => {
  await product.owner.query(`UPDATE generations SET created_at = now() - interval '1 hour'`);
  creator = await product.creator(12);
});

const askSix = async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => ask(creator, '[slow 500]')));
  expect(ids.filter((id) => typeof id === 'number')).toEqual([]);
  return ids;
};

const twoRun = () =>
  until(async () => (await product.tally())['running'] === 2, { what: 'two generations to run' });

/**
 * Expects that all generations succeeded, that each spent one credit, and that the session of the creator is still
 * valid.
 */
const expectAllMade = async (count: number) => {
  const before = await product.owner.query(`SELECT 1 FROM generations WHERE user_id <> $1`, [creator.userId]);
  expect(await product.settled()).toEqual({ succeeded: count + (before.rowCount ?? 0) });
  await product.expectFair();
  const credits = await creator.client.get('/api/me/credits');
  expect(credits.body).toEqual({ available: 12 - count, held: 0, debt: 0 });
};

test('accepts requests while Redis is down, and finishes all of them when Redis is available again', async () => {
  await askSix();
  await twoRun();
  await redis.kill();
  await askSix();
  expect((await creator.client.get('/api/me')).status).toBe(200);
  await redis.start();
  await expectAllMade(12);
});

test('finishes every generation once after Redis was wiped', async () => {
  await askSix();
  await twoRun();
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
  await expectAllMade(6);
});

test('finishes running generations while Redis is frozen, and waiting generations afterwards', async () => {
  await askSix();
  await twoRun();
  redis.freeze();
  await until(async () => (await product.tally())['running'] === undefined, {
    what: 'the running generations to settle without Redis',
    timeoutMs: 20_000,
  });
  redis.thaw();
  await expectAllMade(6);
});
