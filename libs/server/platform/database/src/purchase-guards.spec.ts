import { type TestDatabase, auditOf, createUser, testDatabase } from '@portada/testing';
import { Pool, type PoolClient } from 'pg';
import { appPool } from './ledger.fixture';
import { PurchaseCalls, creditsOf } from './purchases.fixture';

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let purchases: PurchaseCalls;
let buyer: string;
let paid: string;
let open: string;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url);
  purchases = new PurchaseCalls(app);
  buyer = (await createUser(owner, { credits: 0 })).id;
  paid = await purchases.paid(buyer);
  open = await purchases.opened(buyer);
});
afterAll(async () => {
  expect(await auditOf(owner)).toEqual([]);
  await app.end();
  await owner.end();
  await testing.drop();
});

describe('the application’s role', () => {
  test('the application’s role may write only two columns of a purchase, and no amounts', async () => {
    const { rows } = await owner.query<{ column: string }>(
      `SELECT column_name AS column FROM information_schema.columns WHERE table_name = 'purchases'`,
    );
    const allowed: string[] = [];
    for (const { column } of rows) {
      await app.query(`UPDATE purchases SET ${column} = ${column} WHERE false`).then(
        () => allowed.push(column),
        (error: unknown) => expect(error).toMatchObject({ code: '42501' }),
      );
    }
    expect(allowed.sort()).toEqual(['checked_at', 'session_attempt']);
  });

  test.each([
    `UPDATE purchases SET status = 'paid', paid_at = now()`,
    `UPDATE purchases SET credits = 50, plan = 'plan-50'`,
    `UPDATE purchases SET amount_cents = 1`,
    `UPDATE purchases SET revoked_credits = 0`,
    `WITH mine AS (UPDATE purchases SET user_id = id RETURNING 1) SELECT * FROM mine`,
    `INSERT INTO purchases (id, user_id, plan, credits, amount_cents, currency, price_id)
       SELECT gen_random_uuid(), id, 'plan-50', 50, 1, 'usd', 'x' FROM users`,
    `MERGE INTO purchases p USING users u ON p.user_id = u.id WHEN MATCHED THEN UPDATE SET amount_cents = 1`,
    `DELETE FROM purchases`,
    `TRUNCATE purchases CASCADE`,
    `SELECT * FROM purchases FOR UPDATE OF purchases NOWAIT; UPDATE purchases SET status = 'failed'`,
    `UPDATE credit_accounts SET balance = 100`,
    `UPDATE credit_accounts SET balance = 0 WHERE kind = 'debt'`,
    `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, purchase_id, reason)
       SELECT 'purchase', user_id, 1, 9, 10, id, 'x' FROM purchases`,
    `DELETE FROM credit_transfers WHERE kind = 'owe'`,
    `INSERT INTO admin_actions (admin_id, action, target) SELECT id, 'purchase.accept', 'x' FROM users`,
    `UPDATE admin_actions SET admin_id = admin_id`,
    `DELETE FROM admin_actions`,
    `SELECT lock_purchase(id) FROM purchases`,
    `SELECT enter_transfer(p, 'purchase', 1, 9, 1000) FROM purchases p`,
    `SELECT repay_debt(p) FROM purchases p`,
    `SELECT credit_purchase(p, 'cs', 'pi', 1, NULL) FROM purchases p`,
    `SELECT note_admin_action(id, 'purchase.accept', 'x') FROM users`,
    `ALTER TABLE purchases DISABLE TRIGGER ALL`,
    `DROP TRIGGER terms_stay ON purchases`,
    `CREATE OR REPLACE FUNCTION public.credits_to_revoke(credits int, received_cents int, refunded_cents int, disputed_cents int)
       RETURNS int LANGUAGE sql AS 'SELECT 0'`,
    `CREATE OR REPLACE VIEW audit AS SELECT 'nothing' AS breach, '' AS ref WHERE false`,
  ])('the application’s role may not execute: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('the application’s role cannot accept a purchase without an administrator', async () => {
    const quarantined = await purchases.opened(buyer);
    await purchases.quarantine(quarantined);
    await expect(purchases.accept(quarantined, buyer)).rejects.toMatchObject({ code: '42501' });
    expect(await purchases.fulfil(quarantined)).toBe('quarantined');
  });

  test('the application’s role cannot replace tables or functions by temporary tables or functions of the same name', async () => {
    const { id: other } = await createUser(owner, { credits: 0 });
    const id = await purchases.opened(other);
    const client = await app.connect();
    try {
      await client.query('BEGIN');
      for (const table of ['users', 'purchases', 'credit_accounts', 'credit_transfers', 'admin_actions']) {
        await client.query(`CREATE TEMP TABLE ${table} AS SELECT * FROM public.${table}`);
      }
      await client.query(`UPDATE purchases SET credits = 5000`);
      await client.query(
        `CREATE FUNCTION pg_temp.credits_to_revoke(int, int, int, int) RETURNS int LANGUAGE sql AS 'SELECT 0'`,
      );
      await client.query(`SELECT public.fulfil_purchase($1, $2, $3)`, [id, `cs_${id}`, `pi_${id}`]);
      await client.query(`SELECT public.revise_purchase($1, 0, 100, 0)`, [id]);
      await client.query('COMMIT');
    } finally {
      client.release(true);
    }
    expect(await creditsOf(owner, other)).toEqual({ available: 6, held: 0, debt: 0 });
  });
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
const change = (id: string, set: string) =>
  tried((client) => client.query(`UPDATE purchases SET ${set} WHERE id = $1`, [id]));
const enter = (kind: string, from: string, to: string, id: string, amount = 1) =>
  tried((client) =>
    client.query(
      `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, purchase_id, reason)
         SELECT $1, user_id, ${from}, ${to}, $2, id, $1 || ':another' FROM purchases WHERE id = $3`,
      [kind, amount, id],
    ),
  );

describe('any role of the database, including the owner,', () => {
  test.each([
    'id = gen_random_uuid()',
    'user_id = id',
    `plan = 'plan-50', credits = 50`,
    'amount_cents = 1',
    `currency = 'eur'`,
    `price_id = 'other'`,
    'created_at = now()',
  ])('no role can change the terms of a purchase: %s', async (set) => {
    await expect(change(open, set)).rejects.toThrow('stay as they were agreed on');
    await expect(change(paid, set)).rejects.toThrow('stay as they were agreed on');
  });

  test.each([
    `status = 'failed', paid_at = NULL`,
    `session_id = 'cs_other'`,
    `payment_intent_id = 'pi_other'`,
    'received_cents = 100',
    'paid_at = now()',
    `decision = 'accepted'`,
  ])('no role can change a recorded payment: %s', async (set) => {
    await expect(change(paid, set)).rejects.toThrow('stay as they were agreed on');
  });

  test.each([
    [`status = 'paid', session_url = NULL`, 'paid_once'],
    [`paid_at = now()`, 'paid_once'],
    [`status = 'paid', paid_at = now(), session_url = NULL`, 'payment_known'],
    [
      `status = 'paid', paid_at = now(), session_url = NULL, payment_intent_id = 'pi', received_cents = 298`,
      'paid_in_full',
    ],
    [`session_id = NULL`, 'session_known'],
    [`refunded_cents = 1`, 'taken_back_of_paid'],
    [`status = 'quarantined', session_url = NULL`, 'problem_said'],
    [`status = 'pending'`, 'page_of_open'],
    [`decision = 'accepted'`, 'decided'],
    [`decision = 'refused'`, 'decided'],
  ])('no role can change an open purchase to %s', async (set, constraint) => {
    await expect(change(open, set)).rejects.toMatchObject({ constraint });
  });

  test('no role can commit a paid purchase without its credits, or credits without the payment', async () => {
    const set = `status = 'paid', paid_at = now(), session_url = NULL, payment_intent_id = 'pi', received_cents = 299`;
    await expect(change(open, set)).rejects.toThrow('is paid with 0 credits entered');
    const issued = `portada_account('issued_paid')`;
    const available = `user_account('available', user_id)`;
    await expect(enter('purchase', issued, available, open, 10)).rejects.toThrow('is open with 1 credits');
    await expect(enter('purchase', issued, available, paid, 10)).rejects.toMatchObject({
      constraint: 'one_credit',
    });
  });

  test.each([
    ['revoke', `user_account('available', user_id)`, `portada_account('revoked')`],
    ['owe', `portada_account('adjusted')`, `user_account('debt', user_id)`],
    ['restore', `portada_account('revoked')`, `user_account('available', user_id)`],
  ])('no role can commit a transfer of the kind %s without a refund', async (kind, from, to) => {
    await expect(enter(kind, from, to, paid)).rejects.toThrow('its transfers or refunds say otherwise');
  });

  test.each(['refunded_cents = 100', 'disputed_cents = 1', 'revoked_credits = 1'])(
    'no role can commit a refund without the transfers of its credits: %s',
    async (set) => {
      await expect(change(paid, set)).rejects.toThrow('its transfers or refunds say otherwise');
    },
  );

  test('no role can delete a credited purchase', async () => {
    await expect(
      tried((client) => client.query('DELETE FROM purchases WHERE id = $1', [paid])),
    ).rejects.toMatchObject({ code: '23503' });
  });
});
