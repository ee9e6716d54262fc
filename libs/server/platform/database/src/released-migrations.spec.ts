import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  auditOf,
  createThumbnail,
  createUser,
  emptyDatabase,
  giveCredits,
  reserveGeneration,
  testDatabase,
} from '@portada/testing';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { schemaOf } from './schema.fixture';

const folder = join(__dirname, 'migrations');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/**
 * Checksums of the files of released migrations, and of all files that they import, in the output format of
 * `sha256sum *.ts`.
 */
const released = new Map(
  read('released.sha256')
    .trim()
    .split('\n')
    .map((line) => line.split('  ').reverse() as [string, string]),
);
/** Returns the number of a migration, which is the start of its file name and the end of its class name. */
const numberOf = (name: string): number => Number(/^\d{13}|\d{13}$/.exec(name)?.[0]);
const releasedNumbers = [...released.keys()].map(numberOf).filter(Boolean);

test('the file of a released migration is never edited', () => {
  const edited = [...released].filter(
    ([file, checksum]) => createHash('sha256').update(read(file)).digest('hex') !== checksum,
  );
  expect(edited.map(([file]) => file)).toEqual([]);
});

test('every file that a released migration consists of has a checksum', () => {
  const newest = Math.max(...releasedNumbers);
  const numbered = readdirSync(folder).filter((file) => numberOf(file) <= newest);
  const imported = [...released.keys()].flatMap((file) =>
    [...read(file).matchAll(/from '\.\/(.+)'/g)].map(([, name]) => `${name}.ts`),
  );
  expect([...numbered, ...imported].filter((file) => !released.has(file))).toEqual([]);
  expect(migrations.map(({ name }) => numberOf(name)).filter((number) => number <= newest)).toEqual(
    releasedNumbers,
  );
});

/**
 * Creates a database with the first `count` migrations, as a released version did.
 * @returns its address, and a function that drops it
 */
const databaseOfVersion = async (count: number): Promise<{ url: string; drop(): Promise<void> }> => {
  const made = await emptyDatabase();
  const owner = new DataSource({
    type: 'postgres',
    url: made.url,
    poolSize: 1,
    migrations: migrations.slice(0, count),
  });
  await owner.initialize();
  await owner.runMigrations({ transaction: 'all' });
  await owner.destroy();
  return made;
};

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const exists = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('SELECT 1 FROM pg_proc WHERE proname = $1', [name])).rowCount === 1;

/**
 * Inserts a user with credits, a queued and a cancelled generation, as far as the version of the database supports
 * them.
 */
const addRows = async (client: Client): Promise<void> => {
  if (!(await exists(client, 'create_account'))) return;
  const user = await createUser(client);
  await giveCredits(client, user.id, 5);
  if (!(await exists(client, 'reserve_generations'))) return;
  const wanted = { userId: user.id, thumbnailId: await createThumbnail(client, user.id) };
  await reserveGeneration(client, wanted);
  const cancelled = await reserveGeneration(client, wanted);
  await client.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [cancelled]);
};

test('a database of each released version migrates to the present schema and passes the audit', async () => {
  const { url, drop } = await testDatabase();
  const present = await withClient(url, schemaOf);
  await drop();
  await Promise.all(
    releasedNumbers.map(async (number) => {
      const count = migrations.findIndex(({ name }) => numberOf(name) === number) + 1;
      const old = await databaseOfVersion(count);
      await withClient(old.url, addRows);
      await migrate(old.url);
      const [schema, breaches] = await withClient(old.url, async (client) => [
        await schemaOf(client),
        await auditOf(client),
      ]);
      await old.drop();
      expect({ number, schema, breaches }).toEqual({ number, schema: present, breaches: [] });
    }),
  );
});
