import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestDatabase, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Client, Pool } from 'pg';
import { Calls } from './ledger.fixture';

type Person = { userId: string; thumbnailId: string };
type Demand = { queued: number; running: number; users_in_line: number; oldest_wait_seconds: number };

const autoscaling = readFileSync(
  join(__dirname, '../../../../../deploy/kubernetes/keda/autoscaling.yaml'),
  'utf8',
);
/** The queries of the autoscaler. */
const queries = [...autoscaling.matchAll(/query: (SELECT .+)/g)].map(([, query = '']) => query);

const none: Demand = { queued: 0, running: 0, users_in_line: 0, oldest_wait_seconds: 0 };

let testing: TestDatabase;
let owner: Pool;
let calls: Calls;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  calls = new Calls(owner);
});
afterEach(async () => {
  await owner.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations WHERE finished_at IS NULL`,
  );
});
afterAll(async () => {
  await owner.end();
  await testing.drop();
});

const person = async (): Promise<Person> => {
  const { id: userId } = await createUser(owner, { credits: 5 });
  return { userId, thumbnailId: await createThumbnail(owner, userId) };
};
/** Reserves generations of one user. @returns their ids */
const reserve = async (count: number, who: Person): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await calls.reserve({ ids, ...who });
  return ids;
};
const demand = async (): Promise<Demand | undefined> =>
  (await owner.query<Demand>('SELECT * FROM scaling_demand')).rows[0];

test('scaling_demand counts a generation from its acceptance to its end', async () => {
  expect(await demand()).toEqual(none);
  const [id = ''] = await reserve(1, await person());
  expect(await demand()).toMatchObject({ queued: 1, running: 0, users_in_line: 1 });
  await calls.claim(id);
  expect(await demand()).toEqual({ ...none, running: 1 });
  await calls.settle(id, 1, 'succeeded');
  expect(await demand()).toEqual(none);
});

test('scaling_demand counts retries that are not due yet, which have no job in Redis', async () => {
  const [id = ''] = await reserve(1, await person());
  await calls.claim(id);
  await calls.requeue(id, 1, true, 60_000);
  expect(await demand()).toEqual({ ...none, queued: 1, users_in_line: 1 });
});

test('scaling_demand counts a user with many queued generations as one user in line', async () => {
  await reserve(4, await person());
  await reserve(1, await person());
  expect(await demand()).toMatchObject({ queued: 5, users_in_line: 2 });
});

test('the oldest wait is the wait of users without a running generation', async () => {
  const served = await person();
  const [first = ''] = await reserve(3, served);
  await calls.claim(first);
  await owner.query(`UPDATE generations SET next_at = next_at - interval '1 hour' WHERE next_rank = 1`);
  expect(await demand()).toMatchObject({ queued: 2, oldest_wait_seconds: 0 });
  await reserve(1, await person());
  await owner.query(`UPDATE generations SET next_at = next_at - interval '1 minute' WHERE next_rank = 0`);
  const { oldest_wait_seconds: seconds = 0 } = (await demand()) ?? {};
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThan(120);
});

test('a role with the right to read scaling_demand runs the queries of the autoscaler, and reads no table', async () => {
  const role = `spec_${randomBytes(6).toString('hex')}`;
  // The statements of docs/operations/kubernetes.md.
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'spec' CONNECTION LIMIT 5`);
  await owner.query(`GRANT SELECT ON scaling_demand TO ${role}`);
  const url = Object.assign(new URL(testing.url), { username: role, password: 'spec' }).href;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    expect((await client.query('SELECT * FROM scaling_demand')).rows).toEqual([none]);
    await reserve(5, await person());
    const values = queries.map(
      async (text) => (await client.query({ text, rowMode: 'array' })).rows as unknown,
    );
    // Of five generations of one user, three can run at once.
    expect(await Promise.all(values)).toEqual([[[3]], [[expect.any(Number)]]]);
    const { rows } = await client.query(`
      SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm')
         AND has_table_privilege(oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
      UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND has_function_privilege(oid, 'EXECUTE')`);
    expect(rows).toEqual([{ name: 'scaling_demand' }]);
    await expect(client.query('SELECT FROM generations')).rejects.toThrow('permission denied');
  } finally {
    await client.end();
    await owner.query(`DROP OWNED BY ${role}`);
    await owner.query(`DROP ROLE ${role}`);
  }
});
