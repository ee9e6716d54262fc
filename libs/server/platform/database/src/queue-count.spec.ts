import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool, type PoolClient } from 'pg';
import { Calls } from './ledger.fixture';

type Person = { userId: string; thumbnailId: string };

/** Number of waiting generations. The spec has a database of its own, which contains no other generations. */
const waiting = 1500;

let testing: TestDatabase;
let owner: Pool;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
});
afterAll(async () => {
  expect(await auditOf(owner)).toEqual([]);
  await owner.end();
  await testing.drop();
});

const person = async (credits: number): Promise<Person> => {
  const { id: userId } = await createUser(owner, { credits });
  return { userId, thumbnailId: await createThumbnail(owner, userId) };
};

/** Counts the entries of the table `generations` and its indexes that the transaction of this client has read. */
const readBy = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{ read: number }>(
    `SELECT sum(pg_stat_get_xact_tuples_returned(relid))::int AS read
       FROM (SELECT indexrelid AS relid FROM pg_index WHERE indrelid = 'generations'::regclass
             UNION ALL SELECT 'generations'::regclass) AS relations`,
  );
  return rows[0]?.read ?? 0;
};

/**
 * Reserves a generation in a transaction that is rolled back.
 * @returns the outcome, and the number of entries of the table `generations` and its indexes that were read
 */
const readsOf = async (farthest: number, who: Person): Promise<{ outcome: string; read: number }> => {
  const client = await owner.connect();
  await client.query('BEGIN');
  // Postgres must read the indexes in their order, as Postgres does for a large table.
  await client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
  const request = {
    ids: [randomUUID()],
    ...who,
    request: {},
    prompt: {},
    requestHash: '00',
    requestId: 'spec',
  };
  const before = await readBy(client);
  const { rows } = await client.query<{ outcome: string }>(
    'SELECT outcome FROM reserve_generations($1, 3, NULL, $2)',
    [JSON.stringify([{ ...request, seed: 1, deadlineSeconds: 60 }]), farthest],
  );
  const read = (await readBy(client)) - before;
  await client.query('ROLLBACK');
  client.release();
  return { outcome: rows[0]?.outcome ?? '', read };
};

test('reserve_generations counts a long queue only for a user with waiting generations', async () => {
  const [greedy, newcomer] = [await person(waiting + 1), await person(1)];
  const ids = Array.from({ length: waiting }, () => randomUUID());
  await new Calls(owner).reserve({ ids, ...greedy });
  await owner.query('ANALYZE generations');
  const near = await readsOf(100_000, newcomer);
  expect(near.outcome).toBe('reserved');
  expect(near.read).toBeLessThan(1300);
  expect((await readsOf(100_000, greedy)).read).toBeGreaterThanOrEqual(waiting);
  // The outcomes equal the outcomes of a complete count: a longer queue refuses further requests of a user before it
  // refuses a user's first request.
  expect(await readsOf(1600, greedy)).toMatchObject({ outcome: 'overloaded' });
  expect(await readsOf(1600, newcomer)).toMatchObject({ outcome: 'reserved' });
  expect(await readsOf(3, newcomer)).toMatchObject({ outcome: 'overloaded' });
});
