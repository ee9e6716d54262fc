import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { Calls, appPool } from './ledger.fixture';

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let calls: Calls;
beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url);
  calls = new Calls(app);
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});
afterEach(async () => expect(await auditOf(owner)).toEqual([]));

/** Creates a user with a thumbnail. */
const user = async (credits: number) => {
  const { id: userId } = await createUser(owner, { credits });
  return { userId, thumbnailId: await createThumbnail(owner, userId) };
};
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const transfersOf = async (id: string) =>
  (
    await owner.query(
      `SELECT kind, amount::int FROM credit_transfers WHERE generation_id = $1 ORDER BY seq`,
      [id],
    )
  ).rows;

/** Reserves generations, claims the first one and returns its id. */
const running = async (whose: Awaited<ReturnType<typeof user>>, credits: number): Promise<string> => {
  const [id = ''] = ids(1);
  await calls.reserve({ ...whose, ids: [id], credits });
  expect(await calls.claim(id)).toMatchObject({ outcome: 'claimed', fence: 1 });
  return id;
};

test('a request holds the price of each of its generations', async () => {
  const whose = await user(10);
  const [reserved] = await calls.reserve({ ...whose, ids: ids(2), credits: 4 });
  expect(reserved).toMatchObject({ outcome: 'reserved', credits: '2', available: '2', held: '8' });
  expect(await calls.balance(whose.userId)).toEqual({ available: 2, held: 8 });
});

test('a request whose price exceeds the balance holds nothing', async () => {
  const whose = await user(7);
  const [refused] = await calls.reserve({ ...whose, ids: ids(2), credits: 4 });
  expect(refused).toMatchObject({ outcome: 'insufficient_credits' });
  expect(await calls.balance(whose.userId)).toEqual({ available: 7, held: 0 });
});

test('a request whose price exceeds the agreed price holds nothing, and a repeated request is not refused', async () => {
  const whose = await user(20);
  const [key = ''] = ids(1);
  const request = { ...whose, ids: [key, ...ids(1)], credits: 4 };
  expect(await calls.reserve({ ...request, maxCredits: 7 })).toMatchObject([{ outcome: 'price_changed' }]);
  expect(await calls.balance(whose.userId)).toEqual({ available: 20, held: 0 });
  expect(await calls.reserve({ ...request, maxCredits: 8 })).toMatchObject([{ outcome: 'reserved' }]);
  expect(await calls.reserve({ ...request, credits: 5, maxCredits: 8 })).toMatchObject([
    { outcome: 'replay' },
  ]);
  expect(await calls.balance(whose.userId)).toEqual({ available: 12, held: 8 });
});

test('a success spends the whole hold if it names no price', async () => {
  const whose = await user(5);
  const id = await running(whose, 4);
  await calls.settle(id, 1, 'succeeded');
  expect(await transfersOf(id)).toEqual([
    { kind: 'hold', amount: 4 },
    { kind: 'capture', amount: 4 },
  ]);
  expect(await calls.balance(whose.userId)).toEqual({ available: 1, held: 0 });
});

test('a success of a cheaper model releases the rest of the hold', async () => {
  const whose = await user(5);
  const id = await running(whose, 4);
  await calls.settle(id, 1, 'succeeded', { credits: 1 });
  expect(await transfersOf(id)).toEqual([
    { kind: 'hold', amount: 4 },
    { kind: 'capture', amount: 1 },
    { kind: 'release', amount: 3 },
  ]);
  expect(await calls.balance(whose.userId)).toEqual({ available: 4, held: 0 });
  expect(await calls.settle(id, 1, 'succeeded', { credits: 1 })).toBe('stale');
});

test('a success of a dearer model spends no more than the hold', async () => {
  const whose = await user(5);
  const id = await running(whose, 1);
  await calls.settle(id, 1, 'succeeded', { credits: 4 });
  expect(await calls.balance(whose.userId)).toEqual({ available: 4, held: 0 });
});

test.each(['failed', 'cancelled'] as const)(
  'a generation that is %s releases its whole hold',
  async (status) => {
    const whose = await user(5);
    const id = await running(whose, 4);
    await calls.settle(id, null, status);
    expect(await calls.balance(whose.userId)).toEqual({ available: 5, held: 0 });
  },
);

test('a generation past its deadline releases its whole hold', async () => {
  const whose = await user(5);
  const id = await running(whose, 4);
  await owner.query(`UPDATE generations SET deadline_at = now() - interval '1 second' WHERE id = $1`, [id]);
  expect(await calls.failExpired()).toEqual([{ id, error_code: 'deadline' }]);
  expect(await calls.balance(whose.userId)).toEqual({ available: 5, held: 0 });
});

test('the limit of queued generations counts generations and not their credits', async () => {
  const whose = await user(40);
  await calls.reserve({ ...whose, ids: ids(2), credits: 4 });
  const within = { queuedPerUser: 3 };
  const [third] = await calls.reserveWithin(within, { ...whose, ids: ids(1), credits: 4 });
  expect(third).toMatchObject({ outcome: 'reserved' });
  const [fourth] = await calls.reserveWithin(within, { ...whose, ids: ids(1), credits: 1 });
  expect(fourth).toMatchObject({ outcome: 'too_many_queued' });
});

describe('a commit', () => {
  const refused = async (text: string, values: unknown[]) => {
    const client = await owner.connect();
    try {
      await client.query('BEGIN');
      await client.query(text, values);
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };
  const insert = `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
    SELECT 'release', user_id, user_account('held', user_id), user_account('available', user_id), $2, id, 'rest:' || id
      FROM generations WHERE id = $1`;

  test('refuses a release beside a capture of the whole hold', async () => {
    const whose = await user(9);
    const id = await running(whose, 2);
    await calls.settle(id, 1, 'succeeded');
    await calls.reserve({ ...whose, ids: ids(1), credits: 4 });
    await expect(refused(insert, [id, 1])).rejects.toThrow(`release of generation ${id} that is succeeded`);
  });

  test('refuses a second release of the rest of a hold', async () => {
    const whose = await user(9);
    const id = await running(whose, 4);
    await calls.settle(id, 1, 'succeeded', { credits: 1 });
    await calls.reserve({ ...whose, ids: ids(1), credits: 4 });
    await expect(refused(insert.replace('rest:', 'again:'), [id, 3])).rejects.toMatchObject({
      constraint: 'one_release',
    });
  });

  test('refuses a change of the price of an open generation', async () => {
    const id = await running(await user(5), 4);
    await expect(
      refused(`UPDATE generations SET credits = 1, status = status WHERE id = $1`, [id]),
    ).rejects.toThrow(`generation ${id} costs 1 credits, with 4 held`);
  });
});
