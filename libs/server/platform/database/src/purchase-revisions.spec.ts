import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createThumbnail, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { Calls, appPool } from './ledger.fixture';
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
const spend = async (userId: string, credits: number): Promise<string[]> => {
  const ids = Array.from({ length: credits }, () => randomUUID());
  await new Calls(app).reserve({ ids, userId, thumbnailId: await createThumbnail(owner, userId) });
  return ids;
};
const notes = async (target: string) =>
  (await owner.query('SELECT admin_id, action FROM admin_actions WHERE target = $1', [target])).rows;

const inState = async (state: string): Promise<{ id: string; userId: string }> => {
  const userId = await person();
  return { userId, id: await purchaseIn(state, purchases, { userId, admin }) };
};

describe('revise_purchase', () => {
  test('revise_purchase turns spent credits into a debt, which restored credits and the next purchase repay', async () => {
    const { id, userId } = await inState('paid');
    await spend(userId, 8);
    expect(await purchases.revise(id, { refunded: 299 })).toBe('revised');
    expect(await creditsOf(owner, userId)).toEqual({ available: 0, held: 8, debt: 8 });
    expect(await purchases.revise(id, { refunded: 120 })).toBe('revised');
    expect(await creditsOf(owner, userId)).toEqual({ available: 0, held: 8, debt: 3 });
    expect(await purchases.row(id)).toMatchObject({ revoked_credits: 5, refunded_cents: 120, revision: 2 });
    await purchases.paid(userId, 'plan-20');
    expect(await creditsOf(owner, userId)).toEqual({ available: 17, held: 8, debt: 0 });
    expect(await purchases.revise(id, {})).toBe('revised');
    expect(await creditsOf(owner, userId)).toEqual({ available: 22, held: 8, debt: 0 });
  });

  test.each([
    [{ refunded: 1 }, 1],
    [{ refunded: 29 }, 1],
    [{ refunded: 30 }, 2],
    [{ refunded: 298 }, 10],
    [{ refunded: 299 }, 10],
    [{ refunded: 150, disputed: 149 }, 10],
    [{ refunded: 299, disputed: 299 }, 10],
    [{ refunded: 2_147_483_647, disputed: 2_147_483_647 }, 10],
  ])(
    'revise_purchase with the refunded and disputed cents %j revokes %s of 10 credits',
    async (totals, revoked) => {
      const { id, userId } = await inState('paid');
      await purchases.revise(id, totals);
      expect((await creditsOf(owner, userId)).available).toBe(10 - revoked);
    },
  );

  test('revise_purchase does not increase the revision if no credit changes', async () => {
    const { id } = await inState('paid');
    await purchases.revise(id, { refunded: 10 });
    expect(await purchases.revise(id, { refunded: 12 })).toBe('revised');
    expect(await purchases.row(id)).toMatchObject({ revision: 1, readings: 2, refunded_cents: 12 });
    expect(await purchases.revise(id, { refunded: 12 }, -7)).toBe('same');
    expect(await purchases.row(id)).toMatchObject({ revision: 1, readings: 3 });
  });

  test('revise_purchase refuses amounts that were read before another write', async () => {
    const { id, userId } = await inState('paid');
    const { readings } = await purchases.row(id);
    expect(await purchases.revise(id, { refunded: 299 }, readings)).toBe('revised');
    expect(await purchases.revise(id, {}, readings)).toBe('stale');
    expect((await creditsOf(owner, userId)).available).toBe(0);
    // A call that changes no credits also makes amounts outdated that were read before.
    const seen = (await purchases.row(id)).readings;
    expect(await purchases.revise(id, { refunded: 299 }, seen)).toBe('same');
    expect(await purchases.revise(id, { refunded: 100 }, seen)).toBe('stale');
  });

  test('revise_purchase accepts only paid purchases and possible totals', async () => {
    for (const state of states.filter((one) => one !== 'paid')) {
      expect(await purchases.revise((await inState(state)).id, { refunded: 299 })).toBe('unpaid');
    }
    expect(await purchases.revise(randomUUID(), {})).toBe('unknown');
    const { id } = await inState('paid');
    await expect(purchases.revise(id, { refunded: -1 })).rejects.toMatchObject({ code: '23514' });
    await expect(purchases.revise(id, { disputed: -300, refunded: 299 })).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('a quarantined purchase', () => {
  test.each(states)(
    'quarantine_purchase quarantines a purchase unless the purchase was paid or refused; state before: %s',
    async (state) => {
      const { id } = await inState(state);
      const before = await purchases.row(id);
      const keeps = state === 'paid' || state === 'refused';
      expect(await purchases.quarantine(id, { received: 500 })).toBe(!keeps);
      expect(await purchases.row(id)).toMatchObject(
        keeps ? before : { status: 'quarantined', problem: 'another amount', received_cents: 500 },
      );
    },
  );

  test('a quarantined purchase keeps its own session and payment, and takes neither from another purchase', async () => {
    const [{ id }, { id: other }] = [await inState('paid'), await inState('open')];
    await purchases.quarantine(other, { session: sessionOf(id), intent: intentOf(id), received: null });
    expect(await purchases.row(other)).toMatchObject({
      session_id: sessionOf(other),
      payment_intent_id: null,
    });
    expect(await purchases.accept(other, admin)).toBe('unpaid');
    await purchases.quarantine(other, { session: null, intent: 'pi_found', received: 299 });
    await purchases.quarantine(other, { session: null, intent: null, received: 0 });
    expect(await purchases.row(other)).toMatchObject({
      session_id: sessionOf(other),
      payment_intent_id: 'pi_found',
      received_cents: 299,
    });
  });

  test('a quarantined purchase is credited once when an administrator accepts it, and refunds are measured by the paid amount', async () => {
    const { id, userId } = await inState('open');
    await purchases.quarantine(id, { received: 100 });
    expect(await purchases.accept(id, admin)).toBe('accepted');
    expect(await purchases.accept(id, admin)).toBe('decided');
    expect(await purchases.refuse(id, admin)).toBe('decided');
    expect(await notes(id)).toEqual([{ admin_id: admin, action: 'purchase.accept' }]);
    expect(await purchases.row(id)).toMatchObject({ status: 'paid', decision: 'accepted', problem: null });
    expect(await purchases.quarantine(id)).toBe(false);
    expect(await purchases.fulfil(id)).toBe('already');
    expect((await creditsOf(owner, userId)).available).toBe(10);
    await purchases.revise(id, { refunded: 100 });
    expect((await creditsOf(owner, userId)).available).toBe(0);
  });

  test('a refused purchase stays refused after a refund and after a late event', async () => {
    const { id, userId } = await inState('quarantined');
    expect(await purchases.refuse(id, admin)).toBe('refused');
    expect(await purchases.quarantine(id)).toBe(false);
    expect(await purchases.fulfil(id)).toBe('refused');
    expect(await purchases.accept(id, admin)).toBe('decided');
    expect(await purchases.row(id)).toMatchObject({ status: 'failed', decision: 'refused' });
    expect(await notes(id)).toEqual([{ admin_id: admin, action: 'purchase.refuse' }]);
    expect((await creditsOf(owner, userId)).available).toBe(0);
  });

  test('a quarantined purchase cannot be decided by a user who is no administrator', async () => {
    const { id, userId } = await inState('quarantined');
    const former = await createUser(owner, { role: 'admin' });
    await app.query('SELECT delete_account($1)', [former.id]);
    for (const nobody of [userId, former.id, randomUUID(), null]) {
      await expect(purchases.accept(id, nobody as string)).rejects.toMatchObject({ code: '42501' });
      await expect(purchases.refuse(id, nobody as string)).rejects.toMatchObject({ code: '42501' });
    }
    expect((await purchases.row(id)).status).toBe('quarantined');
    expect(await notes(id)).toEqual([]);
    expect(await purchases.accept(randomUUID(), admin)).toBe('unknown');
    expect(await purchases.refuse(randomUUID(), admin)).toBe('unknown');
  });
});
