import { randomUUID } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import { type TestDatabase, auditOf, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { appPool } from './ledger.fixture';
import { purchaseIn, states } from './purchase-states.fixture';
import { PurchaseCalls, creditsOf, intentOf, sessionOf } from './purchases.fixture';

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let purchases: PurchaseCalls;
let admin: string;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url);
  purchases = new PurchaseCalls(app);
  admin = (await createUser(owner, { role: 'admin' })).id;
});
afterEach(async () => {
  expect(await auditOf(owner)).toEqual([]);
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

const person = async (credits = 0): Promise<string> => (await createUser(owner, { credits })).id;
const inState = async (state: string): Promise<{ id: string; userId: string }> => {
  const userId = await person();
  return { userId, id: await purchaseIn(state, purchases, { userId, admin }) };
};

describe('open_purchase', () => {
  test('open_purchase accepts the packs of the catalogue and no other packs', async () => {
    const userId = await person();
    for (const { id } of productConfig.creditPlans) {
      const purchase = randomUUID();
      expect(await purchases.open(userId, id, purchase)).toBe('opened');
      expect(await purchases.row(purchase)).toMatchObject({ status: 'created', plan: id, session_id: null });
    }
    for (const [plan, credits] of [
      ['plan-10', 11],
      ['plan-50', 5000],
      ['plan-99', 10],
    ] as const) {
      const other = app.query(`SELECT open_purchase($1, $2, $3, $4, 299, 'usd', 'price')`, [
        randomUUID(),
        userId,
        plan,
        credits,
      ]);
      await expect(other).rejects.toMatchObject({ constraint: 'known_pack' });
    }
  });

  test('open_purchase returns replay for a repeated id, and conflict for another pack, another user or a deleted account', async () => {
    const [ana, eva, gone] = [await person(), await person(), await person()];
    const id = randomUUID();
    expect(await purchases.open(ana, 'plan-10', id)).toBe('opened');
    expect(await purchases.open(ana, 'plan-10', id)).toBe('replay');
    expect(await purchases.open(ana, 'plan-50', id)).toBe('conflict');
    expect(await purchases.open(eva, 'plan-10', id)).toBe('conflict');
    await app.query('SELECT delete_account($1)', [gone]);
    expect(await purchases.open(gone)).toBe('conflict');
    expect(await purchases.open(randomUUID())).toBe('conflict');
    expect((await purchases.row(id)).plan).toBe('plan-10');
  });
});

describe('attach_session', () => {
  test('attach_session keeps the first of two sessions of a purchase', async () => {
    const { id } = await inState('created');
    expect(await purchases.attach(id)).toBe(true);
    expect(await purchases.attach(id)).toBe(true);
    expect(await purchases.attach(id, 'cs_other')).toBe(false);
    expect(await purchases.row(id)).toMatchObject({ status: 'open', session_id: sessionOf(id) });
    expect(await purchases.attach(randomUUID())).toBe(false);
  });

  test('attach_session attaches a session to an expired purchase without opening the purchase', async () => {
    const { id } = await inState('created');
    await purchases.close(id, 'expired');
    expect(await purchases.attach(id)).toBe(true);
    expect(await purchases.row(id)).toMatchObject({
      status: 'expired',
      session_id: sessionOf(id),
      session_url: null,
    });
  });

  test('attach_session refuses a session that belongs to another purchase', async () => {
    const [{ id }, { id: other }] = [await inState('open'), await inState('created')];
    await expect(purchases.attach(other, sessionOf(id))).rejects.toMatchObject({ code: '23505' });
  });
});

describe('fulfil_purchase', () => {
  const outcomes: Record<string, string> = {
    created: 'fulfilled',
    open: 'fulfilled',
    pending: 'fulfilled',
    failed: 'fulfilled',
    expired: 'fulfilled',
    paid: 'already',
    quarantined: 'quarantined',
    refused: 'refused',
  };
  test.each(states)(
    'fulfil_purchase returns its documented outcome for a purchase that is %s',
    async (state) => {
      const { id, userId } = await inState(state);
      expect(await purchases.fulfil(id)).toBe(outcomes[state]);
      const isPaid = ['fulfilled', 'already'].includes(outcomes[state] ?? '');
      expect(await creditsOf(owner, userId)).toMatchObject({ available: isPaid ? 10 : 0, debt: 0 });
      if (!isPaid) return;
      expect(await purchases.fulfil(id, 'cs_other', 'pi_other')).toBe('already');
      expect(await purchases.row(id)).toMatchObject({
        status: 'paid',
        session_id: sessionOf(id),
        payment_intent_id: intentOf(id),
        received_cents: 299,
        session_url: null,
      });
      expect((await creditsOf(owner, userId)).available).toBe(10);
    },
  );

  test('fulfil_purchase changes nothing for an unknown purchase or without a payment', async () => {
    expect(await purchases.fulfil(randomUUID())).toBe('unknown');
    const { id } = await inState('open');
    await expect(
      app.query('SELECT fulfil_purchase($1, $2, NULL)', [id, sessionOf(id)]),
    ).rejects.toMatchObject({
      constraint: 'payment_known',
    });
  });

  test('fulfil_purchase uses one payment and one session for one purchase only', async () => {
    const [{ id }, { id: other }] = [await inState('paid'), await inState('open')];
    await expect(purchases.fulfil(other, sessionOf(other), intentOf(id))).rejects.toMatchObject({
      code: '23505',
    });
    await expect(purchases.fulfil(other, sessionOf(id))).rejects.toMatchObject({ code: '23505' });
    expect((await purchases.row(other)).status).toBe('open');
  });

  test('fulfil_purchase quarantines the payment of a deleted account', async () => {
    const { id, userId } = await inState('open');
    await app.query('SELECT delete_account($1)', [userId]);
    expect(await purchases.fulfil(id)).toBe('quarantined');
    expect(await purchases.row(id)).toMatchObject({
      status: 'quarantined',
      problem: 'paid after the account was deleted',
      payment_intent_id: intentOf(id),
    });
    expect((await creditsOf(owner, userId)).available).toBe(0);
    expect(await purchases.refuse(id, admin)).toBe('refused');
  });
});

describe('close_purchase', () => {
  const open = ['created', 'open', 'pending'];
  test.each(states.flatMap((state) => ['pending', 'failed', 'expired'].map((outcome) => [state, outcome])))(
    'close_purchase changes the status only of a purchase that is still open; state before: %s, outcome: %s',
    async (state, outcome) => {
      const { id } = await inState(state ?? '');
      const before = await purchases.row(id);
      const moves = open.includes(state ?? '') && state !== outcome;
      expect(await purchases.close(id, outcome ?? '', sessionOf(id))).toBe(moves);
      const after = await purchases.row(id);
      expect(after.status).toBe(moves ? outcome : before.status);
      expect(after.session_url).toBeNull();
      if (moves) expect(after.session_id).toBe(sessionOf(id));
    },
  );

  test('close_purchase refuses outcomes other than pending, failed and expired', async () => {
    const { id } = await inState('open');
    for (const outcome of ['paid', 'open', 'quarantined', 'created', '', null]) {
      await expect(purchases.close(id, outcome as string)).rejects.toThrow('no outcome');
    }
    expect(await purchases.close(randomUUID(), 'failed')).toBe(false);
  });
});
