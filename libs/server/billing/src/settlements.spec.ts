import type { ForgedSession } from '@portada/simulators';
import { createThumbnail, reserveGeneration, seeded, until } from '@portada/testing';
import { PaymentProviderService } from './payment-provider.service';
import { type Buyer, type ShopHarness, createShopHarness } from './testing/shop-harness';

let shop: ShopHarness;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createShopHarness();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});

/** Creates a purchase that was paid and credited. */
const sold = async (plan = 'plan-10', to: Buyer = buyer) => {
  const opened = await shop.open(to, plan);
  await shop.provider.pay(opened.session, 'paid');
  await shop.processEvents();
  return { ...opened, intent: shop.intentOf(opened.session) };
};

const spend = async ({ id: userId }: Buyer, credits: number): Promise<void> => {
  for (let spent = 0; spent < credits; spent += 1) {
    const generation = await reserveGeneration(shop.owner, {
      userId,
      thumbnailId: await createThumbnail(shop.owner, userId),
    });
    // These generations are never settled; the test only needs spent credits.
    expect(generation).toBeTruthy();
  }
};

describe('a payment that differs from its purchase', () => {
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

  test.each(cases)(
    'the settlement quarantines a purchase that was paid with %s',
    async (_, forged, problem) => {
      const { purchase, session } = await shop.open(buyer);
      await shop.provider.forgeSession({ id: session, ...forged });
      await shop.provider.pay(session, 'paid');
      await shop.processEvents();
      await shop.settlements.settle(purchase);
      const row = await shop.row(purchase);
      expect(row).toMatchObject({ status: 'quarantined', session_id: session });
      expect(row['problem']).toContain(problem);
      expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
      expect(shop.log).toContainEqual(
        expect.objectContaining({ level: 50, purchaseId: purchase, reason: row['problem'] }),
      );
      // Later settlements do not change the quarantined purchase.
      expect(await shop.settlements.settle(purchase)).toBe('quarantined');
    },
  );

  test('the settlement credits a quarantined purchase after an administrator accepts the purchase, and applies later refunds', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.forgeSession({ id: session, cents: 199 });
    await shop.provider.pay(session, 'paid');
    await shop.processEvents();
    const { rows } = await shop.owner.query<{ id: string }>(
      `UPDATE users SET role = 'admin' WHERE id = $1 RETURNING id`,
      [(await shop.buyer()).id],
    );
    await shop.owner.query('SELECT accept_purchase($1, $2)', [purchase, rows[0]?.id]);
    expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
    await shop.provider.refund(shop.intentOf(session));
    await shop.processEvents();
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
  });

  test('the settlement credits nothing after an administrator refuses a quarantined purchase', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.forgeSession({ id: session, cents: 199 });
    await shop.provider.pay(session, 'paid');
    await shop.processEvents();
    const admin = await shop.buyer();
    await shop.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
    await shop.owner.query('SELECT refuse_purchase($1, $2)', [purchase, admin.id]);
    await shop.provider.refund(shop.intentOf(session));
    await shop.processEvents();
    expect(await shop.settlements.settle(purchase, { sessionId: session })).toBe('failed');
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
  });
});

describe('a refund or dispute', () => {
  test('a refund revokes credits in proportion to the refunded amount, rounded up', async () => {
    const { purchase, intent } = await sold('plan-20');
    await shop.provider.refund(intent, 100);
    await shop.processEvents();
    expect(await shop.balance(buyer)).toEqual({ available: 17, debt: 0 });
    await shop.provider.refund(intent);
    await shop.processEvents();
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    expect(await shop.row(purchase)).toMatchObject({
      status: 'paid',
      refunded_cents: 499,
      revoked_credits: 20,
    });
  });

  test('the settlement restores the credits if a refund fails', async () => {
    const { intent } = await sold();
    const { id } = await shop.provider.refund(intent);
    await shop.processEvents();
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    await shop.provider.failRefund(id);
    await shop.processEvents();
    expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
  });

  test.each([
    ['won', 12],
    ['lost', 2],
  ] as const)(
    'the settlement revokes the credits of a dispute; after it was %s, %d credits are available',
    async (outcome, available) => {
      const { intent } = await sold();
      const { id } = await shop.provider.dispute(intent);
      await shop.processEvents();
      expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
      await shop.provider.closeDispute(id, outcome);
      await shop.processEvents();
      expect(await shop.balance(buyer)).toEqual({ available, debt: 0 });
    },
  );

  test('a refund turns spent credits into a debt that the next purchase repays', async () => {
    const { intent } = await sold();
    await spend(buyer, 9);
    await shop.provider.refund(intent);
    await shop.processEvents();
    expect(await shop.balance(buyer)).toEqual({ available: 0, debt: 7 });
    const { session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    expect(await shop.confirm(buyer, session)).toMatchObject({
      status: 200,
      body: { credits: 10, balance: { available: 3, held: 9, debt: 0 } },
    });
    await shop.processEvents();
    expect(await shop.balance(buyer)).toEqual({ available: 3, debt: 0 });
  });

  test('the settlement finds the session of a payment that was disputed before its event arrived', async () => {
    const { purchase, session } = await shop.open(buyer);
    shop.provider.knobs.webhooks.lose = 1;
    await shop.provider.pay(session, 'paid');
    shop.provider.knobs.webhooks.lose = 0;
    await shop.provider.dispute(shop.intentOf(session));
    await shop.processEvents();
    expect(await shop.row(purchase)).toMatchObject({ status: 'paid', revoked_credits: 10 });
  });

  test('the settlement credits nothing for a payment that was refunded before its event arrived', async () => {
    const { purchase, session } = await shop.open(buyer);
    shop.provider.knobs.webhooks.lose = 1;
    await shop.provider.pay(session, 'paid');
    shop.provider.knobs.webhooks.lose = 0;
    await shop.provider.refund(shop.intentOf(session));
    const before = shop.published.length;
    // The event of the refund identifies the purchase, although no event of a paid session has arrived.
    await shop.processEvents();
    expect(await shop.row(purchase)).toMatchObject({ status: 'paid', revoked_credits: 10 });
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    const balances = shop.published
      .slice(before)
      .filter(({ userId }) => userId === buyer.id)
      .map(({ body }) => (body as { available: number }).available);
    expect(new Set(balances)).toEqual(new Set([2]));
  });
});

/** Delays the provider’s answers about refunds and disputes until the test releases them. */
const holdAnswers = () => {
  const provider = shop.app.get(PaymentProviderService, { strict: false });
  const readReversals = provider.readReversals.bind(provider);
  const held: { arrived: Promise<unknown>; letThrough(): void }[] = [];
  const spy = jest.spyOn(provider, 'readReversals').mockImplementation((session) => {
    const arrived = readReversals(session);
    return new Promise((resolve) => held.push({ arrived, letThrough: () => resolve(arrived) }));
  });
  return {
    /** Resolves when the next answer of the provider is delayed. */
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

describe('answers of the payment provider that arrive out of order', () => {
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

  test('the settlement never overwrites a newer state with an older answer of the provider', async () => {
    const slow = shop.settlements.settle(purchase);
    const old = await answers.next();
    await shop.provider.refund(intent, 100);
    const fast = shop.settlements.settle(purchase);
    (await answers.next()).letThrough();
    await fast;
    expect(await shop.row(purchase)).toMatchObject({ refunded_cents: 100 });
    old.letThrough();
    // The settlement reads the refunds at the provider again, because its first answer is outdated.
    (await answers.next()).letThrough();
    await slow;
    expect(await shop.row(purchase)).toMatchObject({ refunded_cents: 100 });
  });

  test('the settlement applies the newer state after an older answer of the provider was written', async () => {
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

  test('the settlement ends with the last state at the provider for answers in any order', async () => {
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

test('many concurrent settlements by every caller credit a purchase once', async () => {
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
  await shop.processEvents();
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
});

test('the settlement of an event credits a payment whose session was not stored', async () => {
  const { purchase, session } = await shop.open(buyer);
  // The row looks as if the process had died before it stored the provider's answer.
  await shop.owner.query(
    `UPDATE purchases SET status = 'created', session_id = NULL, session_url = NULL, expires_at = NULL WHERE id = $1`,
    [purchase],
  );
  await shop.provider.pay(session, 'paid');
  await shop.processEvents();
  expect(await shop.row(purchase)).toMatchObject({ status: 'paid', session_id: session });
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
});

test('the settlement credits the paid session among several sessions that were not stored', async () => {
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

test('the settlement credits a payment that arrives after the purchase expired', async () => {
  const { purchase, session } = await shop.open(buyer);
  await shop.owner.query(`SELECT close_purchase($1, 'expired')`, [purchase]);
  await shop.provider.pay(session, 'paid');
  await shop.processEvents();
  expect(await shop.row(purchase)).toMatchObject({ status: 'paid' });
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
});

test('the settlement credits a payment on another session of the purchase, and only logs an error for a second payment', async () => {
  const { purchase, session } = await shop.open(buyer);
  const other = await shop.provider.forgeSession({
    clientReferenceId: purchase,
    metadata: { purchase_id: purchase, user_id: buyer.id },
  });
  await shop.provider.pay(other.id, 'paid');
  await shop.processEvents();
  expect(await shop.row(purchase)).toMatchObject({ status: 'paid', session_id: other.id });
  await shop.provider.pay(session, 'paid');
  await shop.processEvents();
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
  expect(shop.log).toContainEqual(
    expect.objectContaining({ level: 50, purchaseId: purchase, msg: 'purchase paid twice' }),
  );
});

test('the settlement ignores an event that names the payment of another purchase', async () => {
  const [mine, other] = [await shop.open(buyer), await shop.open(await shop.buyer())];
  await shop.provider.pay(other.session, 'paid');
  expect(await shop.settlements.settle(mine.purchase, { sessionId: other.session })).toBe('open');
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
});

test('the settlement credits nothing for a session whose price differs from the purchase', async () => {
  const { purchase } = await shop.open(buyer, 'plan-50');
  const cheap = await shop.provider.forgeSession({
    clientReferenceId: purchase,
    metadata: { purchase_id: purchase },
    lookupKey: 'plan-10',
  });
  await shop.provider.pay(cheap.id, 'paid');
  await shop.processEvents();
  expect((await shop.row(purchase))['status']).toBe('quarantined');
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
});

test('the settlement quarantines a payment of a deleted account and leaves the audit empty', async () => {
  const { purchase, session } = await shop.open(buyer);
  await shop.owner.query('SELECT delete_account($1)', [buyer.id]);
  await shop.provider.pay(session, 'paid');
  await shop.processEvents();
  expect(await shop.row(purchase)).toMatchObject({ status: 'quarantined' });
  expect(shop.log).toContainEqual(expect.objectContaining({ level: 50, purchaseId: purchase }));
});

test('the settlement applies a refund to a deleted account and leaves the audit empty', async () => {
  const { purchase, intent } = await sold();
  await shop.owner.query('SELECT delete_account($1)', [buyer.id]);
  await shop.provider.refund(intent);
  await shop.processEvents();
  expect(await shop.row(purchase)).toMatchObject({ revoked_credits: 10 });
});

test('the settlement of an unknown purchase returns null', async () => {
  expect(await shop.settlements.settle('00000000-0000-4000-8000-000000000000')).toBeNull();
});
