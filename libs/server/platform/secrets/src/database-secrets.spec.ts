import { createDataSource } from '@portada/database';
import { type TestDatabase, testDatabase, testSecretKeys } from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { DatabaseSecrets } from './database-secrets';
import type { SecretKeys } from './secret-keys';
import { createStoredSecrets } from './secrets.module';

let testing: TestDatabase;
let owner: Pool;
let database: DataSource;
beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url, max: 2 });
  const options = { url: testing.url, entities: [], poolSize: 2, applicationName: 'test' };
  database = await createDataSource(options).initialize();
});
afterAll(async () => {
  await database.destroy();
  await owner.end();
  await testing.drop();
});

const inProcess = (keys: SecretKeys = testSecretKeys) =>
  new DatabaseSecrets(database, createStoredSecrets({ SECRET_KEYS: keys }));
const stored = async (): Promise<Record<string, Buffer>> =>
  Object.fromEntries(
    (await owner.query<{ name: string; value: Buffer }>('SELECT name, value FROM secrets')).rows.map(
      ({ name, value }) => [name, value],
    ),
  );

test('the keys of the table secrets are encrypted an hour after the upgrade, and every process reads the same keys', async () => {
  const before = await stored();
  const early = inProcess();
  expect(await early.read('bot_check')).toEqual(before['bot_check']);
  expect(await early.reencrypt()).toBe(0);
  expect(await stored()).toEqual(before);
  await owner.query(`UPDATE secrets SET created_at = now() - interval '2 hours'`);
  const counts = await Promise.all([inProcess().reencrypt(), inProcess().reencrypt()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  const after = await stored();
  for (const name of ['bot_check', 'share_votes'] as const) {
    expect(after[name]?.toString('latin1')).toMatch(/^enc:test:/);
    expect(await inProcess().read(name)).toEqual(before[name]);
  }
});

test('a process whose SECRET_KEYS lacks the key of the database is refused with a sentence, and a rotated key is accepted', async () => {
  await owner.query(`UPDATE secrets SET created_at = now() - interval '2 hours'`);
  await inProcess().reencrypt();
  await expect(inProcess().check()).resolves.toBeUndefined();
  const other = { id: 'other', key: Buffer.alloc(32, 1) };
  await expect(inProcess([other]).check()).rejects.toThrow(
    'A stored secret is encrypted with the key "test", which SECRET_KEYS does not have.',
  );
  const rotated = inProcess([other, ...testSecretKeys]);
  await rotated.check();
  expect(await rotated.reencrypt()).toBe(2);
  await expect(inProcess([other]).check()).resolves.toBeUndefined();
  await expect(inProcess().check()).rejects.toThrow('the key "other"');
});

test('values that are exchanged between two rows of the table secrets are refused', async () => {
  const { bot_check: one, share_votes: two } = await stored();
  const set = (name: string, value: Buffer | undefined) =>
    owner.query('UPDATE secrets SET value = $2 WHERE name = $1', [name, value]);
  await set('bot_check', two);
  const other = { id: 'other', key: Buffer.alloc(32, 1) };
  await expect(inProcess([other]).read('bot_check')).rejects.toThrow('belongs to another row');
  await set('bot_check', one);
});
