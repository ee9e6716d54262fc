import { readFileSync } from 'node:fs';
import { type RedisServer, type TestDatabase, startRedisServer, testDatabase } from '@portada/testing';
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

test('the first request for the OpenAPI document takes no more CPU time of the api than ten later ones', async () => {
  const { pid } = await product.startApi();
  /** CPU time of the main thread since its start in ns. */
  const used = (): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]);
  const read = async (times: number): Promise<number> => {
    const before = used();
    for (let n = 0; n < times; n += 1) {
      const answer = await fetch(`${product.apiOrigin}/api/openapi.json`);
      expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
    }
    return used() - before;
  };
  const first = await read(1);
  expect(first).toBeLessThan(await read(10));
});
