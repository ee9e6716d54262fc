import type { ForgedSession } from '@portada/simulators';
import { createThumbnail, reserveGeneration, seeded, until } from '@portada/testing';
import { PaymentProviderService } from './payment-provider.service';
import { type Buyer, type Shop, openShop } from './testing/shop';

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});

/** Somebody who has paid a pack and been credited. */
const sold = async (plan = 'plan-10', to: Buyer = buyer) => {
  const opened = await shop.open(to, plan);
  await shop.provider.pay(opened.session, 'paid');
  await shop.hear();
  return { ...opened, intent: shop.intentOf(opened.session) };
};

const spend = async ({ id: userId }: Buyer, credits: number): Promise<void> => {
  for (let spent = 0; spent < credits; spent += 1) {
    const generation = await reserveGeneration(shop.owner, {
      userId,
      thumbnailId: await createThumbnail(shop.owner, userId),
    });
    // Held is gone for good here: what is settled does not matter.
    expect(generation).toBeTruthy();
  }
};

describe('what is not as it was agreed on is kept for an administrator', () => {
  const cases: [string, Omit<ForgedSession, 'id'>, string][] = [
    ['another amount', { cents: 298 }, '298 cents'],
    ['nothing to pay', { cents: 0 }, '0 cents'],
    ['another currency', { currency: 'eur' }, 'currency eur'],
    ['another pack’s price', { lookupKey: 'plan-50', cents: 299 }, 'price price_'],
    ['ten pieces', { quantity: 10, cents: 299 }, '10 pieces'],
    ['a subscription', { mode: 'subscription' }, 'mode subscription'],
    [
      'another purchase',
      { clientReferenceId: '00000000-0000-4000-8000-000000000000' },
      'of another purchase',
    ],
    ['no purchase', { clientReferenceId: null }, 'of another purchase'],
    ['another user', { metadata: { user_id: '00000000-0000-4000-8000-000000000000' } }, 'of another user'],
    ['the other mode of the provider', { livemode: true }, 'a live payment'],
  ];

  test.each(cases)('%s', async (_, forged, problem) => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.forgeSession({ id: session, ...forged });
    await shop.provider.pay(session, 'paid');
    await shop.hear();
    await shop.settlements.settle(purchase);
    const row = await shop.row(purchase);
    expect(row).toMatchObject({ status: 'quarantined', session_id: session });
    expect(row['problem']).toContain(problem);
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    expect(shop.log).toContainEqual(
      expect.objectContaining({ level: 50, purchaseId: purchase, reason: row['problem'] }),
    );
    // It stays so, whoever asks.
    expect(await shop.settlements.settle(purchase)).toBe('quarantined');
  });

  test('an administrator’s yes is credited, and refunds of it are heard from then on', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.forgeSession({ id: session, cents: 199 });
    await shop.provider.pay(session, 'paid');
    await shop.hear();
    const { rows } = await shop.owner.query<{ id: string }>(
      `UPDATE users SET role = 'admin' WHERE id = $1 RETURNING id`,
      [(await shop.buyer()).id],
    );
    await shop.owner.query('SELECT accept_purchase($1, $2)', [purchase, rows[0]?.id]);
    expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
    await shop.provider.refund(shop.intentOf(session));
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
  });

  test('an administrator’s no stays a no', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.forgeSession({ id: session, cents: 199 });
    await shop.provider.pay(session, 'paid');
    await shop.hear();
    const admin = await shop.buyer();
    await shop.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
    await shop.owner.query('SELECT refuse_purchase($1, $2)', [purchase, admin.id]);
    await shop.provider.refund(shop.intentOf(session));
    await shop.hear();
    expect(await shop.settlements.settle(purchase, { sessionId: session })).toBe('failed');
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
  });
});

describe('refunds and disputes', () => {
  test('all of the money is all of the credits, part of it its part, rounded up', async () => {
    const { purchase, intent } = await sold('plan-20');
    await shop.provider.refund(intent, 100);
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 17, debt: 0 });
    await shop.provider.refund(intent);
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    expect(await shop.row(purchase)).toMatchObject({
      status: 'paid',
      refunded_cents: 499,
      revoked_credits: 20,
    });
  });

  test('a refund that fails gives the credits back', async () => {
    const { intent } = await sold();
    const { id } = await shop.provider.refund(intent);
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    await shop.provider.failRefund(id);
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
  });

  test.each([
    ['won', 12],
    ['lost', 2],
  ] as const)('a dispute takes the credits away; %s, and there are %d', async (outcome, available) => {
    const { intent } = await sold();
    const { id } = await shop.provider.dispute(intent);
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    await shop.provider.closeDispute(id, outcome);
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available, debt: 0 });
  });

  test('credits that are spent already become a debt, which the next purchase pays first', async () => {
    const { intent } = await sold();
    await spend(buyer, 9);
    await shop.provider.refund(intent);
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 0, debt: 7 });
    const { session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    expect(await shop.confirm(buyer, session)).toMatchObject({
      status: 200,
      body: { credits: 10, balance: { available: 3, held: 9, debt: 0 } },
    });
    await shop.hear();
    expect(await shop.balance(buyer)).toEqual({ available: 3, debt: 0 });
  });

  test('disputed before anybody has heard of the payment: its session is looked for', async () => {
    const { purchase, session } = await shop.open(buyer);
    shop.provider.knobs.webhooks.lose = 1;
    await shop.provider.pay(session, 'paid');
    shop.provider.knobs.webhooks.lose = 0;
    await shop.provider.dispute(shop.intentOf(session));
    await shop.hear();
    expect(await shop.row(purchase)).toMatchObject({ status: 'paid', revoked_credits: 10 });
  });

  test('refunded before anybody has heard of the payment: no credit can be spent in between', async () => {
    const { purchase, session } = await shop.open(buyer);
    shop.provider.knobs.webhooks.lose = 1;
    await shop.provider.pay(session, 'paid');
    shop.provider.knobs.webhooks.lose = 0;
    await shop.provider.refund(shop.intentOf(session));
    const before = shop.published.length;
    // The refund names the purchase of its payment, though no session of ours was said to be paid.
    await shop.hear();
    expect(await shop.row(purchase)).toMatchObject({ status: 'paid', revoked_credits: 10 });
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    const balances = shop.published
      .slice(before)
      .filter(({ userId }) => userId === buyer.id)
      .map(({ body }) => (body as { available: number }).available);
    expect(new Set(balances)).toEqual(new Set([2]));
  });
});

/** Keeps what the provider answers about refunds and disputes on its way, until it is let through. */
const holdAnswers = () => {
  const provider = shop.app.get(PaymentProviderService, { strict: false });
  const readReversals = provider.readReversals.bind(provider);
  const held: { arrived: Promise<unknown>; letThrough(): void }[] = [];
  const spy = jest.spyOn(provider, 'readReversals').mockImplementation((session) => {
    const arrived = readReversals(session);
    return new Promise((resolve) => held.push({ arrived, letThrough: () => resolve(arrived) }));
  });
  return {
    /** The next one that arrives. */
    next: async () => {
      const answer = await until(() => held.shift(), { what: 'an answer of the provider' });
      await answer.arrived;
      return answer;
    },
    release: () => {
      spy.mockRestore();
      for (const { letThrough } of held) letThrough();
    },
  };
};

describe('answers that overtake one another', () => {
  let answers: ReturnType<typeof holdAnswers>;
  let purchase: string;
  let intent: string;
  beforeEach(async () => {
    ({ purchase, intent } = await sold('plan-50'));
    shop.provider.sendWebhooksTo(undefined);
    answers = holdAnswers();
  });
  afterEach(() => {
    answers.release();
    shop.provider.sendWebhooksTo(`${shop.origin}/api/stripe/webhook`);
  });

  test('an old one does not overwrite a younger one', async () => {
    const slow = shop.settlements.settle(purchase);
    const old = await answers.next();
    await shop.provider.refund(intent, 100);
    const fast = shop.settlements.settle(purchase);
    (await answers.next()).letThrough();
    await fast;
    expect(await shop.row(purchase)).toMatchObject({ refunded_cents: 100 });
    old.letThrough();
    // It asks again.
    (await answers.next()).letThrough();
    await slow;
    expect(await shop.row(purchase)).toMatchObject({ refunded_cents: 100 });
  });

  test('a young one is not lost because an old one was written first', async () => {
    const first = shop.settlements.settle(purchase);
    const old = await answers.next();
    await shop.provider.refund(intent, 100);
    const second = shop.settlements.settle(purchase);
    const young = await answers.next();
    old.letThrough();
    await first;
    expect(await shop.row(purchase)).toMatchObject({ refunded_cents: 0 });
    young.letThrough();
    (await answers.next()).letThrough();
    await second;
    expect(await shop.row(purchase)).toMatchObject({ refunded_cents: 100 });
  });

  test('whatever the order, it ends with what the provider says last', async () => {
    const random = seeded('answers that overtake one another');
    answers.release();
    shop.provider.knobs.api.latencyMs = 40;
    const asking: Promise<unknown>[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const refund = await shop.provider.refund(intent, random.between(1, 40));
      asking.push(shop.settlements.settle(purchase), shop.settlements.settle(purchase));
      if (random.next() < 0.5) await shop.provider.failRefund(refund.id);
      asking.push(shop.settlements.settle(purchase));
    }
    await Promise.all(asking);
    shop.provider.knobs.api.latencyMs = 0;
    const charge = shop.provider.read.charges().find(({ payment_intent: of }) => of === intent);
    expect(await shop.row(purchase)).toMatchObject({ refunded_cents: charge?.amount_refunded });
  });
});

test('many at once, by every way: credited once', async () => {
  const { purchase, session } = await shop.open(buyer);
  await shop.provider.pay(session, 'paid');
  await shop.provider.drainWebhooks();
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => shop.settlements.settle(purchase, { sessionId: session })),
    ...Array.from({ length: 4 }, () => shop.inbox.processDue(1)),
    ...Array.from({ length: 4 }, () => shop.confirm(buyer, session).then(({ status }) => status)),
    shop.sweeps.sweep({ eager: true }),
  ]);
  expect(answers.slice(0, 8)).toEqual(Array(8).fill('paid'));
  expect(answers.slice(12, 16)).toEqual([200, 200, 200, 200]);
  await shop.hear();
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
});

test('paid before its page was stored: the event knows whose it is', async () => {
  const { purchase, session } = await shop.open(buyer);
  // As if this process had died between the provider's answer and the next statement.
  await shop.owner.query(
    `UPDATE purchases SET status = 'created', session_id = NULL, session_url = NULL, expires_at = NULL WHERE id = $1`,
    [purchase],
  );
  await shop.provider.pay(session, 'paid');
  await shop.hear();
  expect(await shop.row(purchase)).toMatchObject({ status: 'paid', session_id: session });
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
});

test('of several pages that were never stored, the one that was paid counts, though another is newer', async () => {
  const { purchase, session } = await shop.open(buyer);
  await shop.owner.query(
    `UPDATE purchases SET status = 'created', session_id = NULL, session_url = NULL, expires_at = NULL WHERE id = $1`,
    [purchase],
  );
  await shop.provider.pay(session, 'paid');
  await shop.provider.forgeSession({
    clientReferenceId: purchase,
    metadata: { purchase_id: purchase, user_id: buyer.id },
  });
  expect(await shop.settlements.settle(purchase)).toBe('paid');
  expect(await shop.row(purchase)).toMatchObject({ session_id: session });
});

test('paid after we had given it up: credited all the same', async () => {
  const { purchase, session } = await shop.open(buyer);
  await shop.owner.query(`SELECT close_purchase($1, 'expired')`, [purchase]);
  await shop.provider.pay(session, 'paid');
  await shop.hear();
  expect(await shop.row(purchase)).toMatchObject({ status: 'paid' });
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
});

test('paid on another page of the same purchase: credited by it; paid on both: once, loudly', async () => {
  const { purchase, session } = await shop.open(buyer);
  const other = await shop.provider.forgeSession({
    clientReferenceId: purchase,
    metadata: { purchase_id: purchase, user_id: buyer.id },
  });
  await shop.provider.pay(other.id, 'paid');
  await shop.hear();
  expect(await shop.row(purchase)).toMatchObject({ status: 'paid', session_id: other.id });
  await shop.provider.pay(session, 'paid');
  await shop.hear();
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
  expect(shop.log).toContainEqual(
    expect.objectContaining({ level: 50, purchaseId: purchase, msg: 'a purchase was paid twice' }),
  );
});

test('a payment of another purchase is not taken for it, whoever says so', async () => {
  const [mine, other] = [await shop.open(buyer), await shop.open(await shop.buyer())];
  await shop.provider.pay(other.session, 'paid');
  expect(await shop.settlements.settle(mine.purchase, { sessionId: other.session })).toBe('open');
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
});

test('a page of the same purchase at another price credits nothing', async () => {
  const { purchase } = await shop.open(buyer, 'plan-50');
  const cheap = await shop.provider.forgeSession({
    clientReferenceId: purchase,
    metadata: { purchase_id: purchase },
    lookupKey: 'plan-10',
  });
  await shop.provider.pay(cheap.id, 'paid');
  await shop.hear();
  expect((await shop.row(purchase))['status']).toBe('quarantined');
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
});

test('paid by somebody who has left: kept for an administrator, and the books agree', async () => {
  const { purchase, session } = await shop.open(buyer);
  await shop.owner.query('SELECT delete_account($1)', [buyer.id]);
  await shop.provider.pay(session, 'paid');
  await shop.hear();
  expect(await shop.row(purchase)).toMatchObject({ status: 'quarantined' });
  expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, purchaseId: purchase }));
});

test('refunded to somebody who has left: the books agree', async () => {
  const { purchase, intent } = await sold();
  await shop.owner.query('SELECT delete_account($1)', [buyer.id]);
  await shop.provider.refund(intent);
  await shop.hear();
  expect(await shop.row(purchase)).toMatchObject({ revoked_credits: 10 });
});

test('nothing is known of a purchase that is not there', async () => {
  expect(await shop.settlements.settle('00000000-0000-4000-8000-000000000000')).toBeNull();
});
