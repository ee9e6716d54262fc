import { randomUUID } from 'node:crypto';
import { generateImageAcceptedSchema } from '@portada/contracts';
import { ApiClient, auditOf, seeded, until } from '@portada/testing';
import { Redis } from 'ioredis';
import {
  type Creator,
  type RunningApi,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startApi,
  startTestApp,
} from './harness/test-app';

const generate = '/api/generate-image';
let app: TestApp;
let second: RunningApi;
beforeAll(async () => {
  app = await startTestApp();
  second = await startApi({ DATABASE_URL: app.databaseUrl, REDIS_URL: app.redis.url });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Sends requests alternately to two api processes, so that a lock inside one process cannot make the test pass. */
const askAlternately = (creator: Creator, nr: number, key?: string) => {
  const client = nr % 2 ? creator.client : new ApiClient(second.origin, creator.cookie);
  return client.post(generate, generateImageBody(creator.thumbnailId), idempotencyKeyHeader(key));
};

/** Returns the number of responses by HTTP status. */
const tally = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const rowsOf = (userId: string) => app.count('SELECT count(*) FROM generations WHERE user_id = $1', [userId]);
const balanceOf = (userId: string) =>
  app.count(`SELECT balance FROM credit_accounts WHERE user_id = $1 AND kind = 'available'`, [userId]);

test('responds 202 to an accepted generation request, with everything that the browser needs', async () => {
  const ana = await app.creator(3);
  const key = randomUUID();
  const answer = await ana.client.post(
    generate,
    generateImageBody(ana.thumbnailId),
    idempotencyKeyHeader(key),
  );
  expect(answer.status).toBe(202);
  expect(generateImageAcceptedSchema.strict().parse(answer.body)).toEqual({
    success: true,
    generationId: key,
    generationIds: [key],
    thumbnailId: ana.thumbnailId,
    status: 'queued',
    queuePosition: expect.any(Number),
    credits: 2,
  });
  const generation = await ana.client.get(`/api/generations/${key}`);
  expect(generation.body).toMatchObject({
    id: key,
    thumbnailId: ana.thumbnailId,
    status: 'queued',
    version: 1,
  });
  const thumbnail = await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`);
  expect(thumbnail.body).toMatchObject({
    status: 'processing',
    generationId: key,
    prompt: {
      imageDescription: 'A red boat on a quiet lake',
      style: 'photorealistic',
      mood: 'intense',
      colorPalette: 'Vibrant',
      aspectRatio: '16:9',
    },
  });
});

test('accepts 2 and refuses 198 of 200 simultaneous requests on a balance of 2 credits', async () => {
  const ana = await app.creator(2);
  const answers = await Promise.all(times(200, (nr) => askAlternately(ana, nr)));
  expect(tally(answers)).toEqual({ 202: 2, 402: 198 });
  expect(await rowsOf(ana.id)).toBe(2);
  expect(await balanceOf(ana.id)).toBe(0);
});

test('accepts exactly as many simultaneous requests of 20 users as each user has credits for', async () => {
  const random = seeded('balances');
  const users = await Promise.all(
    times(20, async () => {
      const credits = random.between(0, 5);
      return { credits, ...(await app.creator(credits)) };
    }),
  );
  const calls = users.flatMap((user) => times(15, () => user)).sort(() => random.next() - 0.5);
  const answers = await Promise.all(
    calls.map(async (user, nr) => ({ user, ...(await askAlternately(user, nr)) })),
  );
  for (const user of users) {
    const own = answers.filter((answer) => answer.user === user);
    expect(own.filter(({ status }) => status === 202)).toHaveLength(user.credits);
    expect(own.filter(({ status }) => status === 402)).toHaveLength(15 - user.credits);
    expect(await rowsOf(user.id)).toBe(user.credits);
    expect(await balanceOf(user.id)).toBe(0);
  }
});

test('100 simultaneous requests with one idempotency key create one hold and one job, and all get one response', async () => {
  const ana = await app.creator(5);
  const key = randomUUID();
  const answers = await Promise.all(times(100, (nr) => askAlternately(ana, nr, key)));
  expect(tally(answers)).toEqual({ 202: 100 });
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect(await rowsOf(ana.id)).toBe(1);
  expect(await balanceOf(ana.id)).toBe(4);
  expect(await app.count('SELECT count(*) FROM credit_transfers WHERE generation_id = $1', [key])).toBe(1);
  expect(await jobsOf(key)).toBe(1);
  const later = await ana.client.post(
    generate,
    generateImageBody(ana.thumbnailId),
    idempotencyKeyHeader(key.toUpperCase()),
  );
  expect(later.bytes).toEqual(answers[0]?.bytes);
});

/**
 * Returns the number of waiting jobs of a generation in Redis. Waits until the outbox row of the generation is deleted.
 */
const jobsOf = async (id: string): Promise<number> => {
  const inOutbox = () => app.count('SELECT count(*) FROM outbox WHERE key = $1', [id]);
  await until(async () => (await inOutbox()) === 0, { what: 'the relay to delete the outbox row' });
  const redis = new Redis(app.redis.url);
  const waiting = await redis.lrange('portada:generations:wait', 0, -1);
  redis.disconnect();
  return waiting.filter((job) => job.startsWith(`${id}.`)).length;
};

test('refuses an idempotency key that was used for another generation request or by another user', async () => {
  const [ana, ben] = await Promise.all([app.creator(5), app.creator(5)]);
  const key = randomUUID();
  const body = generateImageBody(ana.thumbnailId);
  expect((await ana.client.post(generate, body, idempotencyKeyHeader(key))).status).toBe(202);
  for (const other of [{ prompt: 'A blue boat on a quiet lake' }, { style: 'cartoon' }, { variants: 2 }]) {
    const answer = await ana.client.post(generate, { ...body, ...other }, idempotencyKeyHeader(key));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'idempotency_conflict' });
  }
  const strange = await ben.client.post(
    generate,
    generateImageBody(ben.thumbnailId),
    idempotencyKeyHeader(key),
  );
  expect(strange.status).toBe(409);
  const copied = await ben.client.post(generate, body, idempotencyKeyHeader(key));
  expect([404, 409]).toContain(copied.status);
  expect(await balanceOf(ana.id)).toBe(4);
  expect(await balanceOf(ben.id)).toBe(5);
});

test('charges one user when two users send the same idempotency key at once', async () => {
  const users = await Promise.all(times(6, () => app.creator(5)));
  for (let round = 0; round < 5; round++) {
    const key = randomUUID();
    const answers = await Promise.all(
      users.map(({ client, thumbnailId }) =>
        client.post(generate, generateImageBody(thumbnailId), idempotencyKeyHeader(key)),
      ),
    );
    expect(tally(answers)).toEqual({ 202: 1, 409: users.length - 1 });
  }
  const balances = await Promise.all(users.map(({ id }) => balanceOf(id)));
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(users.length * 5 - 5);
});

test('charges one credit for each variant, and accepts no variant of a request with too few credits', async () => {
  const ana = await app.creator(5);
  const key = randomUUID();
  const accepted = await ana.client.post(
    generate,
    generateImageBody(ana.thumbnailId, '', { variants: 3 }),
    idempotencyKeyHeader(key),
  );
  const { generationIds, credits } = generateImageAcceptedSchema.parse(accepted.body);
  expect(generationIds[0]).toBe(key);
  expect(new Set(generationIds).size).toBe(3);
  expect(credits).toBe(2);
  const again = await ana.client.post(
    generate,
    generateImageBody(ana.thumbnailId, '', { variants: 3 }),
    idempotencyKeyHeader(key),
  );
  expect(again.bytes).toEqual(accepted.bytes);
  const seeds = await Promise.all(
    generationIds.map(
      async (id) => (await ana.client.get(`/api/generations/${id}`)).body as { seed: number },
    ),
  );
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(3);
  const tooMany = await ana.client.post(
    generate,
    generateImageBody(ana.thumbnailId, '', { variants: 3 }),
    idempotencyKeyHeader(),
  );
  expect(tooMany.status).toBe(402);
  expect(await rowsOf(ana.id)).toBe(3);
  for (const variants of [0, 5, 1.5, '2']) {
    const wrong = await ana.client.post(
      generate,
      generateImageBody(ana.thumbnailId, '', { variants }),
      idempotencyKeyHeader(),
    );
    expect(wrong.status).toBe(400);
  }
});

test('refuses a generation on a deleted thumbnail, and returns held credits when a thumbnail is deleted', async () => {
  const ana = await app.creator(2);
  await ana.client.post(generate, generateImageBody(ana.thumbnailId), idempotencyKeyHeader());
  expect(await balanceOf(ana.id)).toBe(1);
  await Promise.all([
    ana.client.send('DELETE', `/api/thumbnails/${ana.thumbnailId}`),
    ...times(10, () => ana.client.post(generate, generateImageBody(ana.thumbnailId), idempotencyKeyHeader())),
  ]);
  expect(await balanceOf(ana.id)).toBe(2);
  const late = await ana.client.post(generate, generateImageBody(ana.thumbnailId), idempotencyKeyHeader());
  expect(late.body).toMatchObject({ code: 'thumbnail_not_found' });
});
