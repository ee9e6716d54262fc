import { randomUUID } from 'node:crypto';
import { createPromptScriptedModel } from '@portada/image-models';
import { auditOf, until } from '@portada/testing';
import { asking, keyed } from './testing/api-harness';
import { type WorkerSide, startWorkerSide } from './testing/worker-side';
import { type Creator, type World, startWorld } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const generate = async (who: Creator): Promise<string> => {
  const key = randomUUID();
  const answer = await who.client.post(
    '/api/generate-image',
    asking(who.thumbnailId, '[slow 100]'),
    keyed(key),
  );
  expect(answer.status).toBe(202);
  return key;
};

test.each([
  [1, [1]],
  [2, [1, 1]],
  [4, [2, 2]],
  [16, [8, 8]],
])('serves a newcomer before the queue of another user, with %i slots', async (slots, workers) => {
  const [greedy, newcomer] = [await world.creator(20), await world.creator(1)];
  const sides: WorkerSide[] = [];
  for (const concurrency of workers) {
    sides.push(
      await startWorkerSide({
        databaseUrl: world.databaseUrl,
        redisUrl: world.redis.url,
        storageDirectory: world.api.storageDirectory,
        model: createPromptScriptedModel(),
        concurrency,
      }),
    );
  }
  try {
    for (let nr = 0; nr < 20; nr += 1) await generate(greedy);
    const id = await generate(newcomer);
    const ended = () => world.count('SELECT count(*) FROM generations WHERE finished_at IS NULL');
    await until(async () => (await ended()) === 0, { what: 'all pictures', timeoutMs: 60_000 });
    expect(await world.count(`SELECT count(*) FROM generations WHERE status <> 'succeeded'`)).toBe(0);
    // A claim may have been on its way while the newcomer was accepted, in each slot.
    const between = await world.count(
      `SELECT count(*) FROM generations g, generations n
        WHERE n.id = $1 AND g.id <> n.id AND g.started_at > n.created_at AND g.started_at < n.started_at`,
      [id],
    );
    expect(between).toBeLessThanOrEqual(slots);
    expect(await auditOf(world.owner)).toEqual([]);
  } finally {
    for (const side of sides) await side.close();
  }
});
