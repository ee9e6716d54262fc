import { randomUUID } from 'node:crypto';
import { type EventPublisher } from '@portada/events';
import { createDataSource } from '@portada/database';
import { type TestDatabase, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { AccountSweeps } from './account-sweeps';

let testing: TestDatabase;
let owner: Pool;
let database: DataSource;
const ended: string[] = [];
const events: EventPublisher = {
  publish: () => undefined,
  publishSessionEnded: (_, sessionId) => void ended.push(sessionId),
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url, max: 2 });
  database = await createDataSource({
    url: testing.url,
    entities: [],
    poolSize: 2,
    applicationName: 'sweeps-spec',
  }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await owner.end();
  await testing.drop();
});

const hash = `sha256(gen_random_uuid()::text::bytea)`;
/** Inserts one row with this expiry time into each table whose rows expire. */
const makeRows = async (userId: string, then: string): Promise<void> => {
  await owner.query(`INSERT INTO account_tokens VALUES (${hash}, '${userId}', 'verify_email', 'x', ${then})`);
  await owner.query(`INSERT INTO oidc_attempts VALUES (${hash}, ${hash}, 'n', 'v', 'popup', ${then})`);
  await owner.query(`INSERT INTO pending_links VALUES (${hash}, '${userId}', 'i', 's', ${then})`);
  await owner.query(`INSERT INTO known_devices VALUES (${hash}, '${userId}', ${then})`);
  await owner.query(`INSERT INTO used_answers VALUES (${hash}, ${then})`);
};
const session = async (userId: string, end: string, seen = 'now()'): Promise<string> => {
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO sessions (token_hash, user_id, expires_at, last_seen_at) VALUES (${hash}, $1, ${end}, ${seen})
     RETURNING id`,
    [userId],
  );
  return rows[0]?.id ?? '';
};
const counts = async () => {
  const tables = [
    'account_tokens',
    'oidc_attempts',
    'pending_links',
    'known_devices',
    'used_answers',
    'sessions',
  ];
  const found = await Promise.all(tables.map((table) => owner.query(`SELECT 1 FROM ${table}`)));
  return found.map(({ rowCount }) => rowCount);
};

test('the accounts clean-up deletes expired rows only, and closes the sockets of ended sessions', async () => {
  const { id } = await createUser(owner);
  await makeRows(id, `now() - interval '1 second'`);
  await makeRows(id, `now() + interval '1 hour'`);
  const gone = [
    await session(id, `now() - interval '1 second'`),
    await session(id, `now() + interval '1 day'`, `now() - interval '7 days 1 second'`),
  ];
  await session(id, `now() + interval '1 day'`, `now() - interval '6 days 23 hours'`);
  const sweeps = new AccountSweeps(database, events);
  await Promise.all([sweeps.cleanUp(), sweeps.cleanUp()]);
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1]);
  expect(ended.sort()).toEqual(gone.sort());
});

test('one accounts clean-up deletes 3,000 expired rows of each table', async () => {
  const { id } = await createUser(owner);
  await owner.query(
    `TRUNCATE account_tokens, oidc_attempts, pending_links, known_devices, used_answers, sessions`,
  );
  const due = `now() - interval '1 second' FROM generate_series(1, 3000)`;
  await owner.query(`INSERT INTO account_tokens SELECT ${hash}, '${id}', 'verify_email', 'x', ${due}`);
  await owner.query(`INSERT INTO oidc_attempts SELECT ${hash}, ${hash}, 'n', 'v', 'popup', ${due}`);
  await owner.query(`INSERT INTO pending_links SELECT ${hash}, '${id}', 'i', 's', ${due}`);
  await owner.query(`INSERT INTO known_devices SELECT ${hash}, '${id}', ${due}`);
  await owner.query(`INSERT INTO used_answers SELECT ${hash}, ${due}`);
  await owner.query(`INSERT INTO sessions (token_hash, user_id, expires_at) SELECT ${hash}, '${id}', ${due}`);
  ended.splice(0);
  const sweeps = new AccountSweeps(database, events);
  await sweeps.cleanUp(AbortSignal.abort());
  expect(await counts()).toEqual([2000, 2000, 2000, 2000, 2000, 2000]);
  await sweeps.cleanUp();
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  expect(ended).toHaveLength(3000);
});

test('the accounts clean-up deletes the rows that a late request wrote for a deleted account', async () => {
  const { id } = await createUser(owner);
  await owner.query('SELECT delete_account($1)', [id]);
  await makeRows(id, `now() + interval '1 hour'`);
  await session(id, `now() + interval '1 day'`);
  await owner.query(`INSERT INTO identities VALUES ('i', $1, $2)`, [randomUUID(), id]);
  const thumbnail = await createThumbnail(owner, id, 'late');
  await new AccountSweeps(database, events).cleanUp();
  const { rows } = await owner.query(
    `SELECT (SELECT count(*)::int FROM identities WHERE user_id = $1) + (SELECT count(*)::int FROM sessions WHERE user_id = $1)
          + (SELECT count(*)::int FROM account_tokens WHERE user_id = $1) AS things,
            (SELECT deleted_at IS NOT NULL AND title IS NULL FROM thumbnails WHERE id = $2) AS wiped`,
    [id, thumbnail],
  );
  expect(rows).toEqual([{ things: 0, wiped: true }]);
});
