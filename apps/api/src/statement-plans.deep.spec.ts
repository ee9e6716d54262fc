import { join } from 'node:path';
import { until } from '@portada/testing';
import { tourFunctions, uncalledFunctions } from './testing/function-tour';
import { fillLargeTables } from './testing/large-tables';
import { largeTables, plansInside, readsOf, sequentialScans } from './testing/query-plans';
import { filesWithRepositories, sourceStatements } from './testing/sql-statements';
import { type Creator, type TestApp, startTestApp } from './testing/test-app';

const root = join(__dirname, '../../..');
const folders = ['libs/server', 'apps/api/src', 'apps/gateway/src', 'apps/worker/src'];

/** Values of the placeholders in SQL templates that cannot be derived from the source. */
const placeholders = {
  'libs/server/accounts/src/self-service/account-sweeps.queries.ts#table': [
    'account_tokens',
    'oidc_attempts',
    'pending_links',
    'known_devices',
    'used_answers',
    'sign_in_steps',
    'passkey_challenges',
  ],
};

/** Source files whose SQL statements may read large tables sequentially, each with the reason. */
const mayScan: Record<string, string> = {
  'libs/server/accounts/src/abuse/security-events.queries.ts':
    'conditions without a value are folded away: it is planned with its values, by user or by the newest id',
  'libs/server/accounts/src/second-factor/totp-secrets.queries.ts':
    'an hourly job looks for secrets that are not encrypted with the current key',
  'libs/server/webhooks/src/webhook-secrets.queries.ts':
    'an hourly job looks for secrets that are not encrypted with the current key',
  'libs/server/credits/src/audit-count.queries.ts':
    'the audit compares every row; it takes at most 0.5 % of one core',
  'libs/server/platform/backup/src/restore.ts': 'one row of an empty table, before a restore',
  'libs/server/platform/backup/src/verify.ts': 'the command verify reads the audit, which compares every row',
};

/** SQL functions that `tourFunctions` does not call, each with the reason. */
const neverCalled = {
  choose_next_of: 'only processes of the version before call it; enqueue_next_for_user reads the same tables',
  credits_to_revoke: 'reads no table; Postgres writes its body into the statement that calls it',
  house_account: 'only processes of the version before call it; portada_account reads the same table',
  mark_tidied: 'only processes of the version before call it; mark_cleaned reads the same table',
  refuse_change: 'reads no table; it refuses changes of the ledger',
  report_progress: 'only processes of the version before call it; report_generation reads the same table',
};

/** Database tables that stay small. The test of statement plans fills every other table. */
const smallTables = [
  'audit_runs',
  'generation_workers',
  'migrations',
  'model_reports',
  'model_switches',
  'process_login',
  'reconciliations',
  'secrets',
  'sql_files',
];

let app: TestApp;
let user: Creator;
let large: Set<string>;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.creator(5);
  await fillLargeTables(app.owner, user.id);
  large = await largeTables(app.owner);
});
afterAll(() => app.close());

const onLarge = (scans: readonly string[]): string[] => scans.filter((table) => large.has(table));

const oneLine = (sql: string): string => sql.replace(/\s+/g, ' ').trim();

test('every table is filled with many rows or listed as small', async () => {
  const { rows } = await app.owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !large.has(name))).toEqual(smallTables);
});

test('no SQL statement in the source reads a large table sequentially (without an index)', async () => {
  const statements = sourceStatements(root, folders, placeholders);
  expect(statements.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { at, sql } of statements) {
    const scans = onLarge(await sequentialScans(app.owner, sql));
    const isReviewed = mayScan[at.split(':')[0] ?? ''] !== undefined;
    if (scans.length > 0 && !isReviewed) found.push(`${at} reads ${scans.join(', ')}: ${oneLine(sql)}`);
  }
  expect(found).toEqual([]);
});

test('no statement in an SQL function, a trigger or a foreign key reads a large table sequentially', async () => {
  const plans = await plansInside(app.owner, tourFunctions);
  expect(plans.length).toBeGreaterThan(500);
  const found = plans.flatMap(({ sql, scans }) =>
    onLarge(scans).length > 0 ? [`reads ${onLarge(scans).join(', ')}: ${oneLine(sql)}`] : [],
  );
  expect([...new Set(found)]).toEqual([]);
  // Checks that every SQL function was called. Calls of a new function belong in testing/function-tour.ts. Postgres
  // publishes the call counts of a connection when the connection ends.
  const uncalled = async (): Promise<string[]> =>
    (await app.owner.query<{ name: string }>(uncalledFunctions)).rows.map(({ name }) => name);
  await until(async () => (await uncalled()).length <= Object.keys(neverCalled).length, {
    what: 'every function to be called',
    timeoutMs: 5_000,
  }).catch(() => undefined);
  expect(await uncalled()).toEqual(Object.keys(neverCalled));
});

test('every foreign key that references rows which may be deleted has an index', async () => {
  const { rows } = await app.owner.query<{ key: string }>(
    `SELECT format('%s (%s)', c.conrelid::regclass, a.attname) AS key
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND has_table_privilege('portada_app', c.confrelid, 'DELETE')
        AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`,
  );
  expect(rows.map(({ key }) => key)).toEqual([]);
});

describe('SQL statements that TypeORM generates', () => {
  /** Requests that make a source file send its TypeORM statements, by path of the file. */
  const requests: Record<string, () => Promise<unknown>[]> = {
    'libs/server/thumbnails/src/thumbnails.service.ts': () => [
      ...['', '&status=draft', '&q=boat', `&cursor=${user.thumbnailId}`, '&sort=updated', '&sort=title'].map(
        (query) => user.client.get(`/api/thumbnails?limit=24${query}`),
      ),
      user.client.get(`/api/thumbnails/${user.thumbnailId}`),
      user.client.post('/api/thumbnails', { title: 'Another' }),
      user.client.send('PATCH', `/api/thumbnails/${user.thumbnailId}`, { body: { title: 'Changed' } }),
    ],
    'libs/server/generations/src/generation-reader.service.ts': () => [
      user.client.get('/api/generations/00000000-0000-4000-8000-000000000000'),
    ],
    'libs/server/accounts/src/sessions/sessions.service.ts': () => [
      user.client.get('/api/auth/sessions'),
      user.client.send('DELETE', '/api/auth/sessions/00000000-0000-4000-8000-000000000000'),
    ],
    'libs/server/accounts/src/users/users.service.ts': () => [
      user.client.get('/api/me'),
      user.client.send('PATCH', '/api/me', { body: { displayName: 'Ana' } }),
      app.anonymous.post('/api/auth/login', {
        email: 'a@example.test',
        password: 'a password of ten words',
      }),
    ],
    'libs/server/accounts/src/self-service/password-change.service.ts': () => [
      // The request uses a new user, because a password change ends all sessions of the user.
      app
        .creator(0)
        .then(({ client }) => client.post('/api/me/password', { password: 'a password of ten words' })),
    ],
    // No request is needed for these files, because their SQL statements read rows only by primary key or by the unique
    // e-mail.
    'libs/server/accounts/src/oidc/oidc-identities.ts': () => [],
    'libs/server/accounts/src/users/administrator.ts': () => [],
    // No request is needed for this file, because its statements read images by primary key, and insert rows.
    'libs/server/thumbnails/src/documents/document-copies.service.ts': () => [],
    // No request is needed for these files, because thumbnails.service.ts sends the same SQL statements, except for inserts
    // and an update by primary key.
    'libs/server/thumbnails/src/final-images.service.ts': () => [],
    'libs/server/thumbnails/src/edited-images/edited-images.service.ts': () => [],
  };

  test('no statement of TypeORM reads a large table sequentially, and every file that uses TypeORM is listed', async () => {
    expect(filesWithRepositories(root, folders)).toEqual(Object.keys(requests).sort());
    const sent = new Set<string>();
    app.api.recordStatements((sql) => sent.add(sql));
    for (const [file, send] of Object.entries(requests)) {
      const before = sent.size;
      const answers = await Promise.all(send());
      if (answers.length > 0) expect([file, sent.size > before]).toEqual([file, true]);
    }
    const found: string[] = [];
    for (const sql of sent) {
      if (!/^(SELECT|INSERT|UPDATE|DELETE|WITH)\s/.test(sql)) continue;
      const scans = onLarge(await sequentialScans(app.owner, sql));
      if (scans.length > 0) found.push(`reads ${scans.join(', ')}: ${oneLine(sql)}`);
    }
    expect(found).toEqual([]);
  });

  test('a page of the thumbnail list reads only its own rows, independent of the number of thumbnails before the page', async () => {
    const sent: { sql: string; values: unknown[] }[] = [];
    app.api.recordStatements((sql, values) => sent.push({ sql, values }));
    // The cursor of a page near the end of the thumbnail list: about 1,000 thumbnails of this user are newer.
    const { rows } = await app.owner.query<{ id: string }>(
      'SELECT id FROM thumbnails WHERE user_id = $1 AND deleted_at IS NULL ORDER BY created_at, id OFFSET 30 LIMIT 1',
      [user.id],
    );
    const answer = await user.client.get(`/api/thumbnails?limit=24&cursor=${rows[0]?.id}`);
    expect((answer.body as { items: unknown[] }).items).toHaveLength(24);
    const page = sent.find(({ sql }) => sql.includes('FROM "thumbnails" "t"'));
    // The page needs 25 rows, their index pages and the row of the cursor. Without an index condition Postgres reads
    // more than 1,000 rows.
    expect(await readsOf(app.owner, page?.sql ?? '', page?.values ?? [])).toBeLessThan(60);
  });
});
