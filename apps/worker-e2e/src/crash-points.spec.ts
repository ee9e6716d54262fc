import { reserveGeneration, startRedisServer, testDatabase } from '@portada/testing';
import { Product } from './harness/product';

/** Returns true for the object key of a generated image, and false for a preview or a variant. */
const isPicture = (key: string) => /^generations\/[^/]+\/[0-9a-f]{64}\.png$/.test(key);

test.concurrent.each([
  'after-claim',
  'after-model-start',
  'after-result',
  'before-upload',
  'after-upload',
  'after-settle',
])(
  'after a worker is killed at the crash point %s, another worker finishes the image and one credit is spent',
  async (point) => {
    const [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
    const product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
    try {
      const [doomed, creator] = await Promise.all([
        product.startWorker({ CRASH_AT: point }),
        product.creator(),
      ]);
      const id = await reserveGeneration(product.owner, { ...creator, prompt: '[slow 50]' });
      expect(await doomed.ended).toBe('SIGKILL');
      await product.startWorker();
      expect(await product.settled()).toEqual({ succeeded: 1 });
      await product.expectFair();
      const { rows } = await product.owner.query('SELECT failures FROM generations WHERE id = $1', [id]);
      expect(rows).toEqual([{ failures: point === 'after-settle' ? 0 : 1 }]);
      // Images with the same bytes have the same object key, so a repeated upload leaves one object.
      const pictures: string[] = [];
      for await (const key of product.store.list(`generations/${id}/`))
        if (isPicture(key)) pictures.push(key);
      expect(pictures).toHaveLength(1);
    } finally {
      await product.close();
      await Promise.all([database.drop(), redis.remove()]);
    }
  },
);

test('a worker refuses the scripted image model in production', async () => {
  const [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  const product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  try {
    const real = { SMTP_URL: 'smtp://localhost', STRIPE_SECRET_KEY: 'sk_live_none' };
    await expect(product.startWorker({ NODE_ENV: 'production', ...real })).rejects.toThrow('IMAGE_MODEL');
  } finally {
    await product.close();
    await Promise.all([database.drop(), redis.remove()]);
  }
});
