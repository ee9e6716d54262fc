import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { productConfig } from '@portada/contracts';
import { quietKnobs } from '@portada/simulators';
import { AppError, OperationalError } from '@portada/errors';
import { type Random, createUser, seeded, until } from '@portada/testing';
import { type BillingHarness, createBillingHarness } from './billing-harness.fixture';

/** Number of random purchases of each test. More purchases find more errors. */
const size = Math.ceil(Number(process.env['PURCHASES'] ?? 100) / 2);
const customersAtOnce = 12;

let harness: BillingHarness;
let random: Random;
beforeAll(async () => {
  harness = await createBillingHarness({ timeoutMs: 400, maxNetworkRetries: 1 });
  random = seeded('faults');
});
afterAll(() => harness.close());

/**
 * Makes 30 % of the provider's answers fail: lost, late, temporary refusals, and errors before and after the effect.
 */
const breakProvider = () => {
  harness.provider.knobs.seed = random.seed;
  Object.assign(harness.provider.knobs.api, {
    answer429: 0.06,
    answer500Before: 0.06,
    answer500After: 0.08,
    timeout: 0.03,
    cut: 0.07,
    latencyMs: 20,
  });
};

type Visit = {
  purchase: string;
  userId: string;
  plan: (typeof productConfig.creditPlans)[number];
  pages: Set<string>;
};

/**
 * Tells if an error is expected in this test.
 * @returns true if the simulated faults caused the error; any other error fails the test
 */
const isExpected = (error: unknown): boolean =>
  error instanceof OperationalError || (error instanceof AppError && error.code === 'payments_unavailable');

const attempt = async (work: () => Promise<unknown>): Promise<void> => {
  await work().catch((error: unknown) => {
    if (!isExpected(error)) throw error;
  });
};

/** Starts a checkout in two tabs at once, and retries until there is a payment page or no try is left. */
const visit = async (): Promise<Visit> => {
  const { id: userId } = await createUser(harness.owner);
  const plan = productConfig.creditPlans[random.between(0, 2)] ?? productConfig.creditPlans[0];
  const [purchase, pages] = [randomUUID(), new Set<string>()];
  const ask = () =>
    attempt(async () => {
      pages.add((await harness.checkout.create(userId, { priceId: plan.id }, purchase)).sessionId);
    });
  for (let tries = random.between(1, 5); tries > 0 && pages.size === 0; tries--) {
    await Promise.all([ask(), ask()]);
  }
  return { purchase, userId, plan, pages };
};

/** Pays on every payment page, and confirms each payment up to twice; a confirmation may fail. */
const payAndReturn = async ({ purchase, pages }: Visit): Promise<void> => {
  for (const session of pages) {
    await harness.provider.pay(session, 'paid');
    for (let times = random.between(0, 2); times > 0; times--) {
      await attempt(() => harness.settlements.settle(purchase, { sessionId: session }));
    }
  }
};

/** Processes payment events until all customers have finished; continues after failures. */
const startWork = () => {
  let isOpen = true;
  const running = (async () => {
    while (isOpen) {
      await attempt(() => harness.inbox.processDue());
      await pause(10);
    }
  })();
  return {
    stop: async () => {
      isOpen = false;
      await running;
    },
  };
};

/** Processes all remaining payment events, also events whose retry is not due. */
const emptyInbox = () =>
  until(
    async () => {
      await harness.owner.query('UPDATE payment_events SET available_at = now() WHERE processed_at IS NULL');
      await harness.inbox.processDue();
      return (
        (await harness.owner.query('SELECT 1 FROM payment_events WHERE processed_at IS NULL')).rowCount === 0
      );
    },
    { what: 'every event to be processed', timeoutMs: 60_000 },
  );

const unsettled = async (visits: readonly Visit[]): Promise<number> => {
  const paid = visits.filter(({ pages }) => pages.size > 0).map(({ purchase }) => purchase);
  const { rowCount } = await harness.owner.query(
    `SELECT 1 FROM purchases WHERE id = ANY ($1) AND status <> 'paid'`,
    [paid],
  );
  return rowCount ?? 0;
};

test(`${size} purchases are charged once and credited once while 30 % of the provider's answers fail`, async () => {
  breakProvider();
  const [visits, delivered, arrivals]: [Visit[], Visit[], Promise<unknown>[]] = [[], [], []];
  const work = startWork();
  // Half of the webhook events are never delivered.
  harness.webhooks.onMessage = ({ body, headers }) => {
    const about = visits.find(({ purchase }) => body.includes(purchase));
    if (!about || visits.indexOf(about) % 2 === 1) return;
    delivered.push(about);
    const receive = () => harness.inbox.receive(body, headers['stripe-signature']).then(() => true);
    arrivals.push(until(receive, { what: 'the event to be stored', timeoutMs: 60_000 }));
  };
  let left = size;
  await Promise.all(
    Array.from({ length: customersAtOnce }, async () => {
      while (left-- > 0) {
        const one = await visit();
        visits.push(one);
        await payAndReturn(one);
      }
    }),
  );
  await attempt(() => harness.sweeps.sweep({ eager: true }));
  await harness.provider.drainWebhooks();
  await Promise.all(arrivals);
  await work.stop();
  // The simulated provider works again from here on.
  harness.provider.knobs.api = quietKnobs(random.seed).api;
  await emptyInbox();
  expect(delivered.length).toBeGreaterThan(size / 5);
  expect(await unsettled(delivered)).toBe(0);
  await until(
    async () => {
      await harness.sweeps.sweep({ eager: true });
      return (await unsettled(visits)) === 0;
    },
    { what: 'every paid purchase to be credited', timeoutMs: 60_000 },
  );

  expect(visits.filter(({ pages }) => pages.size > 1)).toEqual([]);
  const served = visits.filter(({ pages }) => pages.size === 1);
  expect(served.length).toBeGreaterThan(size / 2);
  const charges = harness.provider.read.charges().filter(({ paid }) => paid);
  expect(charges.map(({ metadata }) => metadata['purchase_id']).sort()).toEqual(
    served.map(({ purchase }) => purchase).sort(),
  );
  const { rows } = await harness.owner.query<{ user_id: string; balance: number }>(
    `SELECT user_id, balance::int FROM credit_accounts WHERE kind = 'available'`,
  );
  const expected = visits.map(
    ({ userId, plan, pages }) => [userId, 2 + (pages.size && plan.credits)] as const,
  );
  expect(new Map(rows.map(({ user_id: id, balance }) => [id, balance]))).toEqual(new Map(expected));
  await harness.expectSound();
}, 300_000);
