import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool, type PoolClient } from 'pg';
import { Calls, appPool } from './ledger.fixture';

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let calls: Calls;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url);
  calls = new Calls(app);
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

/** Runs `work` in a transaction of the owner, checks the deferred constraints, and rolls back. */
const tried = async (work: (client: PoolClient) => Promise<unknown>): Promise<void> => {
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

const open = async (): Promise<{ userId: string; id: string }> => {
  const { id: userId } = await createUser(owner);
  const id = randomUUID();
  await calls.reserve({ ids: [id], userId, thumbnailId: await createThumbnail(owner, userId) });
  return { userId, id };
};

describe('the application’s role', () => {
  test.each([
    `UPDATE credit_accounts SET balance = 100`,
    `INSERT INTO credit_accounts (kind, user_id, balance) SELECT 'available', id, 9 FROM users`,
    `DELETE FROM credit_accounts`,
    `TRUNCATE credit_accounts`,
    `UPDATE credit_transfers SET amount = 100`,
    `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
       SELECT 'adjust', user_id, 2, id, 9, 'x' FROM credit_accounts WHERE kind = 'available'`,
    `DELETE FROM credit_transfers`,
    `TRUNCATE credit_transfers`,
    `UPDATE generations SET status = 'cancelled'`,
    `INSERT INTO generations (id) VALUES (gen_random_uuid())`,
    `DELETE FROM generations`,
    `TRUNCATE generations CASCADE`,
    `UPDATE users SET role = 'admin'`,
    `UPDATE users SET id = gen_random_uuid()`,
    `INSERT INTO users (email, display_name) VALUES ('x@example.test', 'X')`,
    `DELETE FROM users`,
    `INSERT INTO outbox (topic, key) VALUES ('generation.run', 'x')`,
    `SELECT adjust_credits(id, 9, 'x') FROM users`,
    `SELECT enqueue_next_for_user(id, true, now()) FROM users`,
    `SELECT portada_account('issued_promo')`,
    `CREATE TABLE mine (id int)`,
    `ALTER TABLE credit_transfers DISABLE TRIGGER ALL`,
    `DROP TRIGGER append_only ON credit_transfers`,
    `SET session_replication_role = replica`,
    `CREATE ROLE other`,
  ])('the application’s role may not execute: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('the application’s role cannot grant more than the sign-up credits, and cannot grant them twice', async () => {
    const { id } = await createUser(owner, { credits: 0 });
    await expect(app.query('SELECT grant_sign_up($1, 3)', [id])).rejects.toThrow('at most 2');
    await expect(app.query('SELECT grant_sign_up($1, -1)', [id])).rejects.toMatchObject({ code: '23514' });
    const racing = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.query<{ made: boolean }>('SELECT grant_sign_up($1, 2) AS made', [id]),
      ),
    );
    expect(racing.filter(({ rows }) => rows[0]?.made)).toHaveLength(1);
    expect(await calls.balance(id)).toEqual({ available: 2, held: 0 });
  });

  test('temporary tables of a caller do not replace the tables that a settlement writes', async () => {
    const { id } = await open();
    const client = await app.connect();
    try {
      await client.query('BEGIN');
      for (const table of ['credit_accounts', 'generations', 'credit_transfers']) {
        await client.query(`CREATE TEMP TABLE ${table} AS SELECT * FROM public.${table}`);
      }
      await client.query(`SELECT public.settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
      await client.query('COMMIT');
    } finally {
      client.release(true);
    }
    expect((await calls.generation(id)).status).toBe('cancelled');
    expect(await auditOf(owner)).toEqual([]);
  });
});

describe('any role of the database, including the owner,', () => {
  test.each([
    `UPDATE credit_transfers SET amount = amount + 1`,
    `DELETE FROM credit_transfers`,
    `TRUNCATE credit_transfers CASCADE`,
  ])('no role can change a transfer: %s', async (statement) => {
    await open();
    await expect(tried((client) => client.query(statement))).rejects.toThrow('append-only');
  });

  test('no role can make a balance negative', async () => {
    const { id } = await createUser(owner, { credits: 1 });
    const overdraft = tried((client) =>
      client.query(
        `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
           VALUES ('adjust', $1, user_account('available', $1), portada_account('consumed'), 2, 'overdraft')`,
        [id],
      ),
    );
    await expect(overdraft).rejects.toMatchObject({ constraint: 'never_negative' });
  });

  const move = (kind: string, from: string, to: string, id: string, reason: string) => (client: PoolClient) =>
    client.query(
      `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
         SELECT $1, user_id, ${from}, ${to}, 1, id, $2 FROM generations WHERE id = $3`,
      [kind, reason, id],
    );
  const available = `user_account('available', user_id)`;
  const held = `user_account('held', user_id)`;
  const consumed = `portada_account('consumed')`;

  test('no role can insert a second grant of a user', async () => {
    const { id } = await createUser(owner);
    const again = tried((client) =>
      client.query(
        `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
           VALUES ('grant', $1, portada_account('issued_promo'), user_account('available', $1), 2, 'another')`,
        [id],
      ),
    );
    await expect(again).rejects.toMatchObject({ constraint: 'one_grant' });
  });

  test('no role can insert a second hold or settlement of a generation', async () => {
    const { id } = await open();
    const secondHold = tried(move('hold', available, held, id, 'another'));
    await expect(secondHold).rejects.toMatchObject({ constraint: 'one_hold' });
    await calls.settle(id, null, 'cancelled');
    const secondSettlement = tried(move('release', held, available, id, 'another'));
    await expect(secondSettlement).rejects.toMatchObject({ constraint: 'one_release' });
    await expect(tried(move('capture', available, consumed, id, 'another'))).rejects.toThrow(
      `capture of generation ${id} that is cancelled`,
    );
    await expect(tried(move('hold', available, held, id, `hold:${id}`))).rejects.toMatchObject({
      code: '23505',
    });
  });

  describe('a commit that changes generations or their credits', () => {
    const finish = (status: string, id: string) => (client: PoolClient) =>
      client.query(
        `UPDATE generations SET status = $1, finished_at = now(), lease_until = NULL, next_rank = NULL,
                error_code = CASE WHEN $1 = 'failed' THEN 'provider' END WHERE id = $2`,
        [status, id],
      );

    test.each(['succeeded', 'failed', 'cancelled'])(
      'a commit refuses the state %s without a settlement',
      async (status) => {
        const { id } = await open();
        await expect(tried(finish(status, id))).rejects.toThrow(
          `is ${status} with 1 holds, 0 captures, 0 releases`,
        );
      },
    );

    test.each([
      ['succeeded', 'release'],
      ['failed', 'capture'],
      ['cancelled', 'capture'],
    ])('a commit refuses the state %s with a %s as its settlement', async (status, kind) => {
      const { id } = await open();
      const both = tried(async (client) => {
        await finish(status, id)(client);
        await move(kind, held, kind === 'capture' ? consumed : available, id, `settle:${id}`)(client);
      });
      await expect(both).rejects.toThrow(/is (succeeded|failed|cancelled)/);
    });

    test.each(['capture', 'release'])('a commit refuses a %s of an open generation', async (kind) => {
      const { id } = await open();
      const settlement = tried(
        move(kind, held, kind === 'capture' ? consumed : available, id, `settle:${id}`),
      );
      await expect(settlement).rejects.toThrow(`${kind} of generation ${id} that is queued`);
    });

    test('a commit may not reopen a settled generation', async () => {
      const { id } = await open();
      await calls.settle(id, null, 'cancelled');
      const reopened = tried((client) =>
        client.query(`UPDATE generations SET status = 'queued', finished_at = NULL WHERE id = $1`, [id]),
      );
      await expect(reopened).rejects.toThrow('is queued with 1 holds, 0 captures, 1 releases');
    });

    test('a commit refuses a generation without a hold', async () => {
      const { userId } = await open();
      const unpaid = tried((client) =>
        client.query(
          `INSERT INTO generations (id, user_id, request, request_hash, request_id, seed, deadline_at,
                                    accepted_position, accepted_credits)
             VALUES (gen_random_uuid(), $1, '{}', '', '', 1, now(), 1, 1)`,
          [userId],
        ),
      );
      await expect(unpaid).rejects.toThrow('is queued with 0 holds');
    });
  });
});

test('the audit is empty after every refused change', async () => {
  expect(await auditOf(owner)).toEqual([]);
});
