import { randomUUID } from 'node:crypto';
import { createPromptScriptedModel } from '@portada/image-models';
import { auditOf, until } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const generate = async (who: Creator): Promise<string> => {
  const key = randomUUID();
  const answer = await who.client.post(
    '/api/generate-image',
    generateImageBody(who.thumbnailId, '[slow 100]'),
    idempotencyKeyHeader(key),
  );
  expect(answer.status).toBe(202);
  return key;
};

test.each([
  [1, [1]],
  [2, [1, 1]],
  [4, [2, 2]],
  [16, [8, 8]],
])(
  'claims a generation of a new user before the queue of another user is empty, with %i slots',
  async (slots, concurrencies) => {
    const [greedy, newcomer] = [await app.creator(20), await app.creator(1)];
    const workers: InProcessWorker[] = [];
    for (const concurrency of concurrencies) {
      workers.push(
        await startInProcessWorker({
          databaseUrl: app.databaseUrl,
          redisUrl: app.redis.url,
          storageDirectory: app.api.storageDirectory,
          model: createPromptScriptedModel(),
          concurrency,
        }),
      );
    }
    try {
      for (let nr = 0; nr < 20; nr += 1) await generate(greedy);
      const id = await generate(newcomer);
      const ended = () => app.count('SELECT count(*) FROM generations WHERE finished_at IS NULL');
      await until(async () => (await ended()) === 0, {
        what: 'all images to be generated',
        timeoutMs: 60_000,
      });
      expect(await app.count(`SELECT count(*) FROM generations WHERE status <> 'succeeded'`)).toBe(0);
      // One claim may have been in progress in each slot while the request of the new user was accepted.
      const between = await app.count(
        `SELECT count(*) FROM generations g, generations n
        WHERE n.id = $1 AND g.id <> n.id AND g.started_at > n.created_at AND g.started_at < n.started_at`,
        [id],
      );
      expect(between).toBeLessThanOrEqual(slots);
      expect(await auditOf(app.owner)).toEqual([]);
    } finally {
      for (const worker of workers) await worker.close();
    }
  },
);
