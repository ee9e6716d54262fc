import {
  type RedisServer,
  type TestDatabase,
  seeded,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { Product, ask } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
beforeEach(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  await product.startApi();
});
afterEach(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove()]);
});

const rowOf = async (id: string | number) => {
  const { rows } = await product.owner.query<{ status: string; failures: number; fence: number }>(
    'SELECT status, failures, fence FROM generations WHERE id = $1',
    [id],
  );
  return rows[0];
};

const isRunning = (id: string | number, fence: number) =>
  until(
    async () => {
      const row = await rowOf(id);
      return row?.status === 'running' && row.fence === fence;
    },
    { what: `claim ${fence}`, timeoutMs: 30_000 },
  );

test('while workers are killed at random moments, every generation ends and credits are spent only for images', async () => {
  const random = seeded('kills');
  const creators = await Promise.all(Array.from({ length: 4 }, () => product.creator(3)));
  const asked = await Promise.all(
    creators.flatMap((creator) =>
      Array.from({ length: 3 }, () => ask(creator, `[slow ${random.between(50, 900)}]`)),
    ),
  );
  expect(asked.every((id) => typeof id === 'string')).toBe(true);
  let workers = await Promise.all(Array.from({ length: 2 }, () => product.startWorker()));
  for (let kill = 0; kill < 4; kill++) {
    const victim = workers[random.between(0, workers.length - 1)];
    const started = product.startWorker();
    // The moment of the kill is a number of completed database statements, not a time.
    const steps = random.between(0, 30);
    for (let step = 0; step < steps; step++) await product.tally();
    await victim?.kill();
    workers = [...workers.filter((worker) => worker !== victim), await started];
  }
  const tally = await product.settled();
  expect((tally['succeeded'] ?? 0) + (tally['failed'] ?? 0)).toBe(12);
  await product.expectFair();
  const { rows } = await product.owner.query(
    `SELECT error_code, failures FROM generations WHERE status = 'failed' AND (error_code <> 'worker_lost' OR failures > 3)`,
  );
  expect(rows).toEqual([]);
});

test('a stopping worker finishes short generations and requeues long generations without counting a failure', async () => {
  const worker = await product.startWorker();
  const creator = await product.creator(2);
  const [short, long] = [await ask(creator, '[slow 1500]'), await ask(creator, '[slow 25000]')];
  await Promise.all([isRunning(short, 1), isRunning(long, 1)]);
  worker.signal('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(await rowOf(short)).toMatchObject({ status: 'succeeded', failures: 0 });
  expect(await rowOf(long)).toMatchObject({ status: 'queued', failures: 0 });
  await product.startWorker();
  await isRunning(long, 2);
  expect(await rowOf(long)).toMatchObject({ failures: 0 });
  await creator.client.post(`/api/generations/${long}/cancel`);
  expect(await product.settled()).toEqual({ succeeded: 1, cancelled: 1 });
  await product.expectFair();
});

test('a suspended worker that continues after its lease expired changes nothing', async () => {
  const suspended = await product.startWorker();
  const creator = await product.creator();
  const id = await ask(creator, '[slow 1200]');
  await isRunning(id, 1);
  suspended.signal('SIGSTOP');
  await product.startWorker();
  expect(await product.settled()).toEqual({ succeeded: 1 });
  const settled = await rowOf(id);
  expect(settled).toMatchObject({ fence: 2, failures: 1 });
  suspended.signal('SIGCONT');
  await until(() => /worker ended its claim on a generation|"settled":false/.test(suspended.output()), {
    what: 'the suspended worker to notice its lost claim',
  });
  expect(await rowOf(id)).toEqual(settled);
  await product.expectFair();
});
