import { randomUUID } from 'node:crypto';
import { generateImageAcceptedSchema } from '@portada/contracts';
import { ApiClient, auditOf, seeded, until } from '@portada/testing';
import { Redis } from 'ioredis';
import { type RunningApi, asking, keyed, startApi } from './testing/api-harness';
import { type Creator, type World, startWorld } from './testing/world';

const generate = '/api/generate-image';
let world: World;
let second: RunningApi;
beforeAll(async () => {
  world = await startWorld();
  second = await startApi({ DATABASE_URL: world.databaseUrl, REDIS_URL: world.redis.url });
});
afterAll(async () => {
  await second.close();
  await world.close();
});
afterEach(async () => {
  expect(await auditOf(world.owner)).toEqual([]);
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Sends through one of two processes, in turn: no lock of one process keeps the promise. */
const askInTurn = (creator: Creator, nr: number, key?: string) => {
  const client = nr % 2 ? creator.client : new ApiClient(second.origin, creator.cookie);
  return client.post(generate, asking(creator.thumbnailId), keyed(key));
};

/** How many answers there were of each status. */
const tally = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const rowsOf = (userId: string) =>
  world.count('SELECT count(*) FROM generations WHERE user_id = $1', [userId]);
const balanceOf = (userId: string) =>
  world.count(`SELECT balance FROM credit_accounts WHERE user_id = $1 AND kind = 'available'`, [userId]);

test('an accepted request is answered 202 with everything that the browser needs', async () => {
  const ana = await world.creator(3);
  const key = randomUUID();
  const answer = await ana.client.post(generate, asking(ana.thumbnailId), keyed(key));
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

test('200 requests at once on a balance of 2: 2 are accepted, 198 are told to pay', async () => {
  const ana = await world.creator(2);
  const answers = await Promise.all(times(200, (nr) => askInTurn(ana, nr)));
  expect(tally(answers)).toEqual({ 202: 2, 402: 198 });
  expect(await rowsOf(ana.id)).toBe(2);
  expect(await balanceOf(ana.id)).toBe(0);
});

test('20 users with 0 to 5 credits, all at once: each gets exactly what it can pay', async () => {
  const random = seeded('balances');
  const users = await Promise.all(
    times(20, async () => {
      const credits = random.between(0, 5);
      return { credits, ...(await world.creator(credits)) };
    }),
  );
  const calls = users.flatMap((user) => times(15, () => user)).sort(() => random.next() - 0.5);
  const answers = await Promise.all(
    calls.map(async (user, nr) => ({ user, ...(await askInTurn(user, nr)) })),
  );
  for (const user of users) {
    const own = answers.filter((answer) => answer.user === user);
    expect(own.filter(({ status }) => status === 202)).toHaveLength(user.credits);
    expect(own.filter(({ status }) => status === 402)).toHaveLength(15 - user.credits);
    expect(await rowsOf(user.id)).toBe(user.credits);
    expect(await balanceOf(user.id)).toBe(0);
  }
});

test('one key 100 times at once: one hold, one job, one answer', async () => {
  const ana = await world.creator(5);
  const key = randomUUID();
  const answers = await Promise.all(times(100, (nr) => askInTurn(ana, nr, key)));
  expect(tally(answers)).toEqual({ 202: 100 });
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect(await rowsOf(ana.id)).toBe(1);
  expect(await balanceOf(ana.id)).toBe(4);
  expect(await world.count('SELECT count(*) FROM credit_transfers WHERE generation_id = $1', [key])).toBe(1);
  expect(await jobsOf(key)).toBe(1);
  const later = await ana.client.post(generate, asking(ana.thumbnailId), keyed(key.toUpperCase()));
  expect(later.bytes).toEqual(answers[0]?.bytes);
});

/** How often a generation is waiting in Redis, once its outbox row is gone. */
const jobsOf = async (id: string): Promise<number> => {
  const inOutbox = () => world.count('SELECT count(*) FROM outbox WHERE key = $1', [id]);
  await until(async () => (await inOutbox()) === 0, { what: 'the hand-over' });
  const redis = new Redis(world.redis.url);
  const waiting = await redis.lrange('portada:generations:wait', 0, -1);
  redis.disconnect();
  return waiting.filter((job) => job.startsWith(`${id}.`)).length;
};

test('a key is good for one request of one user', async () => {
  const [ana, ben] = await Promise.all([world.creator(5), world.creator(5)]);
  const key = randomUUID();
  const body = asking(ana.thumbnailId);
  expect((await ana.client.post(generate, body, keyed(key))).status).toBe(202);
  for (const other of [{ prompt: 'A blue boat on a quiet lake' }, { style: 'cartoon' }, { variants: 2 }]) {
    const answer = await ana.client.post(generate, { ...body, ...other }, keyed(key));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'idempotency_conflict' });
  }
  const strange = await ben.client.post(generate, asking(ben.thumbnailId), keyed(key));
  expect(strange.status).toBe(409);
  const copied = await ben.client.post(generate, body, keyed(key));
  expect([404, 409]).toContain(copied.status);
  expect(await balanceOf(ana.id)).toBe(4);
  expect(await balanceOf(ben.id)).toBe(5);
});

test('one key of two users at once: one has it, nobody else pays', async () => {
  const users = await Promise.all(times(6, () => world.creator(5)));
  for (let round = 0; round < 5; round++) {
    const key = randomUUID();
    const answers = await Promise.all(
      users.map(({ client, thumbnailId }) => client.post(generate, asking(thumbnailId), keyed(key))),
    );
    expect(tally(answers)).toEqual({ 202: 1, 409: users.length - 1 });
  }
  const balances = await Promise.all(users.map(({ id }) => balanceOf(id)));
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(users.length * 5 - 5);
});

test('variants are paid one by one, all or none', async () => {
  const ana = await world.creator(5);
  const key = randomUUID();
  const accepted = await ana.client.post(generate, asking(ana.thumbnailId, '', { variants: 3 }), keyed(key));
  const { generationIds, credits } = generateImageAcceptedSchema.parse(accepted.body);
  expect(generationIds[0]).toBe(key);
  expect(new Set(generationIds).size).toBe(3);
  expect(credits).toBe(2);
  const again = await ana.client.post(generate, asking(ana.thumbnailId, '', { variants: 3 }), keyed(key));
  expect(again.bytes).toEqual(accepted.bytes);
  const seeds = await Promise.all(
    generationIds.map(
      async (id) => (await ana.client.get(`/api/generations/${id}`)).body as { seed: number },
    ),
  );
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(3);
  const tooMany = await ana.client.post(generate, asking(ana.thumbnailId, '', { variants: 3 }), keyed());
  expect(tooMany.status).toBe(402);
  expect(await rowsOf(ana.id)).toBe(3);
  for (const variants of [0, 5, 1.5, '2']) {
    const wrong = await ana.client.post(generate, asking(ana.thumbnailId, '', { variants }), keyed());
    expect(wrong.status).toBe(400);
  }
});

test('nobody generates on a thumbnail that is deleted, and deleting one gives its credits back', async () => {
  const ana = await world.creator(2);
  await ana.client.post(generate, asking(ana.thumbnailId), keyed());
  expect(await balanceOf(ana.id)).toBe(1);
  await Promise.all([
    ana.client.send('DELETE', `/api/thumbnails/${ana.thumbnailId}`),
    ...times(10, () => ana.client.post(generate, asking(ana.thumbnailId), keyed())),
  ]);
  expect(await balanceOf(ana.id)).toBe(2);
  const late = await ana.client.post(generate, asking(ana.thumbnailId), keyed());
  expect(late.body).toMatchObject({ code: 'thumbnail_not_found' });
});
