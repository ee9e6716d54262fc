import { type RedisServer, type TestDatabase, startRedisServer, testDatabase, until } from '@portada/testing';
import { Product, ask } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  await product.startApi();
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove()]);
});

const claimOf = async () => {
  const { rows } = await product.owner.query<{ left: number; fence: number; failures: number; by: string }>(
    `SELECT extract(epoch FROM lease_until - clock_timestamp())::float8 AS left, fence, failures, claimed_by AS by
       FROM generations`,
  );
  return rows[0];
};

test('a worker keeps its claim when its event loop is blocked for a second before a renewal', async () => {
  const ids = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  const workers = await Promise.all(ids.map((id) => product.startWorker({ WORKER_ID: id })));
  const creator = await product.creator(1);
  await ask(creator, '[slow 6000]');
  const by = await until(async () => (await claimOf())?.by, { what: 'the claim of the worker' });
  const holder = workers[ids.indexOf(by)];
  for (let stop = 0; stop < 2; stop++) {
    // A worker renews its claim of 2 s every 0.25 s. If 1.8 s of the claim are left, the next renewal is due in 50
    // ms.
    await until(async () => ((await claimOf())?.left ?? 0) < 1.8, {
      what: 'a renewal of the claim to be due',
    });
    holder?.signal('SIGSTOP');
    // Postgres measures the second, because the other worker looks for expired leases during this second.
    await product.owner.query('SELECT pg_sleep(1)');
    holder?.signal('SIGCONT');
    await until(
      async () => {
        const { left = 0, failures = 0 } = (await claimOf()) ?? {};
        return left > 1.5 || failures > 0;
      },
      { what: 'the claim to be renewed or lost' },
    );
    expect(await claimOf()).toMatchObject({ fence: 1, failures: 0, by });
  }
  expect(await product.settled()).toEqual({ succeeded: 1 });
  expect(await claimOf()).toMatchObject({ fence: 1, failures: 0 });
  await product.expectFair();
});
