import { randomUUID } from 'node:crypto';
import { startStripeSimulator } from '@portada/simulators';
import { testDatabase } from '@portada/testing';
import {
  type ReconciliationFixture,
  type Sale,
  reconciliationFixtureKeys,
  createReconciliationFixture,
} from './reconciliation.fixture';
import { reconcileOnce } from './reconciliation-command';

let fixture: ReconciliationFixture;
beforeAll(async () => {
  fixture = await createReconciliationFixture();
});
afterAll(() => fixture.close());

test('reconciliation finds no difference in consistent data with purchases of every kind', async () => {
  await fixture.open();
  await fixture.sell();
  const [refunded, disputed, won, expired, delayed] = [
    await fixture.sell(),
    await fixture.sell(),
    await fixture.sell(),
    await fixture.open(),
    await fixture.open(),
  ];
  await fixture.stripe.refund(await fixture.intentOf(refunded), 100);
  await fixture.revise(refunded.id, 100, 0);
  await fixture.stripe.dispute(await fixture.intentOf(disputed));
  await fixture.revise(disputed.id, 0, 299);
  const { id } = await fixture.stripe.dispute(await fixture.intentOf(won));
  await fixture.stripe.closeDispute(id, 'won');
  await fixture.stripe.expire(expired.session);
  await fixture.owner.query(`SELECT close_purchase($1, 'expired')`, [expired.id]);
  await fixture.stripe.pay(delayed.session, 'delayed_success');
  await fixture.owner.query(`SELECT close_purchase($1, 'pending')`, [delayed.id]);
  const [refused, accepted] = [await fixture.pay(), await fixture.pay()];
  for (const sale of [refused, accepted]) await fixture.quarantine(sale);
  await fixture.owner.query('SELECT refuse_purchase($1, $2)', [refused.id, fixture.admin]);
  await fixture.stripe.refund(await fixture.intentOf(refused));
  await fixture.owner.query('SELECT accept_purchase($1, $2)', [accepted.id, fixture.admin]);
  // The provider's account also has a payment session that belongs to another product.
  await fixture.stripe.forgeSession({ clientReferenceId: null, metadata: {} });
  expect(await fixture.look()).toEqual([]);
  const { rows } = await fixture.owner.query('SELECT * FROM reconciliations ORDER BY id DESC LIMIT 1');
  expect(rows).toMatchObject([{ differences: [], purchases: 9, finished_at: expect.any(Date) }]);
});

describe('differences that reconciliation finds', () => {
  test('the reconciliation finds a payment that was not credited', async () => {
    const sale = await fixture.pay();
    expect(await fixture.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
    await fixture.owner.query(`SELECT close_purchase($1, 'expired')`, [sale.id]);
    expect(await fixture.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
  });

  test('the reconciliation finds a purchase that was paid twice, until one payment is refunded', async () => {
    const sale = await fixture.sell();
    const twin = await fixture.stripe.forgeSession({
      clientReferenceId: sale.id,
      cents: 299,
      currency: 'usd',
      lookupKey: 'plan-10',
      mode: 'payment',
    });
    await fixture.stripe.pay(twin.id, 'paid');
    expect(await fixture.foundOf(twin.id)).toEqual(['paid at the provider, not credited here']);
    await fixture.stripe.refund(await fixture.intentOf({ session: twin.id }));
    expect(await fixture.foundOf(twin.id)).toEqual([]);
  });

  test('the reconciliation finds a payment session without a purchase, paid or unpaid', async () => {
    const [paid, claiming] = [
      await fixture.stripe.forgeSession({ clientReferenceId: null, metadata: {}, cents: 500 }),
      await fixture.stripe.forgeSession({ clientReferenceId: randomUUID() }),
    ];
    await fixture.stripe.pay(paid.id, 'paid');
    expect(await fixture.foundOf(paid.id)).toEqual(['session of no purchase']);
    expect(await fixture.foundOf(claiming.id)).toEqual(['session of no purchase']);
  });

  test('the reconciliation finds a payment whose purchase is quarantined, or was refused without a refund', async () => {
    const sale = await fixture.pay();
    await fixture.quarantine(sale);
    expect(await fixture.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
    await fixture.owner.query('SELECT refuse_purchase($1, $2)', [sale.id, fixture.admin]);
    expect(await fixture.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
  });

  test.each([
    ['a refund', async (sale: Sale) => void (await fixture.stripe.refund(await fixture.intentOf(sale), 1))],
    ['a dispute', async (sale: Sale) => void (await fixture.stripe.dispute(await fixture.intentOf(sale)))],
  ])('the reconciliation finds %s that was not applied to the purchase', async (_, happens) => {
    const sale = await fixture.sell();
    await happens(sale);
    expect(await fixture.foundOf(sale.id)).toEqual(['refunds or disputes differ']);
  });
});

describe('runs of the reconciliation', () => {
  test('the reconciliation ignores a difference that the second comparison does not find', async () => {
    const sale = await fixture.pay();
    const intent = await fixture.intentOf(sale);
    const list = fixture.provider.listSessions.bind(fixture.provider);
    let looks = 0;
    const listing = jest.spyOn(fixture.provider, 'listSessions').mockImplementation(async function* (window) {
      looks += 1;
      if (looks === 2) {
        await fixture.owner.query('SELECT fulfil_purchase($1, $2, $3)', [sale.id, sale.session, intent]);
      }
      yield* list(window);
    });
    try {
      expect(await fixture.foundOf(sale.id)).toEqual([]);
      expect(looks).toBe(2);
    } finally {
      listing.mockRestore();
    }
  });

  test('the reconciliation runs once a day in one of several processes', async () => {
    await fixture.owner.query('DELETE FROM reconciliations');
    const runs = await Promise.all(
      [1, 2, 3].map(() => fixture.reconciliation.runIfDue({ recheckAfterMs: 0 })),
    );
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
    expect(await fixture.reconciliation.runIfDue({ recheckAfterMs: 0 })).toBeNull();
    await fixture.owner.query(`UPDATE reconciliations SET started_at = now() - interval '25 hours'`);
    expect(await fixture.reconciliation.runIfDue({ recheckAfterMs: 0 })).not.toBeNull();
  });

  test('the reconciliation command reports each difference, and exits with 1 if there are any', async () => {
    const target = {
      databaseUrl: fixture.databaseUrl,
      stripe: { ...reconciliationFixtureKeys, apiBase: fixture.stripe.apiBase, maxNetworkRetries: 0 },
      recheckAfterMs: 0,
    };
    const said: string[] = [];
    const sale = await fixture.pay();
    expect(await reconcileOnce(target, (text) => said.push(text))).toBe(1);
    expect(said.join('')).toContain(
      `- paid at the provider, not credited here: ${sale.id} (2.99 USD; the purchase is open)\n`,
    );
    const healthy = await testDatabase();
    try {
      const quiet: string[] = [];
      const elsewhere = await startStripeSimulator({
        ...reconciliationFixtureKeys,
        pageBase: 'http://localhost/simulators/stripe',
      });
      const answer = await reconcileOnce(
        { ...target, databaseUrl: healthy.url, stripe: { ...target.stripe, apiBase: elsewhere.apiBase } },
        (text) => quiet.push(text),
      );
      expect([answer, quiet.join('')]).toEqual([
        0,
        '0 purchases and 0 sessions of the last 40 days were compared. Purchases, ledger and provider agree.\n',
      ]);
      await elsewhere.close();
      expect(
        await reconcileOnce(
          { ...target, stripe: { ...target.stripe, apiBase: 'http://127.0.0.1:9' } },
          (text) => quiet.push(text),
        ),
      ).toBe(1);
      expect(quiet.at(-1)).toBe('Nothing was compared: the payment provider is unavailable.\n');
    } finally {
      await healthy.drop();
    }
  });
});
