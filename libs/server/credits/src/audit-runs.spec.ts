import { createDataSource, poolOf } from '@portada/database';
import { type TestDatabase, createUser, testDatabase, until } from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { AuditRunsService } from './audit-runs.service';

let testing: TestDatabase;
let owner: Pool;
let database: DataSource;
let audits: AuditRunsService;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url, max: 2 });
  const options = { url: testing.url, entities: [], poolSize: 4, applicationName: 'audit-spec' };
  database = await createDataSource(options).initialize();
  audits = new AuditRunsService(database);
});
beforeEach(() => owner.query('TRUNCATE audit_runs'));
afterAll(async () => {
  await database.destroy();
  await owner.end();
  await testing.drop();
});

/** Inserts a run of the ledger audit that took `tookSeconds` seconds and ended `endedAgoSeconds` seconds ago. */
const lastRun = (tookSeconds: number, endedAgoSeconds: number) =>
  owner.query(
    `INSERT INTO audit_runs (started_at, finished_at, breaches)
     VALUES (now() - make_interval(secs => $1::float8 + $2), now() - make_interval(secs => $2), 0)`,
    [tookSeconds, endedAgoSeconds],
  );

test('one of many processes that start an audit at once runs the audit', async () => {
  const runs = await Promise.all(Array.from({ length: 4 }, () => new AuditRunsService(database).runIfDue()));
  expect(runs.filter((run) => run !== null)).toHaveLength(1);
  expect(await audits.last()).toEqual(runs.find((run) => run !== null));
  expect(await audits.runIfDue()).toBeNull();
});

test.each([
  ['a minute after a short run', 0.01, 61, true],
  ['less than a minute after a short run', 0.01, 59, false],
  ['200 times as long after a run as it took', 6.5, 1301, true],
  ['less than 200 times as long after a run as it took', 6.5, 1299, false],
])('the next audit %s (run of %d s that ended %d s ago) is due: %s', async (_, took, ago, isDue) => {
  await lastRun(took, ago);
  expect((await audits.runIfDue()) !== null).toBe(isDue);
});

test('an unfinished audit run of a dead process delays the next run by an hour', async () => {
  await owner.query(`INSERT INTO audit_runs (started_at) VALUES (now() - interval '59 minutes')`);
  expect(await audits.runIfDue()).toBeNull();
  await owner.query(`UPDATE audit_runs SET started_at = now() - interval '61 minutes'`);
  expect(await audits.runIfDue()).not.toBeNull();
});

test('the results of the newest 500 audit runs are stored', async () => {
  const { id } = await createUser(owner);
  await owner.query(`UPDATE credit_accounts SET version = version + 1 WHERE user_id = $1`, [id]);
  await owner.query(
    `INSERT INTO audit_runs (finished_at, breaches) SELECT now(), 0 FROM generate_series(1, 600)`,
  );
  expect((await audits.run()).breaches).toBe(3);
  expect((await audits.last())?.breaches).toBe(3);
  expect((await owner.query('SELECT 1 FROM audit_runs')).rowCount).toBe(500);
});

test('a cancelled audit run ends at once, and its connection is not reused', async () => {
  const lock = await owner.connect();
  await lock.query('BEGIN; LOCK TABLE purchases IN ACCESS EXCLUSIVE MODE');
  const stopping = new AbortController();
  const run = audits.runIfDue(stopping.signal).then(
    () => 'finished',
    (error: unknown) => String(error),
  );
  const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'audit-spec' AND wait_event_type = 'Lock'`;
  await until(async () => (await owner.query(isWaiting)).rowCount, {
    what: 'the audit to wait for the lock',
  });
  stopping.abort();
  expect(await run).toContain('Connection terminated');
  await lock.query('ROLLBACK');
  lock.release();
  expect(await audits.last()).toBeNull();
  expect((await poolOf(database).query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
