import { randomUUID } from 'node:crypto';
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

const rowsOf = async (sql: string) =>
  (await product.owner.query<{ claimed_by: string; fence: number; status: string }>(sql)).rows;

/** Returns the ids of the workers that report their slots. */
const workers = async () =>
  (await product.owner.query<{ id: string }>('SELECT id FROM generation_workers')).rows.map(({ id }) => id);

test('a spare worker takes no job until it is activated, then takes over from a killed worker at once', async () => {
  const ids = [randomUUID(), randomUUID()];
  const [first, spare] = await Promise.all(
    ids.map((id) => product.startWorker({ SUPERVISED: 'true', WORKER_ID: id })),
  );
  const creator = await product.creator(2);
  const running = 'SELECT claimed_by, fence, status FROM generations';
  await ask(creator, '[slow 300]');
  await ask(creator, '[slow 300]');
  // Both workers are ready, and neither has been activated.
  expect(await rowsOf(running)).toMatchObject([{ status: 'queued' }, { status: 'queued' }]);
  first?.send({ type: 'activate', lost: [] });
  await until(async () => (await product.tally())['running'] === 2, { what: 'both generations to run' });
  // The estimate of waiting times and the acceptance of requests count only the slots of the active worker.
  await until(async () => (await workers()).length > 0, { what: 'the active worker to be reported' });
  expect(await workers()).toEqual([ids[0]]);
  expect(await rowsOf(running)).toMatchObject([{ claimed_by: ids[0] }, { claimed_by: ids[0] }]);
  await first?.kill();
  await product.owner.query(
    `UPDATE generations SET lease_until = now() + interval '1 hour' WHERE status = 'running'`,
  );
  spare?.send({ type: 'activate', lost: [ids[0]] });
  await until(async () => (await rowsOf(running)).some(({ fence }) => fence === 2), {
    what: 'the spare worker to claim a generation',
  });
  expect(await workers()).not.toContain(ids[0]);
  expect(await product.settled()).toEqual({ succeeded: 2 });
  expect(await rowsOf(running)).toMatchObject([
    { claimed_by: ids[1], fence: 2 },
    { claimed_by: ids[1], fence: 2 },
  ]);
  await product.expectFair();
});
