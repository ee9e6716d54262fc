import { randomBytes } from 'node:crypto';
import { type TestDatabase, emptyDatabase } from '@portada/testing';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { DatabaseSetupError, migrate } from './migrate';
import { migrations } from './migrations';
import { schemaOf } from './schema.fixture';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const database = async (make: () => Promise<TestDatabase>): Promise<string> => {
  const made = await make();
  cleanUps.push(() => made.drop());
  return made.url;
};
const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  cleanUps.push(() => client.end());
  return client;
};
/** Creates a login that owns a database and is not a superuser. */
const ownerWith = async (attributes: string): Promise<{ admin: Client; name: string; url: string }> => {
  const url = await database(emptyDatabase);
  const admin = await connected(url);
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const databaseName = new URL(url).pathname.slice(1);
  await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'spec' ${attributes}`);
  await admin.query(`ALTER DATABASE ${databaseName} OWNER TO ${name}`);
  cleanUps.push(async () => {
    await admin.query(`REASSIGN OWNED BY ${name} TO CURRENT_USER`);
    await admin.query(`DROP OWNED BY ${name}`);
    await admin.query(`DROP ROLE ${name}`);
  });
  const own = new URL(url);
  own.username = name;
  own.password = 'spec';
  return { admin, name, url: own.href };
};

test('several processes that start at the same time apply each migration once', async () => {
  const url = await database(emptyDatabase);
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
  const client = await connected(url);
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
});

test('each migration can be reverted and run again', async () => {
  const url = await database(emptyDatabase);
  const client = await connected(url);
  const owner = new DataSource({ type: 'postgres', url, migrations, poolSize: 1 });
  await owner.initialize();
  cleanUps.push(() => owner.destroy());
  await owner.runMigrations({ transaction: 'all' });
  const whole = await schemaOf(client);
  const steps = [whole];
  for (const _ of migrations) {
    await owner.undoLastMigration();
    steps.push(await schemaOf(client));
  }
  expect(steps.at(-1)).toEqual([]);
  // Migrates to each step and back; the schema of each step must be the same in both directions.
  await owner.runMigrations({ transaction: 'each' });
  expect(await schemaOf(client)).toEqual(whole);
  for (const step of steps.slice(1)) {
    await owner.undoLastMigration();
    expect(await schemaOf(client)).toEqual(step);
  }
});

test('an owner that created the role portada_app needs no superuser, and its processes use the role', async () => {
  const { admin, name, url } = await ownerWith('CREATEROLE');
  // CREATE ROLE gives these rights to its caller. They are granted here because the role already exists.
  await admin.query(`GRANT portada_app TO ${name} WITH ADMIN TRUE, SET FALSE, INHERIT FALSE`);
  await migrate(url);
  const dataSource = await createDataSource({
    url,
    entities: [],
    poolSize: 1,
    applicationName: 'spec',
  }).initialize();
  const rows = await dataSource.query<{ role: string }[]>('SELECT current_user AS role');
  await dataSource.destroy();
  expect(rows).toEqual([{ role: 'portada_app' }]);
});

test('an owner without CREATEROLE gets instructions, and can migrate after an administrator followed them', async () => {
  const { admin, name, url } = await ownerWith('NOCREATEROLE');
  const refused = await migrate(url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseSetupError);
  expect(String(refused)).toContain(`GRANT portada_app TO "${name}"`);
  await admin.query(`GRANT portada_app TO ${name}`);
  await migrate(url);
});
