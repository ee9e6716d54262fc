import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore, verify } from '@portada/backup';
import { emptyDatabase, startRedisServer, testDatabase } from '@portada/testing';
import { Product, ask } from './harness/product';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('a backup with queued images is restored after database, images and Redis are lost, and the images are drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portada-drill-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const [lostDatabase, lostRedis] = await Promise.all([testDatabase(), startRedisServer()]);
  const lost = await Product.prepare({ databaseUrl: lostDatabase.url, redisUrl: lostRedis.url });
  const [, worker] = await Promise.all([lost.startApi(), lost.startWorker()]);
  const creators = await Promise.all([lost.creator(), lost.creator(), lost.creator()]);
  await Promise.all(creators.map((creator) => ask(creator, '')));
  expect(await lost.settled()).toEqual({ succeeded: 3 });
  // Without a worker the second image of each creator stays in the queue, so that the backup contains held credits.
  await worker.kill();
  await Promise.all(creators.map((creator) => ask(creator, '')));
  const into = join(folder, 'backup');
  const { manifest } = await backUp({ databaseUrl: lostDatabase.url, store: lost.store, folder: into });
  expect(manifest.objects?.count).toBe(3);
  await lost.close();
  await Promise.all([lostDatabase.drop(), lostRedis.remove()]);

  const [database, redis] = await Promise.all([emptyDatabase(), startRedisServer()]);
  cleanUps.push(() => Promise.all([database.drop(), redis.remove()]));
  const product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  cleanUps.push(() => product.close());
  await restore({ folder: into, databaseUrl: database.url, store: product.store });
  expect(await verify({ databaseUrl: database.url, store: product.store })).toEqual({
    images: 3,
    damaged: [],
    unknownObjects: 0,
    breaches: [],
  });
  expect(await product.tally()).toEqual({ succeeded: 3, queued: 3 });
  await Promise.all([product.startApi(), product.startWorker()]);
  expect(await product.settled()).toEqual({ succeeded: 6 });
  await product.expectFair();
  const [creator] = creators;
  if (!creator) throw new Error('no creator');
  const client = await product.signIn(creator.userId);
  // Both credits of the creator are spent.
  expect(await ask({ ...creator, client }, '')).toBe(402);
});
