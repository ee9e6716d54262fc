import { createS3Store } from '@portada/storage';
import {
  type RedisServer,
  type S3Server,
  type TestDatabase,
  startRedisServer,
  startS3Server,
  testDatabase,
} from '@portada/testing';
import { Product, ask } from './harness/product';

let database: TestDatabase;
let redis: RedisServer;
let s3: S3Server;
let product: Product;
const bucketOf = (bucket: string) => createS3Store({ ...s3, bucket, region: 'us-east-1' });

beforeAll(async () => {
  [database, redis, s3] = await Promise.all([testDatabase(), startRedisServer(), startS3Server()]);
  product = await Product.prepare({
    databaseUrl: database.url,
    redisUrl: redis.url,
    store: bucketOf('thumbnails'),
    env: {
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
  });
}, 120_000);
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove(), s3.remove()]);
});

/** Starts a process that must refuse. @returns the last line that it wrote; it has no stack */
const refused = async (name: 'api' | 'worker', env: Record<string, string>): Promise<string> => {
  const start = name === 'api' ? product.startApi(env) : product.startWorker(env);
  const error = await start.then(
    () => 'started',
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
  );
  expect(error).toContain(`${name} ended with 1:`);
  expect(error).not.toMatch(/^\s+at /m);
  return error.trimEnd().split('\n').at(-1) ?? '';
};

test('a first start creates the bucket, and later starts refuse another store with one line', async () => {
  const [api, worker] = [await product.startApi(), await product.startWorker()];
  const creator = await product.creator();
  await ask(creator, '[slow 50]');
  await product.settled();
  await product.expectFair();
  await Promise.all([api.kill(), worker.kill()]);
  for (const name of ['api', 'worker'] as const) {
    expect(await refused(name, { S3_ACCESS_KEY_ID: 'UNKNOWN' })).toBe(
      `The bucket thumbnails of ${s3.endpoint} cannot be used: 403 InvalidAccessKeyId: The AWS Access ` +
        'Key Id you provided does not exist in our records. Check S3_ACCESS_KEY_ID.',
    );
    expect(await refused(name, { S3_BUCKET: 'mistyped' })).toMatch(
      /^The bucket mistyped of .* is missing, and the database has images\..*$/,
    );
  }
  await expect(bucketOf('mistyped').ping()).rejects.toThrow();
  await bucketOf('other').open({ mayCreate: true });
  expect(await refused('api', { S3_BUCKET: 'other' })).toMatch(
    /^The object store has none of 1 images of the database that were looked up\..*$/,
  );
  const accepted = await product.startApi({ S3_BUCKET: 'other', STORAGE_MAY_BE_EMPTY: 'yes' });
  expect(await accepted.isReady()).toBe(true);
}, 240_000);
