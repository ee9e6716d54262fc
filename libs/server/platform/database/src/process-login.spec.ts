import { randomBytes } from 'node:crypto';
import { type TestDatabase, createUser, emptyDatabase, testDatabase } from '@portada/testing';
import { Client, Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { DatabaseSetupError, migrate } from './migrate';
import { ensureProcessLogin } from './process-login';

let testing: TestDatabase;
let owner: Pool;
let url: string;
let database: DataSource;
const roles = new Set<string>();

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url, max: 2 });
  url = await ensureProcessLogin(testing.url);
  roles.add(new URL(url).username);
  const options = { url, entities: [], poolSize: 1, applicationName: 'login-spec' };
  database = await createDataSource(options).initialize();
});
afterAll(async () => {
  await database.destroy();
  for (const role of roles) await owner.query(`DROP ROLE IF EXISTS ${role}`);
  await owner.end();
  await testing.drop();
});

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: unknown) => String(error),
  );

test('the processes use the role portada_app, and a login that owns nothing', async () => {
  expect(await database.query('SELECT current_user AS role')).toEqual([{ role: 'portada_app' }]);
  const { rows } = await owner.query(
    `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS "isPowerful",
            (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned,
            ARRAY(SELECT roleid::regrole::text FROM pg_auth_members WHERE member = r.oid) AS "memberOf"
       FROM pg_roles r WHERE rolname = $1`,
    [new URL(url).username],
  );
  expect(rows).toEqual([{ isPowerful: false, owned: 0, memberOf: ['portada_app'] }]);
});

describe.each(['', 'SET ROLE NONE', 'RESET ROLE', 'RESET SESSION AUTHORIZATION'])(
  'the login of a process that ran the statement "%s"',
  (leave) => {
    test.each([
      ['SET SESSION AUTHORIZATION portada', 'permission denied'],
      ['SET ROLE portada', 'permission denied'],
      [`COPY (SELECT 1) TO PROGRAM 'true'`, 'permission denied'],
      [`COPY secrets FROM PROGRAM 'true'`, 'permission denied'],
      [`SELECT pg_read_file('/etc/passwd')`, 'permission denied'],
      ['ALTER TABLE users ADD COLUMN extra text', 'must be owner'],
      ['DROP TRIGGER append_only ON credit_transfers', 'must be owner'],
      ['CREATE TABLE extra (n int)', 'permission denied'],
      ['UPDATE credit_accounts SET balance = 1000', 'permission denied'],
      [`UPDATE users SET role = 'admin'`, 'permission denied'],
      [`SELECT adjust_credits(gen_random_uuid(), 5, 'x')`, 'permission denied'],
      ['SELECT refill_credits(gen_random_uuid(), 2)', 'permission denied'],
      ['SELECT password FROM process_login', 'permission denied'],
      ['CREATE ROLE another', 'permission denied'],
    ])('the login of a process may not run: %s', async (statement, why) => {
      const client = new Client({ connectionString: url, options: '-c role=portada_app' });
      await client.connect();
      try {
        if (leave !== '') await client.query(leave);
        expect(await failure(client.query(statement))).toContain(why);
      } finally {
        await client.end();
      }
    });
  },
);

test('concurrent and later starts of Portada get the same login', async () => {
  const again = await Promise.all([ensureProcessLogin(testing.url), ensureProcessLogin(testing.url)]);
  expect(again).toEqual([url, url]);
});

test('a login from an earlier database of the same name gets the password of the present database', async () => {
  await owner.query(`ALTER ROLE ${new URL(url).username} PASSWORD 'of an earlier database'`);
  expect(await ensureProcessLogin(testing.url)).toBe(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
});

test('a login that the operator chose is created if it is missing, and unchanged if it exists', async () => {
  const given = new URL(testing.url);
  given.username = `spec_${randomBytes(6).toString('hex')}`;
  given.password = 'of the operator';
  roles.add(given.username);
  expect(await ensureProcessLogin(testing.url, { given: given.href })).toBe(given.href);
  expect(await ensureProcessLogin(testing.url, { given: given.href })).toBe(given.href);
  given.password = 'another';
  await expect(ensureProcessLogin(testing.url, { given: given.href })).rejects.toThrow(
    `cannot log in to the database as "${given.username}"`,
  );
});

test('processes may call refill_credits only if Portada was last started with CREDIT_REPAIR=always', async () => {
  const { id } = await createUser(owner, { credits: 0 });
  await ensureProcessLogin(testing.url, { mayRefill: true });
  await database.query('SELECT refill_credits($1, 2)', [id]);
  await ensureProcessLogin(testing.url);
  expect(await failure(database.query('SELECT refill_credits($1, 2)', [id]))).toContain('permission denied');
});

test('a database owner that may not create roles gets instructions', async () => {
  const empty = await emptyDatabase();
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: empty.url });
  await admin.connect();
  try {
    await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'spec' IN ROLE portada_app`);
    await admin.query(`ALTER DATABASE ${new URL(empty.url).pathname.slice(1)} OWNER TO ${name}`);
    const own = Object.assign(new URL(empty.url), { username: name, password: 'spec' }).href;
    await migrate(own);
    const refused = await ensureProcessLogin(own).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseSetupError);
    expect(String(refused)).toContain('APP_DATABASE_URL is set to the address with that login');
  } finally {
    await admin.query(`REASSIGN OWNED BY ${name} TO CURRENT_USER`);
    await admin.query(`DROP OWNED BY ${name}`);
    await admin.query(`DROP ROLE ${name}`);
    await admin.end();
    await empty.drop();
  }
});
