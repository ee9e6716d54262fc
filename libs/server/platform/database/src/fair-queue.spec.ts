import { randomInt, randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { Calls, appPool } from './ledger.fixture';

type Person = { userId: string; thumbnailId: string };

const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
/** Returns a function that returns random numbers from 0 to below 1 by the algorithm mulberry32. `from` is the seed. */
const random = (from: number) => {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let calls: Calls;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url, 8);
  calls = new Calls(app);
});
afterEach(async () => {
  expect(await auditOf(owner)).toEqual([]);
  await owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations WHERE finished_at IS NULL`,
  );
  await owner.query('DELETE FROM outbox');
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

const person = async (credits = 2): Promise<Person> => {
  const { id: userId } = await createUser(owner, { credits });
  return { userId, thumbnailId: await createThumbnail(owner, userId) };
};
const open = async (count: number, who: Person, perUser = 3): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await calls.reserveWithin({ perUser }, { ids: [id], ...who });
  return ids;
};

test('the queue enqueues one generation of a user with many generations, and the next when the first is claimed', async () => {
  const [first = '', second = ''] = await open(5, await person(5));
  expect(await calls.handOver()).toEqual([first]);
  expect(await calls.claimNext({ perUser: 3 })).toMatchObject({ outcome: 'claimed', id: first });
  expect(await calls.handOver()).toEqual([second]);
});

test('the queue enqueues no generation of a user with all concurrency slots in use, until a slot is free', async () => {
  const ids = await open(3, await person(3), 2);
  await calls.claimNext({ perUser: 2 });
  await calls.claimNext({ perUser: 2 });
  expect(await calls.handOver()).toEqual([ids[0], ids[1]]);
  expect(await calls.claimNext({ perUser: 2 })).toMatchObject({ outcome: 'none' });
  await calls.settle(ids[0] ?? '', 1, 'succeeded');
  expect(await calls.handOver()).toEqual([ids[2]]);
  expect(await calls.claimNext({ perUser: 2 })).toMatchObject({ outcome: 'claimed', id: ids[2] });
});

test.each([1, 2, 4, 16])('the queue gives the next free slot of %i slots to a new user', async (slots) => {
  const greedy = await person(40);
  await open(40, greedy);
  const running: string[] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    const { outcome, id } = await calls.claimNext({ perUser: 3 });
    if (outcome === 'claimed' && id) running.push(id);
  }
  expect(running).toHaveLength(Math.min(slots, 3));
  const [wanted] = await open(1, await person());
  if (slots <= 3) await calls.settle(running[0] ?? '', 1, 'succeeded');
  expect(await calls.claimNext({ perUser: 3 })).toMatchObject({ outcome: 'claimed', id: wanted });
});

test('the generations of users with waiting generations are claimed in rotation', async () => {
  const people = [await person(4), await person(4), await person(4)];
  for (const who of people) await open(4, who);
  const order: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { id, owner: of } = await calls.claimNext({ perUser: 3 });
    order.push(people.findIndex(({ userId }) => userId === of));
    await calls.settle(id ?? '', 1, 'succeeded');
  }
  expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
});

test('a retry that is not due does not delay other generations of its user', async () => {
  const who = await person(3);
  const [retried = '', other = ''] = await open(2, who);
  await calls.claimNext();
  expect(await calls.requeue(retried, 1, true, 60_000)).toBe('requeued');
  expect(await calls.claimNext()).toMatchObject({ id: other });
  expect(await calls.claimNext()).toMatchObject({ outcome: 'none' });
  const [newer] = await open(1, who);
  expect(await calls.claimNext()).toMatchObject({ id: newer });
  await owner.query(`UPDATE generations SET retry_at = now(), next_at = now() WHERE id = $1`, [retried]);
  expect(await calls.claimNext()).toMatchObject({ id: retried, fence: 2 });
});

test('the reported place in the queue agrees with the order in which generations are claimed', async () => {
  const [greedy, patient, newcomer] = [await person(6), await person(2), await person(1)];
  const many = await open(6, greedy);
  const few = await open(2, patient);
  const [single = ''] = await open(1, newcomer);
  const places = async (ids: string[]) => Promise.all(ids.map(async (id) => (await calls.place(id)).place));
  expect(await places(many)).toEqual([1, 4, 6, 7, 8, 9]);
  expect(await places(few)).toEqual([2, 5]);
  expect(await places([single])).toEqual([3]);
  const order: (string | null)[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const { id } = await calls.claimNext();
    order.push(id);
    await calls.settle(id ?? '', 1, 'succeeded');
  }
  expect(order).toEqual([many[0], few[0], single, many[1], few[1], ...many.slice(2)]);
});

describe('admission of generations', () => {
  test('reserve_generations refuses more than the allowed waiting generations of a user without holding credits', async () => {
    const who = await person(5);
    const ask = () => calls.reserveWithin({ queuedPerUser: 2 }, { ids: [randomUUID()], ...who });
    const outcomes = [await ask(), await ask(), await ask()].map(([answer]) => answer?.outcome);
    expect(outcomes).toEqual(['reserved', 'reserved', 'too_many_queued']);
    expect(await calls.balance(who.userId)).toEqual({ available: 3, held: 2 });
    await calls.claimNext();
    expect((await ask())[0]?.outcome).toBe('reserved');
  });

  test('reserve_generations refuses a generation that cannot start before its deadline, but not the first generation of another user', async () => {
    const greedy = await person(30);
    await open(20, greedy);
    const [refused] = await calls.reserveWithin({ farthest: 20 }, { ids: [randomUUID()], ...greedy });
    expect(refused?.outcome).toBe('overloaded');
    expect(await calls.balance(greedy.userId)).toEqual({ available: 10, held: 20 });
    const newcomer = await person();
    const [accepted] = await calls.reserveWithin({ farthest: 20 }, { ids: [randomUUID()], ...newcomer });
    expect(accepted).toMatchObject({ outcome: 'reserved', queue_position: 2 });
    const [further] = await calls.reserveWithin({ farthest: 20 }, { ids: [randomUUID()], ...newcomer });
    expect(further?.outcome).toBe('overloaded');
  });

  test('reserve_generations accepts only the requests of a large batch that can start before their deadline', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => person(1)));
    const answers = await calls.reserveWithin(
      { farthest: 20 },
      ...people.map((who) => ({ ids: [randomUUID()], ...who })),
    );
    expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(12);
    expect(answers.filter(({ outcome }) => outcome === 'overloaded')).toHaveLength(18);
  });
});

test('reserve_generations creates the thumbnail of a request once, and not without credits', async () => {
  const { userId } = await person(1);
  const ask = (thumbnailId: string, id: string) =>
    calls.reserve({ ids: [id], userId, thumbnailId, draftTitle: 'A red boat' });
  const titles = async () =>
    (await owner.query('SELECT id, title, status FROM thumbnails WHERE title = $1', ['A red boat']))
      .rows as unknown[];
  const [thumbnailId, id] = [randomUUID(), randomUUID()];
  expect((await ask(thumbnailId, id))[0]?.outcome).toBe('reserved');
  expect((await ask(thumbnailId, id))[0]?.outcome).toBe('replay');
  expect((await ask(randomUUID(), randomUUID()))[0]?.outcome).toBe('insufficient_credits');
  expect(await titles()).toEqual([{ id: thumbnailId, title: 'A red boat', status: 'processing' }]);
});

test.each([1, 2, 4, 16])(
  `the queue with random users, cancels and failures on %i slots keeps the limits, serves every user and loses no generation (TEST_SEED=${seed})`,
  async (slots) => {
    const next = random(seed + slots);
    const perUser = 3;
    const people = await Promise.all(Array.from({ length: 6 }, () => person(60)));
    const waiting = new Map<string, { owner: string; id: string }>();
    const running = new Map<string, { owner: string; fence: number }>();
    /**
     * For each waiting user without a running generation: how often each other user was served since this user began
     * to wait.
     */
    const served = new Map<string, Map<string, number>>();
    const runningOf = (user: string) => [...running.values()].filter(({ owner: of }) => of === user).length;
    const waits = (user: string) => [...waiting.values()].some(({ owner: of }) => of === user);
    const track = () => {
      for (const { userId } of people) {
        const hungry = waits(userId) && runningOf(userId) === 0;
        if (!hungry) served.delete(userId);
        else if (!served.has(userId)) served.set(userId, new Map());
      }
    };
    const fill = async () => {
      while (running.size < slots) {
        const { outcome, id, fence, owner: of } = await calls.claimNext({ perUser });
        if (outcome !== 'claimed' || !id || !of || fence === null) break;
        for (const [user, counts] of served) {
          if (user === of) continue;
          counts.set(of, (counts.get(of) ?? 0) + 1);
          expect(counts.get(of)).toBeLessThanOrEqual(1);
        }
        waiting.delete(id);
        running.set(id, { owner: of, fence });
        expect(runningOf(of)).toBeLessThanOrEqual(perUser);
        track();
      }
      // No slot may be idle while a user has a waiting generation and a free concurrency slot.
      if (running.size < slots)
        for (const { userId } of people) expect(waits(userId) && runningOf(userId) < perUser).toBe(false);
    };
    const finish = async () => {
      const [id, held] = [...running][Math.floor(next() * running.size)] ?? [];
      if (!id || !held) return;
      running.delete(id);
      if (next() < 0.2) {
        await calls.requeue(id, held.fence, false);
        waiting.set(id, { owner: held.owner, id });
      } else await calls.settle(id, held.fence, next() < 0.8 ? 'succeeded' : 'failed');
    };
    for (let step = 0; step < 60; step += 1) {
      const who = people[Math.floor(next() ** 3 * people.length)] as Person;
      const kind = next();
      if (kind < 0.5)
        for (const id of await open(1 + Math.floor(next() * 3), who))
          waiting.set(id, { owner: who.userId, id });
      else if (kind < 0.6) {
        const [id] = [...waiting.keys()];
        if (id) {
          waiting.delete(id);
          await calls.settle(id, null, 'cancelled');
        }
      } else await finish();
      track();
      await fill();
    }
    for (let guard = 0; running.size > 0 && guard < 500; guard += 1) {
      await finish();
      track();
      await fill();
    }
    expect([waiting.size, running.size]).toEqual([0, 0]);
    const { rows } = await owner.query(`SELECT 1 FROM generations WHERE finished_at IS NULL`);
    expect(rows).toEqual([]);
  },
);
