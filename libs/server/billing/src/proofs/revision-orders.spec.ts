import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { ordersOf } from './orders.fixture';
import { reservationOf } from './spending.fixture';

/** Total refunded and disputed cents of a payment at one time. */
type Totals = readonly [refunded: number, disputed: number];

/**
 * Totals of each scenario as `refunded/disputed` in cents: intermediate totals, which may be read in any order, and
 * the final totals.
 */
const scenarios: Record<string, { passed: string; final: string }> = {
  'two partial refunds': { passed: '0/0 100/0 199/0', final: '199/0' },
  'a refund that failed': { passed: '299/0 100/0 0/0', final: '0/0' },
  'two refunds, one of which failed': { passed: '100/0 250/0 150/0', final: '150/0' },
  'a dispute that was won': { passed: '0/299 0/0', final: '0/0' },
  'a dispute that was lost': { passed: '0/0 0/299', final: '0/299' },
  'a dispute won and a refund afterwards': { passed: '0/299 0/0 30/0 299/0', final: '299/0' },
  'a partial refund, and a dispute about the rest': { passed: '100/0 100/199 0/199 100/0', final: '100/0' },
  'a refund and a dispute of more than was paid': { passed: '299/0 299/299 0/299', final: '299/299' },
};
const totalsOf = (scenario: string): Totals[] =>
  scenario.split(' ').map((pair) => {
    const [refunded = 0, disputed = 0] = pair.split('/').map(Number);
    return [refunded, disputed];
  });
const spendings = { 'nothing spent': 0, 'partly spent': 7, 'all spent': 12 } as const;

let database: TestDatabase;
let owner: Pool;
let app: Pool;
beforeAll(async () => {
  database = await testDatabase();
  // Transactions are committed with the application's role, but commits do not wait for the disk, so that the test is
  // fast.
  const options = '-c synchronous_commit=off';
  owner = new Pool({ connectionString: database.url, options, max: 4 });
  app = new Pool({ connectionString: database.url, options: `-c role=portada_app ${options}`, max: 6 });
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await database.drop();
});
afterEach(async () => {
  expect(await auditOf(owner)).toEqual([]);
});

type Case = { userId: string; purchase: string; spent: number; wanted: number; later: boolean };

const buy = (userId: string, id: string, [plan, credits, cents]: readonly [string, number, number]) => [
  `open_purchase('${id}', '${userId}', '${plan}', ${credits}, ${cents}, 'usd', 'price')`,
  `attach_session('${id}', 'cs_${id}', 'https://provider.test', now())`,
];
const fulfil = (id: string) => `fulfil_purchase('${id}', 'cs_${id}', 'pi_${id}')`;
const revise = (id: string, [refunded, disputed]: Totals) =>
  `revise_purchase('${id}', ${refunded}, ${disputed}, (SELECT readings FROM purchases WHERE id = '${id}'))`;

const spend = async (userId: string, credits: number): Promise<string[]> =>
  credits === 0 ? [] : [`outcome FROM reserve_generations('${await reservationOf(owner, userId, credits)}')`];

/** Sends all SQL calls in one round trip, each in its own transaction. */
const inOneRoundTrip = (calls: readonly string[]) =>
  app.query(calls.map((call) => `BEGIN; SELECT ${call}; COMMIT;`).join('\n'));

/**
 * Applies a sequence of refund and dispute totals to a purchase of a new user, each total twice. Before the index
 * `laterAt`, another pack is credited.
 */
const run = async (order: readonly Totals[], spent: number, laterAt: number | null): Promise<Case> => {
  const { id: userId } = await createUser(owner);
  const [purchase, later] = [randomUUID(), randomUUID()];
  const calls = [...buy(userId, purchase, ['plan-10', 10, 299]), fulfil(purchase)];
  calls.push(...(await spend(userId, spent)), ...buy(userId, later, ['plan-20', 20, 499]));
  for (const [place, totals] of order.entries()) {
    if (place === laterAt) calls.push(fulfil(later), fulfil(later));
    calls.push(revise(purchase, totals), fulfil(purchase), revise(purchase, totals));
  }
  await inOneRoundTrip(calls);
  const [refunded, disputed] = order.at(-1) ?? [0, 0];
  const wanted = Math.min(10, Math.ceil((10 * (refunded + disputed)) / 299));
  return { userId, purchase, spent, wanted, later: laterAt !== null };
};

const found = async ({ userId, purchase }: Case) => {
  const { rows } = await owner.query<{ kind: string; balance: string }>(
    `SELECT kind, balance::int FROM credit_accounts WHERE user_id = $1
     UNION ALL SELECT 'revoked', revoked_credits FROM purchases WHERE id = $2`,
    [userId, purchase],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
};
const expected = ({ spent, wanted, later }: Case) => {
  const left = 2 + 10 - spent - wanted + (later ? 20 : 0);
  return { available: Math.max(left, 0), held: spent, debt: Math.max(-left, 0), revoked: wanted };
};

describe.each(Object.entries(spendings))(
  'refunds and disputes that are read in any order, with %s',
  (_, spent) => {
    test.each(Object.entries(scenarios))(
      'credits agree for the scenario: %s',
      async (__, { passed, final }) => {
        const orders = ordersOf(totalsOf(passed)).map((order) => [...order, ...totalsOf(final)]);
        const places = [null, ...(orders[0] ?? []).keys()];
        const cases = await Promise.all(
          orders.flatMap((order) => places.map((laterAt) => run(order, spent, laterAt))),
        );
        const ends = await Promise.all(cases.map(found));
        expect(ends).toEqual(cases.map(expected));
      },
    );
  },
);
