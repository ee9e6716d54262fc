import { EventEmitter, once } from 'node:events';
import { classify } from '@portada/errors';
import { type ProviderMessage, type Random, seeded } from '@portada/testing';
import { ordersOf, sequencesOf } from './orders.fixture';
import { spendCredits } from './spending.fixture';
import { type Sale, type BillingHarness, createBillingHarness } from './billing-harness.fixture';

/** Maximum number of event orders that are tested per scenario, chosen at random; `ORDERS=all` tests every order. */
const most = process.env['ORDERS'] === 'all' ? Infinity : 12;

/** A step of a test scenario, which changes a payment of 299 cents at the provider. */
type Step =
  | { does: 'refund'; cents?: number }
  | { does: 'fail refund' }
  | { does: 'dispute'; cents?: number }
  | { does: 'close'; outcome: 'won' | 'lost' };

/** Test scenarios of refunds and disputes, each with the number of the 10 credits that are revoked in the end. */
const scenarios: Record<string, { steps: Step[]; revoked: number }> = {
  'two partial refunds': {
    steps: [
      { does: 'refund', cents: 100 },
      { does: 'refund', cents: 50 },
    ],
    revoked: 6,
  },
  'a full refund that fails': { steps: [{ does: 'refund' }, { does: 'fail refund' }], revoked: 0 },
  'two partial refunds, the second of which fails': {
    steps: [{ does: 'refund', cents: 30 }, { does: 'refund', cents: 200 }, { does: 'fail refund' }],
    revoked: 2,
  },
  'a dispute that is won': { steps: [{ does: 'dispute' }, { does: 'close', outcome: 'won' }], revoked: 0 },
  'a dispute that is lost': { steps: [{ does: 'dispute' }, { does: 'close', outcome: 'lost' }], revoked: 10 },
  'a partial refund, and a dispute about the rest that is won': {
    steps: [
      { does: 'refund', cents: 100 },
      { does: 'dispute', cents: 199 },
      { does: 'close', outcome: 'won' },
    ],
    revoked: 4,
  },
  'a refund that fails, then a dispute that is lost': {
    steps: [
      { does: 'refund' },
      { does: 'fail refund' },
      { does: 'dispute' },
      { does: 'close', outcome: 'lost' },
    ],
    revoked: 10,
  },
};

let harness: BillingHarness;
let random: Random;
beforeAll(async () => {
  harness = await createBillingHarness();
  random = seeded('event orders');
});
afterAll(() => harness.close());
afterEach(() => harness.expectSound());

/** Numbers of credits that the customer spends during a scenario, of 12 credits. */
const spendings = [0, 7, 12] as const;

/** Returns all given orders of events, or a random choice of `most` orders. */
const some = <T>(orders: T[]): T[] => {
  while (orders.length > most) orders.splice(random.between(0, orders.length - 1), 1);
  return orders;
};

/** Delivers an event twice, as the provider may do, and processes the event at once. */
const deliver = async ({ body, headers }: ProviderMessage): Promise<void> => {
  for (let copy = 0; copy < 2; copy++) await harness.inbox.receive(body, headers['stripe-signature']);
  while ((await harness.inbox.processDue(50)) > 0);
};

/** Settles a purchase, and repeats the settlement while the provider is too slow. */
const retryWhileUnavailable = async (purchase: string): Promise<string | null> => {
  for (;;) {
    try {
      return await harness.settlements.settle(purchase);
    } catch (error) {
      if (classify(error) !== 'operational') throw error;
    }
  }
};

/**
 * Performs the steps of a test scenario on one payment at the simulated provider, and returns the webhook events of
 * each step.
 */
class Scenario {
  private refund = '';
  private dispute = '';

  constructor(private readonly sale: Sale) {}

  async perform(step: Step): Promise<ProviderMessage[]> {
    const { provider, webhooks } = harness;
    const before = webhooks.messages.length;
    if (step.does === 'refund') this.refund = (await provider.refund(this.sale.intent, step.cents)).id;
    if (step.does === 'fail refund') await provider.failRefund(this.refund);
    if (step.does === 'dispute') this.dispute = (await provider.dispute(this.sale.intent, step.cents)).id;
    if (step.does === 'close') await provider.closeDispute(this.dispute, step.outcome);
    await provider.drainWebhooks();
    return webhooks.messages.slice(before);
  }
}

/** Buys and credits a pack of 10 credits, and spends `spent` credits. */
const soldAndSpent = async (spent: number): Promise<Sale> => {
  const sale = await harness.sell();
  expect(await retryWhileUnavailable(sale.purchase)).toBe('paid');
  await spendCredits(harness.owner, sale.userId, spent);
  return sale;
};
const buyMore = async ({ userId }: Sale): Promise<void> => {
  const { purchase } = await harness.sell('plan-20', userId);
  expect(await retryWhileUnavailable(purchase)).toBe('paid');
};
const expectEnd = async (sale: Sale, end: { spent: number; revoked: number; more: boolean }) => {
  const left = 2 + 10 - end.spent - end.revoked + (end.more ? 20 : 0);
  const debt = Math.max(-left, 0);
  const available = Math.max(left, 0);
  expect(await harness.ledgerOf(sale)).toEqual({ available, held: end.spent, debt, revoked: end.revoked });
};

test.each(Object.entries(scenarios))(
  'credits agree with refunds and disputes for any order of events during: %s',
  async (_, { steps, revoked }) => {
    for (const sequence of some(sequencesOf(steps.length))) {
      const spent = spendings[random.between(0, 2)] ?? 0;
      const moreAt = random.between(0, sequence.length * 2);
      const sale = await soldAndSpent(spent);
      const scenario = new Scenario(sale);
      const messages: ProviderMessage[][] = [];
      for (const [place, { what, nr }] of sequence.entries()) {
        if (place === moreAt) await buyMore(sale);
        const step = steps[nr];
        if (what === 'happens' && step) messages[nr] = await scenario.perform(step);
        if (what === 'arrives') for (const message of messages[nr] ?? []) await deliver(message);
      }
      await expectEnd(sale, { spent, revoked, more: moreAt < sequence.length });
    }
  },
);

test.each(Object.entries(scenarios))(
  'credits agree with refunds and disputes for any order of events after: %s',
  async (_, { steps, revoked }) => {
    for (const order of some(ordersOf([...steps.keys(), steps.length]))) {
      const spent = spendings[random.between(0, 2)] ?? 0;
      const sale = await soldAndSpent(spent);
      const scenario = new Scenario(sale);
      const messages: ProviderMessage[][] = [];
      for (const step of steps) messages.push(await scenario.perform(step));
      // The last number in the order stands for a further purchase, which repays the debt.
      for (const nr of order) {
        if (nr === steps.length) await buyMore(sale);
        else for (const message of messages[nr] ?? []) await deliver(message);
      }
      await expectEnd(sale, { spent, revoked, more: true });
    }
  },
);

/** Delays the provider's next answer about refunds and disputes until the test releases the answer. */
const holdAnswer = () => {
  const way = new EventEmitter();
  const read = once(way, 'read');
  jest.spyOn(harness.paymentProvider, 'readReversals').mockImplementationOnce(async (session) => {
    const answer = await harness.paymentProvider.readReversals(session);
    const release = once(way, 'release');
    way.emit('read');
    await release;
    return answer;
  });
  return { read, release: () => way.emit('release') };
};

test.each(Object.entries(scenarios))(
  'credits agree with refunds and disputes if outdated answers of the provider arrive last: %s',
  async (_, { steps, revoked }) => {
    const sale = await soldAndSpent(7);
    const scenario = new Scenario(sale);
    for (const step of steps) {
      const old = holdAnswer();
      const slow = retryWhileUnavailable(sale.purchase);
      await old.read;
      await scenario.perform(step);
      await retryWhileUnavailable(sale.purchase);
      old.release();
      await slow;
    }
    await expectEnd(sale, { spent: 7, revoked, more: false });
  },
);

test.each(Object.entries(scenarios))(
  'credits agree with refunds and disputes for concurrent settlements with late answers: %s',
  async (_, { steps, revoked }) => {
    harness.provider.knobs.api.latencyMs = 40;
    const rounds = Array.from({ length: 4 }, async () => {
      const sale = await soldAndSpent(7);
      const scenario = new Scenario(sale);
      const asking: Promise<unknown>[] = [];
      for (const step of steps) {
        await scenario.perform(step);
        for (let times = 0; times < 3; times++) asking.push(retryWhileUnavailable(sale.purchase));
      }
      await Promise.all(asking);
      await expectEnd(sale, { spent: 7, revoked, more: false });
    });
    await Promise.all(rounds).finally(() => (harness.provider.knobs.api.latencyMs = 0));
  },
);
