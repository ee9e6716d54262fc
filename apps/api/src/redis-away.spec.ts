import { randomUUID } from 'node:crypto';
import { createPromptScriptedModel } from '@portada/image-models';
import { auditOf, until } from '@portada/testing';
import { asking, keyed } from './testing/api-harness';
import { startWorkerSide } from './testing/worker-side';
import { type World, startWorld } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('while Redis is away requests are accepted and nobody is signed out; when it is back they run', async () => {
  const ana = await world.creator(5);
  await world.redis.kill();
  const keys = Array.from({ length: 5 }, () => randomUUID());
  const answers = await Promise.all(
    keys.map((key) =>
      ana.client.post('/api/generate-image', asking(ana.thumbnailId, '[slow 1]'), keyed(key)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 202));
  expect((await ana.client.get('/api/me')).status).toBe(200);
  expect((await ana.client.post('/api/thumbnails', { title: 'Made without Redis' })).status).toBe(201);
  const health = await world.anonymous.get('/api/health/ready');
  expect([health.status, health.body]).toEqual([200, { ready: true, missing: [], degraded: ['redis'] }]);
  // Of one user one is next in line: the others follow when a slot takes it.
  expect(await world.count('SELECT count(*) FROM outbox')).toBe(1);

  const worker = await startWorkerSide({
    databaseUrl: world.databaseUrl,
    redisUrl: world.redis.url,
    storageDirectory: world.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  await world.redis.start();
  await until(
    async () => {
      await worker.sweeps.handOver().catch(() => undefined);
      return (await world.count(`SELECT count(*) FROM generations WHERE status = 'succeeded'`)) === 5;
    },
    { what: 'all five pictures' },
  );
  await worker.close();
  expect(await world.count('SELECT count(*) FROM outbox')).toBe(0);
  expect(await auditOf(world.owner)).toEqual([]);
});

test('a Redis that is frozen keeps nobody waiting', async () => {
  const ana = await world.creator(1);
  world.redis.freeze();
  try {
    const answer = await ana.client.post('/api/generate-image', asking(ana.thumbnailId), keyed());
    expect(answer.status).toBe(202);
  } finally {
    world.redis.thaw();
  }
}, 5_000);
