import {
  type RedisServer,
  type TestDatabase,
  startRedisServer,
  testDatabase,
  until,
  wrongClocks,
} from '@portada/testing';
import { Product, ask } from './harness/product';
import { shiftedClock } from './harness/shifted-clock';

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

test.each(wrongClocks)(
  'a worker with a clock %s completes what it takes beside a right one, and shows the skew',
  async (_how, ms) => {
    const id = '00000000-0000-4000-8000-00000000000a';
    const wrong = await product.startWorker({ WORKER_ID: id, ...shiftedClock(ms) });
    const skewOf = async () =>
      Number(/^portada_clock_skew_seconds\{.*\} (\S+)/m.exec(await wrong.metrics())?.[1]);
    await until(async () => Math.abs((await skewOf()) - ms / 1000) < 2, { what: 'the skew in the metrics' });
    expect(await wrong.readiness()).toEqual({ ready: true, missing: [], degraded: ['clock'] });
    expect(wrong.output()).toContain('the clock of this machine differs from the clock of Postgres');
    const right = await product.startWorker();
    expect(await right.readiness()).toEqual({ ready: true, missing: [], degraded: [] });
    const before = (await product.tally())['succeeded'] ?? 0;
    const creator = await product.creator(12);
    for (let nth = 0; nth < 12; nth++) expect(await ask(creator, '[slow 50]')).toEqual(expect.any(String));
    expect(await product.settled()).toEqual({ succeeded: before + 12 });
    const { rows } = await product.owner.query<{ taken: number; repeated: number }>(
      `SELECT count(*) FILTER (WHERE claimed_by = $1)::int AS taken, count(*) FILTER (WHERE fence > 1)::int AS repeated
       FROM generations WHERE user_id = $2`,
      [id, creator.userId],
    );
    expect(rows[0]?.taken).toBeGreaterThan(0);
    expect(rows[0]?.repeated).toBe(0);
    await product.expectFair();
    await Promise.all([wrong.kill(), right.kill()]);
  },
);
