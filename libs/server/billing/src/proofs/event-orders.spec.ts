import { EventEmitter, once } from 'node:events';
import { classify } from '@portada/errors';
import { type ProviderMessage, type Random, seeded } from '@portada/testing';
import { hearingsOf, ordersOf } from './orders.fixture';
import { spendCredits } from './spending.fixture';
import { type Sale, type BillingHarness, createBillingHarness } from './billing-harness.fixture';

/** Number of event orders tried per scenario, chosen at random if there are more; `ORDERS=all` tries every one. */
const most = process.env['ORDERS'] === 'all' ? Infinity : 12;

/** The steps of a scenario, each of which changes a payment of 299 cents at the provider. */
type Act =
  | { does: 'refund'; cents?: number }
  | { does: 'fail refund' }
  | { does: 'dispute'; cents?: number }
  | { does: 'close'; outcome: 'won' | 'lost' };

/** Scenarios, and how many of the 10 credits are revoked in the end. */
const stories: Record<string, { acts: Act[]; revoked: number }> = {
  'two partial refunds': {
    acts: [
      { does: 'refund', cents: 100 },
      { does: 'refund', cents: 50 },
    ],
    revoked: 6,
  },
  'all refunded, which failed': { acts: [{ does: 'refund' }, { does: 'fail refund' }], revoked: 0 },
  'refunded in part twice, the second failed': {
    acts: [{ does: 'refund', cents: 30 }, { does: 'refund', cents: 200 }, { does: 'fail refund' }],
    revoked: 2,
  },
  'disputed and won': { acts: [{ does: 'dispute' }, { does: 'close', outcome: 'won' }], revoked: 0 },
  'disputed and lost': { acts: [{ does: 'dispute' }, { does: 'close', outcome: 'lost' }], revoked: 10 },
  'refunded in part, the rest disputed and won': {
    acts: [
      { does: 'refund', cents: 100 },
      { does: 'dispute', cents: 199 },
      { does: 'close', outcome: 'won' },
    ],
    revoked: 4,
  },
  'refunded, which failed, then disputed and lost': {
    acts: [
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

/** Numbers of credits, of 12, that the customer spends before the events of the scenario. */
const spendings = [0, 7, 12] as const;

/** Every order, or a random choice of `most` orders. */
const some = <T>(orders: T[]): T[] => {
  while (orders.length > most) orders.splice(random.between(0, orders.length - 1), 1);
  return orders;
};

/** Delivers an event twice, as the provider may, and processes it at once. */
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

/** Performs the steps on one payment and returns the events of each. */
class Story {
  private refund = '';
  private dispute = '';

  constructor(private readonly sale: Sale) {}

  async play(act: Act): Promise<ProviderMessage[]> {
    const { provider, webhooks } = harness;
    const before = webhooks.messages.length;
    if (act.does === 'refund') this.refund = (await provider.refund(this.sale.intent, act.cents)).id;
    if (act.does === 'fail refund') await provider.failRefund(this.refund);
    if (act.does === 'dispute') this.dispute = (await provider.dispute(this.sale.intent, act.cents)).id;
    if (act.does === 'close') await provider.closeDispute(this.dispute, act.outcome);
    await provider.drainWebhooks();
    return webhooks.messages.slice(before);
  }
}

/** Buys the small pack, has it credited, and spends. */
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

test.each(Object.entries(stories))(
  'credits agree for any order of events during: %s',
  async (_, { acts, revoked }) => {
    for (const hearing of some(hearingsOf(acts.length))) {
      const spent = spendings[random.between(0, 2)] ?? 0;
      const moreAt = random.between(0, hearing.length * 2);
      const sale = await soldAndSpent(spent);
      const story = new Story(sale);
      const messages: ProviderMessage[][] = [];
      for (const [place, { what, nr }] of hearing.entries()) {
        if (place === moreAt) await buyMore(sale);
        const act = acts[nr];
        if (what === 'happens' && act) messages[nr] = await story.play(act);
        if (what === 'arrives') for (const message of messages[nr] ?? []) await deliver(message);
      }
      await expectEnd(sale, { spent, revoked, more: moreAt < hearing.length });
    }
  },
);

test.each(Object.entries(stories))(
  'credits agree for any order of events after: %s',
  async (_, { acts, revoked }) => {
    for (const order of some(ordersOf([...acts.keys(), acts.length]))) {
      const spent = spendings[random.between(0, 2)] ?? 0;
      const sale = await soldAndSpent(spent);
      const story = new Story(sale);
      const messages: ProviderMessage[][] = [];
      for (const act of acts) messages.push(await story.play(act));
      // The last position is a further purchase that repays the debt.
      for (const nr of order) {
        if (nr === acts.length) await buyMore(sale);
        else for (const message of messages[nr] ?? []) await deliver(message);
      }
      await expectEnd(sale, { spent, revoked, more: true });
    }
  },
);

/** Delays the provider's next answer about refunds and disputes until it is released. */
const holdAnswer = () => {
  const way = new EventEmitter();
  const read = once(way, 'read');
  jest.spyOn(harness.wall, 'readReversals').mockImplementationOnce(async (session) => {
    const answer = await harness.wall.readReversals(session);
    const release = once(way, 'release');
    way.emit('read');
    await release;
    return answer;
  });
  return { read, release: () => way.emit('release') };
};

test.each(Object.entries(stories))(
  'credits agree if outdated answers arrive last: %s',
  async (_, { acts, revoked }) => {
    const sale = await soldAndSpent(7);
    const story = new Story(sale);
    for (const act of acts) {
      const old = holdAnswer();
      const slow = retryWhileUnavailable(sale.purchase);
      await old.read;
      await story.play(act);
      await retryWhileUnavailable(sale.purchase);
      old.release();
      await slow;
    }
    await expectEnd(sale, { spent: 7, revoked, more: false });
  },
);

test.each(Object.entries(stories))(
  'credits agree for concurrent settlements with late answers: %s',
  async (_, { acts, revoked }) => {
    harness.provider.knobs.api.latencyMs = 40;
    const rounds = Array.from({ length: 4 }, async () => {
      const sale = await soldAndSpent(7);
      const story = new Story(sale);
      const asking: Promise<unknown>[] = [];
      for (const act of acts) {
        await story.play(act);
        for (let times = 0; times < 3; times++) asking.push(retryWhileUnavailable(sale.purchase));
      }
      await Promise.all(asking);
      await expectEnd(sale, { spent: 7, revoked, more: false });
    });
    await Promise.all(rounds).finally(() => (harness.provider.knobs.api.latencyMs = 0));
  },
);
