import { startRedisServer, reserveGeneration, testDatabase, until } from '@portada/testing';
import { Product } from './testing/product';

test.each([1, 2])(
  'one user queues 30 pictures, another one: with %i slots of two workers the other is served next',
  async (slots) => {
    const [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
    const product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
    try {
      const [greedy, other] = [await product.userWithDraft(30), await product.userWithDraft(1)];
      await Promise.all(
        Array.from({ length: slots }, () => product.startWorker({ WORKER_CONCURRENCY: '1' })),
      );
      for (let nr = 0; nr < 30; nr += 1) {
        await reserveGeneration(product.owner, { ...greedy, prompt: '[slow 200]' });
      }
      const finished = async () => (await product.tally())['succeeded'] ?? 0;
      await until(async () => (await finished()) > 3, {
        what: 'the greedy user to be served',
        timeoutMs: 30_000,
      });
      const id = await reserveGeneration(product.owner, { ...other, prompt: '[slow 200]' });
      expect(await product.settled()).toEqual({ succeeded: 31 });
      await product.expectFair();
      // What was claimed between the acceptance of the other one and its own claim: at most what each slot had in hand.
      const { rows } = await product.owner.query<{ between: number }>(
        `SELECT count(*)::int AS between FROM generations g, generations o
          WHERE o.id = $1 AND g.id <> o.id AND g.started_at > o.created_at AND g.started_at < o.started_at`,
        [id],
      );
      expect(rows[0]?.between).toBeLessThanOrEqual(slots);
    } finally {
      await product.close();
      await Promise.all([database.drop(), redis.remove()]);
    }
  },
);
