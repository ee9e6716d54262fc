import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Client, Pool } from 'pg';
import { buyEverything, purchaseCorruptions } from './audit-purchases.fixture';
import { Calls, appPool } from './ledger.fixture';

let testing: TestDatabase;
let owner: Client;
let app: Pool;

/**
 * Ids of the rows in the database of this spec, one row of every kind. The corrupting statements refer to them as
 * `$name`.
 */
const ids = {
  user: '',
  stranger: '',
  thumbnail: '',
  otherThumbnail: '',
  foreignThumbnail: '',
  buyer: '',
  returned: '',
  repaid: '',
  accepted: '',
  refused: '',
  open: '',
  queued: randomUUID(),
  running: randomUUID(),
  succeeded: randomUUID(),
  failed: randomUUID(),
};

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Client({ connectionString: testing.url });
  await owner.connect();
  app = appPool(testing.url);
  const calls = new Calls(app);
  ids.user = (await createUser(owner, { credits: 9 })).id;
  ids.stranger = (await createUser(owner)).id;
  ids.thumbnail = await createThumbnail(owner, ids.user);
  ids.otherThumbnail = await createThumbnail(owner, ids.user);
  ids.foreignThumbnail = await createThumbnail(owner, ids.stranger);
  const who = { userId: ids.user, thumbnailId: ids.thumbnail };
  for (const id of [ids.queued, ids.running, ids.succeeded, ids.failed])
    await calls.reserve({ ids: [id], ...who });
  for (const id of [ids.running, ids.succeeded, ids.failed]) await calls.claim(id);
  await calls.settle(ids.succeeded, 1, 'succeeded');
  await calls.settle(ids.failed, 1, 'failed');
  Object.assign(ids, await buyEverything(owner, app));
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

const account = (kind: string) =>
  `(SELECT id FROM credit_accounts WHERE kind = '${kind}' AND user_id = '$user')`;
const portada = (kind: string) =>
  `(SELECT id FROM credit_accounts WHERE kind = '${kind}' AND user_id IS NULL)`;

const corruptions: [string, string][] = [
  // Statements that corrupt balances and credit accounts.
  [
    `UPDATE credit_accounts SET balance = balance + 1 WHERE id = ${account('available')}`,
    'balance differs from transfers',
  ],
  [
    `UPDATE credit_accounts SET balance = balance - 1 WHERE id = ${account('available')}`,
    'balance differs from transfers',
  ],
  [`UPDATE credit_accounts SET balance = 5 WHERE id = ${account('debt')}`, 'balance differs from transfers'],
  [
    `UPDATE credit_accounts SET balance = balance + 1 WHERE id = ${account('held')}`,
    'held differs from open generations',
  ],
  [
    `UPDATE credit_accounts SET version = version + 1 WHERE id = ${account('available')}`,
    'version differs from the number of transfers',
  ],
  [
    `ALTER TABLE credit_accounts DROP CONSTRAINT never_negative; UPDATE credit_accounts SET balance = -1 WHERE id = ${account('debt')}`,
    'negative balance',
  ],
  [`DELETE FROM credit_accounts WHERE id = ${account('debt')}`, 'user without the three accounts'],
  [
    `UPDATE credit_accounts SET user_id = gen_random_uuid() WHERE id = ${account('debt')}`,
    'account of nobody',
  ],
  [`DELETE FROM credit_accounts WHERE id = ${portada('adjusted')}`, 'house account missing'],
  [`DELETE FROM credit_accounts WHERE id = ${portada('consumed')}`, 'transfer between the wrong accounts'],
  [`DELETE FROM users WHERE id = '$user'`, 'account of nobody'],
  [
    `INSERT INTO users (email, display_name) VALUES ('bare@example.test', 'Bare')`,
    'user without the three accounts',
  ],
  // Statements that corrupt transfers.
  [
    `DELETE FROM credit_transfers WHERE kind = 'grant' AND user_id = '$user'`,
    'balance differs from transfers',
  ],
  [
    `UPDATE credit_transfers SET amount = 1 WHERE kind = 'grant' AND user_id = '$user'`,
    'balance differs from transfers',
  ],
  [
    `UPDATE credit_transfers SET amount = 3 WHERE kind = 'grant' AND user_id = '$user'`,
    'wrong amount or reason',
  ],
  [`UPDATE credit_transfers SET amount = 2 WHERE reason = 'hold:$queued'`, 'wrong amount or reason'],
  [`UPDATE credit_transfers SET reason = 'other' WHERE reason = 'settle:$failed'`, 'wrong amount or reason'],
  [
    `UPDATE credit_transfers SET user_id = '$stranger' WHERE reason = 'hold:$queued'`,
    'transfer between the wrong accounts',
  ],
  [
    `UPDATE credit_transfers SET credit_account = ${portada('consumed')} WHERE reason = 'hold:$queued'`,
    'transfer between the wrong accounts',
  ],
  [
    `UPDATE credit_transfers SET debit_account = ${portada('issued_paid')} WHERE kind = 'adjust'`,
    'transfer between the wrong accounts',
  ],
  [
    `UPDATE credit_transfers SET kind = 'release' WHERE reason = 'settle:$succeeded'`,
    'status and settlement disagree',
  ],
  [`UPDATE generations SET credits = 3 WHERE id = '$succeeded'`, 'settled credits differ from the hold'],
  [`UPDATE credit_transfers SET amount = 2 WHERE reason = 'settle:$succeeded'`, 'wrong amount or reason'],
  [
    `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
       VALUES ('release', '$user', ${account('held')}, ${account('available')}, 1, '$succeeded', 'rest:$succeeded')`,
    'settled credits differ from the hold',
  ],
  [`DELETE FROM credit_transfers WHERE reason = 'hold:$queued'`, 'not exactly one hold'],
  [`DELETE FROM credit_transfers WHERE reason = 'settle:$succeeded'`, 'status and settlement disagree'],
  [
    `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
       VALUES ('capture', '$user', ${account('held')}, ${portada('consumed')}, 1, '$running', 'settle:$running')`,
    'status and settlement disagree',
  ],
  [
    `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
       VALUES ('adjust', '$user', ${portada('issued_promo')}, ${account('available')}, 50, 'adjust:forged')`,
    'issued differs from spent and owned',
  ],
  // Statements that corrupt generations.
  [`DELETE FROM generations WHERE id = '$succeeded'`, 'transfer of a missing generation'],
  [`DELETE FROM generations WHERE id = '$queued'`, 'held differs from open generations'],
  [
    `UPDATE generations SET status = 'cancelled', error_code = NULL WHERE id = '$succeeded'`,
    'status and settlement disagree',
  ],
  [
    `UPDATE generations SET status = 'succeeded', error_code = NULL WHERE id = '$failed'`,
    'succeeded without a picture',
  ],
  [
    `UPDATE generations SET status = 'cancelled', finished_at = now(), next_rank = NULL WHERE id = '$queued'`,
    'held differs from open generations',
  ],
  [
    `UPDATE generations SET status = 'queued', finished_at = NULL WHERE id = '$succeeded'`,
    'picture of an unpaid generation',
  ],
  [
    `UPDATE generations SET user_id = '$stranger' WHERE id = '$failed'`,
    'transfer between the wrong accounts',
  ],
  [
    `UPDATE generations SET thumbnail_id = '$foreignThumbnail' WHERE id = '$failed'`,
    'generation on a foreign thumbnail',
  ],
  [
    `UPDATE generations SET thumbnail_id = '$otherThumbnail' WHERE id = '$queued'`,
    'processing differs from open generations',
  ],
  // Statements that corrupt images and thumbnails.
  [`DELETE FROM images WHERE generation_id = '$succeeded'`, 'succeeded without a picture'],
  [`UPDATE images SET user_id = '$stranger'`, 'picture, generation and thumbnail do not belong together'],
  [
    `UPDATE images SET thumbnail_id = '$otherThumbnail'`,
    'picture, generation and thumbnail do not belong together',
  ],
  [`UPDATE images SET generation_id = '$failed'`, 'picture of an unpaid generation'],
  [
    `UPDATE thumbnails SET user_id = '$stranger' WHERE id = '$thumbnail'`,
    'generation on a foreign thumbnail',
  ],
  [
    `UPDATE thumbnails SET current_image_id = (SELECT id FROM images) WHERE id = '$foreignThumbnail'`,
    'thumbnail shows a picture that is not its own',
  ],
  [
    `UPDATE thumbnails SET status = 'completed' WHERE id = '$thumbnail'`,
    'processing differs from open generations',
  ],
  [
    `UPDATE thumbnails SET status = 'processing' WHERE id = '$otherThumbnail'`,
    'processing differs from open generations',
  ],
  [`DELETE FROM thumbnails WHERE id = '$thumbnail'`, 'generation on a foreign thumbnail'],
  ...purchaseCorruptions,
];

test('the audit is empty for consistent data', async () => {
  expect(await auditOf(owner)).toEqual([]);
});

test.each(corruptions)('after the statement %s the audit reports: %s', async (statement, breach) => {
  const sql = statement.replace(/\$(\w+)/g, (_, name: keyof typeof ids) => ids[name]);
  await owner.query('BEGIN');
  try {
    // Only a session without triggers and foreign keys can corrupt the row.
    await owner.query('SET LOCAL session_replication_role = replica');
    const done = [await owner.query(sql)].flat().at(-1);
    expect(done?.rowCount).toBe(1);
    expect((await auditOf(owner)).map((row) => row.breach)).toContain(breach);
  } finally {
    await owner.query('ROLLBACK');
  }
});

test('the corruptions of this spec cause every kind of breach that the audit reports', async () => {
  const { rows } = await owner.query<{ definition: string }>(`SELECT pg_get_viewdef('audit') AS definition`);
  const kinds = [
    ...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text AS breach|SELECT '([^']+)'::text/g),
  ].map((match) => match[1] ?? match[2]);
  expect(kinds.length).toBeGreaterThan(15);
  expect(new Set(corruptions.map(([, breach]) => breach))).toEqual(new Set(kinds));
});

test('the application’s role may read the audit', async () => {
  expect((await app.query('SELECT * FROM audit')).rows).toEqual([]);
});
