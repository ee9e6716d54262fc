import { type TestDatabase, testDatabase, until } from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, poolOf } from './data-source';
import { isUnavailable } from './unavailable';

let testing: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  testing = await testDatabase();
  const url = new URL(testing.url);
  url.searchParams.set('options', '-c work_mem=9MB -c role=none');
  dataSource = await createDataSource({
    url: url.href,
    entities: [],
    poolSize: 2,
    applicationName: 'portada-spec',
  }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await testing.drop();
});

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('connections use the application’s role and time limits, and keep the options of the database address', async () => {
  const settings = await dataSource.query<unknown[]>(`SELECT current_user AS role,
      current_setting('work_mem') AS memory, current_setting('application_name') AS name,
      current_setting('statement_timeout') AS statement,
      current_setting('idle_in_transaction_session_timeout') AS idle`);
  expect(settings).toEqual([
    { role: 'portada_app', memory: '9MB', name: 'portada-spec', statement: '10s', idle: '15s' },
  ]);
  expect(poolOf(dataSource)).toBeInstanceOf(Pool);
  expect(poolOf(dataSource).options.max).toBe(2);
});

test('a plan that was made while a table was empty reads the table by an index', async () => {
  const owner = new Pool({ connectionString: testing.url });
  // Without statistics, Postgres does not believe that a table is empty.
  await owner.query('VACUUM ANALYZE generations');
  await owner.end();
  const client = await poolOf(dataSource).connect();
  await client.query(`SET plan_cache_mode = force_generic_plan;
    PREPARE open_of_user AS SELECT count(*) FROM generations WHERE user_id = $1 AND status IN ('queued', 'running');
    EXECUTE open_of_user (gen_random_uuid())`);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    'EXPLAIN EXECUTE open_of_user (gen_random_uuid())',
  );
  client.release(true);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/generations_open_of_user/);
  expect(plan).not.toMatch(/Seq Scan on generations|JIT/);
});

test('a connection that is lost during a query fails as unavailable, through TypeORM and the pool', async () => {
  const owner = new Pool({ connectionString: testing.url });
  const terminate = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'portada-spec' AND query LIKE '%pg_sleep%' AND state = 'active'`;
  for (const query of [
    (sql: string) => dataSource.query(sql),
    (sql: string) => poolOf(dataSource).query(sql),
  ]) {
    const failed = failure(query('SELECT pg_sleep(9)'));
    await until(async () => (await owner.query(terminate)).rowCount, {
      what: 'the query to be seen and killed',
    });
    expect(isUnavailable(await failed)).toBe(true);
    // The connection pool replaces a lost connection when it detects the loss.
    await until(() => dataSource.query('SELECT 1'), { what: 'a new connection' });
  }
  await owner.end();
});

test('a query fails within the time limit if the pool has no free connection', async () => {
  const held = await Promise.all([poolOf(dataSource).connect(), poolOf(dataSource).connect()]);
  const started = Date.now();
  expect(isUnavailable(await failure(dataSource.query('SELECT 1')))).toBe(true);
  expect(Date.now() - started).toBeGreaterThan(1_500);
  for (const client of held) client.release();
});

test('a slow statement does not make the pool refuse other statements', async () => {
  const long = dataSource.query<{ slept: string }[]>(`SELECT pg_sleep(3)::text AS slept`);
  let isDone = false;
  void long.finally(() => (isDone = true));
  while (!isDone) await dataSource.query('SELECT 1');
  expect(await long).toEqual([{ slept: '' }]);
});

test('a refused connection counts as an unavailable database', async () => {
  const unreachable = createDataSource({
    url: 'postgres://nobody@127.0.0.1:1/none',
    entities: [],
    poolSize: 1,
    applicationName: 'spec',
  });
  expect(isUnavailable(await failure(unreachable.initialize()))).toBe(true);
});

test.each([
  ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ['a broken constraint', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['a bug', new TypeError('value is not a function')],
  ['a text', 'Connection terminated'],
])('%s does not count as an unavailable database', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test('a connection that the server ends while no code listens for its errors ends no process', async () => {
  const pool = poolOf(dataSource);
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  const admin = new Pool({ connectionString: testing.url, max: 1 });
  await admin.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  client.release(true);
  await admin.end();
  expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
