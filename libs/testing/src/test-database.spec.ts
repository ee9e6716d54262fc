import { once } from 'node:events';
import { Client, Pool } from 'pg';
import { auditOf, createUser } from './factories';
import { emptyDatabase, testDatabase } from './test-database';
import { until } from './until';

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

test('test databases that are created at the same time are migrated, empty and independent of each other', async () => {
  const databases = await Promise.all([testDatabase(), testDatabase(), testDatabase()]);
  const clients = await Promise.all(databases.map(({ url }) => connected(url)));
  const [first, second] = clients;
  if (!first || !second) throw new Error('unreachable');
  await createUser(first, { credits: 0 });
  await createUser(first, { credits: 5 });
  expect((await first.query('SELECT 1 FROM users')).rowCount).toBe(2);
  expect((await first.query(`SELECT balance FROM credit_accounts WHERE kind = 'available'`)).rows).toEqual([
    { balance: '0' },
    { balance: '5' },
  ]);
  expect((await second.query('SELECT 1 FROM users')).rowCount).toBe(0);
  expect(await auditOf(first)).toEqual([]);
  await Promise.all(clients.map((client) => client.end()));
  await Promise.all(databases.map((database) => database.drop()));
});

test('dropping a test database waits until closing connections are closed instead of ending them by force', async () => {
  const failures: unknown[] = [];
  for (let round = 0; round < 5; round += 1) {
    const database = await emptyDatabase();
    const pool = new Pool({ connectionString: database.url, max: 8 });
    const ends: Promise<unknown>[] = [];
    pool.on('connect', (client) => {
      client.on('error', (error) => failures.push(error));
      ends.push(once(client, 'end'));
    });
    await Promise.all(Array.from({ length: 8 }, () => pool.query('SELECT pg_sleep(0.01)')));
    await pool.end();
    await database.drop();
    await Promise.all(ends);
  }
  expect(failures).toEqual([]);
});

test('the test helper until() waits for a condition and names the condition in the error after the timeout', async () => {
  let asked = 0;
  await expect(until(() => ++asked === 3 && 'there', { what: 'the third time' })).resolves.toBe('there');
  await expect(until(() => false, { what: 'the impossible', timeoutMs: 30 })).rejects.toThrow(
    'the impossible',
  );
});
