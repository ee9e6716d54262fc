import { createHmac } from 'node:crypto';
import { type Random, createThumbnail, reserveGeneration, seeded } from '@portada/testing';
import { hearingsOf, ordersOf } from './orders.fixture';
import { type Sale, type Till, openTill, tillKeys } from './till.fixture';

/** What happens to a payment of 299 cents at the provider, one act after the other. */
type Act =
  | { does: 'refund'; cents?: number }
  | { does: 'fail refund' }
  | { does: 'dispute'; cents?: number }
  | { does: 'close'; outcome: 'won' | 'lost' };

/** Stories, and the credits of 10 that are taken back at their end. */
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

let till: Till;
let random: Random;
beforeAll(async () => {
  till = await openTill();
  random = seeded('event orders');
});
afterAll(() => till.close());
afterEach(() => till.expectSound());

/** What a customer did with the 12 credits in the meantime, and whether more was bought. */
const spendings = [0, 7, 12] as const;

const spend = async (userId: string, credits: number): Promise<void> => {
  for (let spent = 0; spent < credits; spent++) {
    await reserveGeneration(till.owner, { userId, thumbnailId: await createThumbnail(till.owner, userId) });
  }
};

const settleAll = async () => {
  while ((await till.inbox.processDue(50)) > 0);
};
/** Tells the inbox of an event, twice, as the provider may. */
const tell = async (event: object): Promise<void> => {
  const raw = Buffer.from(JSON.stringify(event));
  const at = Math.floor(Date.now() / 1000);
  const signed = createHmac('sha256', tillKeys.webhookSecret).update(`${at}.`).update(raw).digest('hex');
  for (let copy = 0; copy < 2; copy++) await till.inbox.receive(raw, `t=${at},v1=${signed}`);
  await settleAll();
};

/** Plays acts on one payment and hands out what the provider told of each. */
class Story {
  private refund = '';
  private dispute = '';
  private told = till.provider.read.events().length;

  constructor(private readonly sale: Sale) {}

  async play(act: Act): Promise<object[]> {
    const { provider } = till;
    if (act.does === 'refund') this.refund = (await provider.refund(this.sale.intent, act.cents)).id;
    if (act.does === 'fail refund') await provider.failRefund(this.refund);
    if (act.does === 'dispute') this.dispute = (await provider.dispute(this.sale.intent, act.cents)).id;
    if (act.does === 'close') await provider.closeDispute(this.dispute, act.outcome);
    const events = provider.read.events().slice(this.told);
    this.told += events.length;
    return events;
  }
}

/** Buys the small pack, has it credited, and spends. */
const soldAndSpent = async (spent: number): Promise<Sale> => {
  const sale = await till.sell();
  expect(await till.settlements.settle(sale.purchase)).toBe('paid');
  await spend(sale.userId, spent);
  return sale;
};
const buyMore = async ({ userId }: Sale): Promise<void> => {
  const { purchase } = await till.sell('plan-20', userId);
  expect(await till.settlements.settle(purchase)).toBe('paid');
};
const expectEnd = async (sale: Sale, end: { spent: number; revoked: number; more: boolean }) => {
  const left = 2 + 10 - end.spent - end.revoked + (end.more ? 20 : 0);
  const debt = Math.max(-left, 0);
  const available = Math.max(left, 0);
  expect(await till.books(sale)).toEqual({ available, held: end.spent, debt, revoked: end.revoked });
};

test.each(Object.entries(stories))(
  '%s: heard of in every order, while it happens',
  async (_, { acts, revoked }) => {
    for (const hearing of hearingsOf(acts.length)) {
      const spent = spendings[random.between(0, 2)] ?? 0;
      const moreAt = random.between(0, hearing.length * 2);
      const sale = await soldAndSpent(spent);
      const story = new Story(sale);
      const news: object[][] = [];
      for (const [place, { what, nr }] of hearing.entries()) {
        if (place === moreAt) await buyMore(sale);
        const act = acts[nr];
        if (what === 'happens' && act) news[nr] = await story.play(act);
        if (what === 'arrives') for (const event of news[nr] ?? []) await tell(event);
      }
      await expectEnd(sale, { spent, revoked, more: moreAt < hearing.length });
    }
  },
);

test.each(Object.entries(stories))(
  '%s: heard of in every order, when all is over',
  async (_, { acts, revoked }) => {
    for (const order of ordersOf([...acts.keys(), acts.length])) {
      const spent = spendings[random.between(0, 2)] ?? 0;
      const sale = await soldAndSpent(spent);
      const story = new Story(sale);
      const news: object[][] = [];
      for (const act of acts) news.push(await story.play(act));
      // The last stands for a purchase that pays the debt.
      for (const nr of order) {
        if (nr === acts.length) await buyMore(sale);
        else for (const event of news[nr] ?? []) await tell(event);
      }
      await expectEnd(sale, { spent, revoked, more: true });
    }
  },
);

test.each(Object.entries(stories))(
  '%s: asked about by several at once, with answers that come late',
  async (_, { acts, revoked }) => {
    till.provider.knobs.api.latencyMs = 40;
    const rounds = Array.from({ length: 6 }, async () => {
      const sale = await soldAndSpent(7);
      const story = new Story(sale);
      const asking: Promise<unknown>[] = [];
      for (const act of acts) {
        await story.play(act);
        for (let times = 0; times < 3; times++) asking.push(till.settlements.settle(sale.purchase));
      }
      await Promise.all(asking);
      await expectEnd(sale, { spent: 7, revoked, more: false });
    });
    await Promise.all(rounds).finally(() => (till.provider.knobs.api.latencyMs = 0));
  },
);
