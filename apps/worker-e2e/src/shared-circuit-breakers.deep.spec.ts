import { type ImageSimulator, startOpenAiSimulator } from '@portada/simulators';
import {
  type RedisServer,
  type TestDatabase,
  reserveGeneration,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { Product } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let openAi: ImageSimulator;
let product: Product;
beforeAll(async () => {
  [database, redis, openAi] = await Promise.all([testDatabase(), startRedisServer(), startOpenAiSimulator()]);
  product = await Product.prepare({
    databaseUrl: database.url,
    redisUrl: redis.url,
    env: {
      IMAGE_MODEL: 'openai,scripted',
      OPENAI_BASE_URL: openAi.url,
      OPENAI_API_KEY: openAi.key,
    },
  });
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove(), openAi.close()]);
});

/** Requests images and waits for them. @returns the models that made images so far */
const draw = async (images: number): Promise<string[]> => {
  const creator = await product.creator(images * 2);
  for (let nr = 0; nr < images; nr++)
    await reserveGeneration(product.owner, {
      ...creator,
      prompt: `A red boat, picture ${nr}`,
      deadlineSeconds: 60,
    });
  await product.settled();
  const { rows } = await product.owner.query<{ entry: string }>(
    `SELECT origin ->> 'model' AS entry FROM images WHERE kind = 'generated' ORDER BY created_at`,
  );
  return rows.map(({ entry }) => entry);
};

/** Waits until this number of workers reports an open circuit breaker of `openai`. @returns their opening times in ms */
const openIn = (workers: number): Promise<{ own: number | null }[]> =>
  until(
    async () => {
      const { rows } = await product.owner.query<{ own: number | null }>(
        `SELECT (report ->> 'ownOpeningMs')::float8 AS own FROM model_reports
          WHERE model = 'openai' AND report ->> 'state' = 'open' ORDER BY own`,
      );
      return rows.length === workers ? rows : null;
    },
    { what: `${workers} open circuit breakers` },
  );

test('a worker does not ask an image model that another worker found down', async () => {
  const finder = await product.startWorker();
  openAi.apply('[500]', 5);
  await draw(5);
  await openIn(1);
  const other = await product.startWorker();
  const [first, second] = await openIn(2);
  expect(first?.own).toBeGreaterThan(0);
  expect(second?.own).toBeNull();
  await finder.kill();
  const asked = openAi.calls.length;
  // The simulator would answer the second worker with an image.
  expect(await draw(1)).toEqual(Array.from({ length: 6 }, () => 'scripted'));
  expect(openAi.calls).toHaveLength(asked);
  await other.kill();
  await product.expectFair();
});
