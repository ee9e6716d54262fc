import { Client } from 'pg';
import { auditOf, createUser } from './factories';
import { testDatabase } from './test-database';
import { until } from './until';

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

test('databases made at the same moment are migrated, empty and strangers to each other', async () => {
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

test('until waits for the condition and names what never came', async () => {
  let asked = 0;
  await expect(until(() => ++asked === 3 && 'there', { what: 'the third time' })).resolves.toBe('there');
  await expect(until(() => false, { what: 'the impossible', timeoutMs: 30 })).rejects.toThrow(
    'the impossible',
  );
});
