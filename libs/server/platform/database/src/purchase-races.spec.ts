import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createUser, seeded, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { appPool } from './ledger.fixture';
import { PurchaseCalls, creditsOf } from './purchases.fixture';

const callers = 32;

let testing: TestDatabase;
let owner: Pool;
let app: Pool;
let purchases: PurchaseCalls;
let buyer: string;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  app = appPool(testing.url, callers);
  purchases = new PurchaseCalls(app);
});
beforeEach(async () => {
  buyer = (await createUser(owner, { credits: 0 })).id;
});
afterEach(async () => {
  expect(await auditOf(owner)).toEqual([]);
  const { rows } = await owner.query<{ deadlocks: number }>(
    'SELECT pg_stat_clear_snapshot(), deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(rows[0]?.deadlocks).toBe(0);
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await testing.drop();
});

/** Counts the different answers of concurrent calls of an SQL function. */
const atOnce = async (call: (caller: number) => Promise<unknown>): Promise<Record<string, number>> => {
  const answers = await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  const counted: Record<string, number> = {};
  for (const answer of answers) counted[String(answer)] = (counted[String(answer)] ?? 0) + 1;
  return counted;
};
/** Returns the answer of a call, or `taken` if the call violates a unique key. */
const orTaken = (call: Promise<string>): Promise<string> =>
  call.catch((error: { code?: string }) => {
    if (error.code === '23505') return 'taken';
    throw error;
  });

test('concurrent open_purchase calls with one id open one purchase', async () => {
  const id = randomUUID();
  expect(await atOnce(() => purchases.open(buyer, 'plan-10', id))).toEqual({
    opened: 1,
    replay: callers - 1,
  });
});

test('concurrent attach_session calls attach only one of several sessions to a purchase', async () => {
  const id = randomUUID();
  await purchases.open(buyer, 'plan-10', id);
  expect(await atOnce((caller) => purchases.attach(id, `cs_${id}_${caller}`))).toEqual({
    true: 1,
    false: callers - 1,
  });
});

test('concurrent fulfil_purchase calls credit a payment once', async () => {
  const id = await purchases.opened(buyer);
  expect(await atOnce(() => purchases.fulfil(id))).toEqual({ fulfilled: 1, already: callers - 1 });
  expect((await creditsOf(owner, buyer)).available).toBe(10);
});

test('concurrent fulfil_purchase calls use a payment for only one of many purchases', async () => {
  const ids = await Promise.all(Array.from({ length: callers }, () => purchases.opened(buyer)));
  const counted = await atOnce((caller) =>
    orTaken(purchases.fulfil(ids[caller] ?? '', undefined, `pi_of_all_${buyer}`)),
  );
  expect(counted).toEqual({ fulfilled: 1, taken: callers - 1 });
  expect((await creditsOf(owner, buyer)).available).toBe(10);
});

test.each([1, 2, 3, 4, 5, 6])(
  'only one of concurrent fulfil, close and quarantine calls decides the state of a purchase (round %s)',
  async () => {
    const id = await purchases.opened(buyer);
    const steps = [
      () => purchases.fulfil(id),
      () => purchases.quarantine(id),
      () => purchases.close(id, 'expired'),
      () => purchases.close(id, 'pending'),
    ];
    const won: string[] = [];
    await atOnce(async (caller) => {
      const which = caller % steps.length;
      const answer = await steps[which]?.();
      if (which === 0 && answer === 'fulfilled') won.push('paid');
      if (which === 1 && answer === true) won.push('quarantined');
    });
    const { status } = await purchases.row(id);
    expect(new Set(won)).toEqual(new Set([status]));
    expect((await creditsOf(owner, buyer)).available).toBe(status === 'paid' ? 10 : 0);
  },
);

test('only one of many concurrent decisions about a quarantined purchase is accepted', async () => {
  const admins = await Promise.all(
    Array.from({ length: 4 }, async () => (await createUser(owner, { role: 'admin' })).id),
  );
  const id = await purchases.opened(buyer);
  await purchases.quarantine(id);
  const counted = await atOnce((caller) =>
    (caller % 2 ? purchases.accept : purchases.refuse).call(purchases, id, admins[caller % 4] ?? ''),
  );
  expect(counted['decided']).toBe(callers - 1);
  const { status } = await purchases.row(id);
  expect((await creditsOf(owner, buyer)).available).toBe(status === 'paid' ? 10 : 0);
  expect((await owner.query('SELECT 1 FROM admin_actions WHERE target = $1', [id])).rowCount).toBe(1);
});

test('a payment and the concurrent deletion of its account are serialized', async () => {
  const id = await purchases.opened(buyer);
  await atOnce((caller) =>
    caller % 2 ? purchases.fulfil(id) : app.query('SELECT delete_account($1)', [buyer]),
  );
  const { status } = await purchases.row(id);
  expect((await creditsOf(owner, buyer)).available).toBe(status === 'paid' ? 10 : 0);
});

test('concurrent spending, refunds and purchases neither block nor lose a credit', async () => {
  const first = await purchases.paid(buyer, 'plan-50');
  const more = await Promise.all(Array.from({ length: 4 }, () => purchases.opened(buyer)));
  await atOnce(async (caller) => {
    await purchases.fulfil(more[caller % more.length] ?? '');
    // Calls that return `stale` are not repeated. Every intermediate state must be consistent.
    await purchases.revise(caller % 3 ? first : (more[0] ?? ''), { refunded: (caller * 37) % 300 });
  });
});

test('concurrent settlements with a changing provider end with the last state at the provider', async () => {
  const random = seeded('the provider’s changes');
  const id = await purchases.paid(buyer);
  const provider = { refunded: 0, disputed: 0 };
  const changes = 60;
  let changed = 0;
  /** Settles a purchase as SettlementsService does: reads the revision, then the provider, then writes. */
  const settle = async (): Promise<void> => {
    for (;;) {
      const { readings } = await purchases.row(id);
      const read = { ...provider };
      // A random number of round trips delays the answer of the simulated provider.
      for (let hop = random.between(0, 3); hop > 0; hop -= 1) await owner.query('SELECT 1');
      if ((await purchases.revise(id, read, readings)) !== 'stale') return;
    }
  };
  const work = async (): Promise<void> => {
    while (changed < changes) {
      changed += 1;
      Object.assign(provider, { refunded: random.between(0, 299), disputed: random.between(0, 2) ? 0 : 299 });
      await settle();
    }
  };
  await atOnce(work);
  expect(await purchases.row(id)).toMatchObject({
    refunded_cents: provider.refunded,
    disputed_cents: provider.disputed,
  });
}, 60_000);
