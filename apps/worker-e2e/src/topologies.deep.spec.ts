import { ensureProcessLogin } from '@portada/database';
import {
  type TestDatabase,
  freePort,
  startPgBouncer,
  startRedisCluster,
  startRedisServer,
  startSentinelSet,
  testDatabase,
} from '@portada/testing';
import { LoadBalancedCreator } from './harness/load-balanced-creator';
import { Product, ask } from './harness/product';

jest.setTimeout(300_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});

/** Removes what a test has started, the last first. */
const started: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of started.splice(0).reverse()) await remove();
  await database.drop();
});

/** Starts an api, a gateway and a worker, with a creator whose page follows the events of the gateway. */
const startProduct = async (options: Parameters<typeof Product.prepare>[0]) => {
  const product = await Product.prepare(options);
  started.push(() => product.close());
  await product.startApi();
  const port = await freePort();
  await product.startGateway({ GATEWAY_PORT: String(port) });
  await product.startWorker();
  const creator = await product.creator(50);
  const follower = await LoadBalancedCreator.open(
    product,
    creator,
    [product.apiOrigin],
    `http://127.0.0.1:${port}`,
  );
  started.push(async () => follower.close());
  return { product, creator, follower };
};

const work = (follower: LoadBalancedCreator, count: number, directive = ''): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, () => follower.work(`A red boat on a quiet lake ${directive}`)));

test.each([
  ['Sentinels', startSentinelSet],
  ['a Cluster', startRedisCluster],
] as const)(
  'with %s, a failover of Redis loses no image and no event, and new images are made afterwards',
  async (_name, startTopology) => {
    const redis = await startTopology();
    started.push(() => redis.remove());
    const { product, follower } = await startProduct({ databaseUrl: database.url, redisUrl: redis.url });
    await work(follower, 2);
    await follower.seesAll();
    await work(follower, 3, '[slow 3000]');
    await redis.failOver('{portada}:generations:meta');
    await work(follower, 2);
    await follower.seesAll();
    await product.settled();
    await work(follower, 1);
    await follower.seesAll();
    expect(follower.faults).toEqual([]);
    await product.expectFair();
  },
);

test('behind PgBouncer in transaction mode, images are requested, made, charged and shown', async () => {
  const redis = await startRedisServer();
  started.push(() => redis.remove());
  const pooler = await startPgBouncer(await ensureProcessLogin(database.url));
  started.push(() => pooler.remove());
  const { product, creator, follower } = await startProduct({
    databaseUrl: database.url,
    redisUrl: redis.url,
    env: { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' },
  });
  await work(follower, 4);
  await follower.seesAll();
  expect(await ask(creator, '[fail provider]')).toEqual(expect.any(String));
  expect(await product.settled()).toMatchObject({ failed: 1 });
  expect(follower.faults).toEqual([]);
  await product.expectFair();
  const { rows } = await product.owner.query<{ limit: string }>(
    `SELECT array_to_string(setconfig, ',') AS limit FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole
      WHERE rolname = $1`,
    [decodeURIComponent(new URL(pooler.url).username)],
  );
  expect(rows[0]?.limit).toContain('statement_timeout=10000');
});
