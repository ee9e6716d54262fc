import { randomUUID } from 'node:crypto';
import { startStripeSimulator } from '@portada/simulators';
import { testDatabase } from '@portada/testing';
import { type Books, type Sale, booksKeys, openBooks } from './reconciliation-books.fixture';
import { reconcileOnce } from './reconciliation-command';

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

test('reconciliation finds no difference in consistent data with purchases of every kind', async () => {
  await books.open();
  await books.sell();
  const [refunded, disputed, won, expired, delayed] = [
    await books.sell(),
    await books.sell(),
    await books.sell(),
    await books.open(),
    await books.open(),
  ];
  await books.stripe.refund(await books.intentOf(refunded), 100);
  await books.revise(refunded.id, 100, 0);
  await books.stripe.dispute(await books.intentOf(disputed));
  await books.revise(disputed.id, 0, 299);
  const { id } = await books.stripe.dispute(await books.intentOf(won));
  await books.stripe.closeDispute(id, 'won');
  await books.stripe.expire(expired.session);
  await books.owner.query(`SELECT close_purchase($1, 'expired')`, [expired.id]);
  await books.stripe.pay(delayed.session, 'delayed_success');
  await books.owner.query(`SELECT close_purchase($1, 'pending')`, [delayed.id]);
  const [refused, accepted] = [await books.pay(), await books.pay()];
  for (const sale of [refused, accepted]) await books.quarantine(sale);
  await books.owner.query('SELECT refuse_purchase($1, $2)', [refused.id, books.admin]);
  await books.stripe.refund(await books.intentOf(refused));
  await books.owner.query('SELECT accept_purchase($1, $2)', [accepted.id, books.admin]);
  // A session of another product in the same account.
  await books.stripe.forgeSession({ clientReferenceId: null, metadata: {} });
  expect(await books.look()).toEqual([]);
  const { rows } = await books.owner.query('SELECT * FROM reconciliations ORDER BY id DESC LIMIT 1');
  expect(rows).toMatchObject([{ differences: [], purchases: 9, finished_at: expect.any(Date) }]);
});

describe('reconciliation finds a difference', () => {
  test('if a payment was not credited', async () => {
    const sale = await books.pay();
    expect(await books.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
    await books.owner.query(`SELECT close_purchase($1, 'expired')`, [sale.id]);
    expect(await books.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
  });

  test('if a purchase was paid twice, until one payment is refunded', async () => {
    const sale = await books.sell();
    const twin = await books.stripe.forgeSession({
      clientReferenceId: sale.id,
      cents: 299,
      currency: 'usd',
      lookupKey: 'plan-10',
      mode: 'payment',
    });
    await books.stripe.pay(twin.id, 'paid');
    expect(await books.foundOf(twin.id)).toEqual(['paid at the provider, not credited here']);
    await books.stripe.refund(await books.intentOf({ session: twin.id }));
    expect(await books.foundOf(twin.id)).toEqual([]);
  });

  test('if a session has no purchase, paid or not', async () => {
    const [paid, claiming] = [
      await books.stripe.forgeSession({ clientReferenceId: null, metadata: {}, cents: 500 }),
      await books.stripe.forgeSession({ clientReferenceId: randomUUID() }),
    ];
    await books.stripe.pay(paid.id, 'paid');
    expect(await books.foundOf(paid.id)).toEqual(['session of no purchase']);
    expect(await books.foundOf(claiming.id)).toEqual(['session of no purchase']);
  });

  test('if a purchase is quarantined, or was refused without a refund', async () => {
    const sale = await books.pay();
    await books.quarantine(sale);
    expect(await books.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
    await books.owner.query('SELECT refuse_purchase($1, $2)', [sale.id, books.admin]);
    expect(await books.foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
  });

  test.each([
    ['a refund', async (sale: Sale) => void (await books.stripe.refund(await books.intentOf(sale), 1))],
    ['a dispute', async (sale: Sale) => void (await books.stripe.dispute(await books.intentOf(sale)))],
  ])('%s', async (_, happens) => {
    const sale = await books.sell();
    await happens(sale);
    expect(await books.foundOf(sale.id)).toEqual(['refunds or disputes differ']);
  });
});

describe('runs of the reconciliation', () => {
  test('ignore a difference that the second comparison does not find', async () => {
    const sale = await books.pay();
    const intent = await books.intentOf(sale);
    const list = books.provider.listSessions.bind(books.provider);
    let looks = 0;
    const listing = jest.spyOn(books.provider, 'listSessions').mockImplementation(async function* (window) {
      looks += 1;
      if (looks === 2) {
        await books.owner.query('SELECT fulfil_purchase($1, $2, $3)', [sale.id, sale.session, intent]);
      }
      yield* list(window);
    });
    try {
      expect(await books.foundOf(sale.id)).toEqual([]);
      expect(looks).toBe(2);
    } finally {
      listing.mockRestore();
    }
  });

  test('compare once a day in one of several processes', async () => {
    await books.owner.query('DELETE FROM reconciliations');
    const runs = await Promise.all([1, 2, 3].map(() => books.reconciliation.runIfDue({ recheckAfterMs: 0 })));
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
    expect(await books.reconciliation.runIfDue({ recheckAfterMs: 0 })).toBeNull();
    await books.owner.query(`UPDATE reconciliations SET started_at = now() - interval '25 hours'`);
    expect(await books.reconciliation.runIfDue({ recheckAfterMs: 0 })).not.toBeNull();
  });

  test('the command reports each difference and exits with 1 if there are any', async () => {
    const target = {
      databaseUrl: books.databaseUrl,
      stripe: { ...booksKeys, apiBase: books.stripe.apiBase, maxNetworkRetries: 0 },
      recheckAfterMs: 0,
    };
    const said: string[] = [];
    const sale = await books.pay();
    expect(await reconcileOnce(target, (text) => said.push(text))).toBe(1);
    expect(said.join('')).toContain(
      `- paid at the provider, not credited here: ${sale.id} (2.99 USD; it is open)\n`,
    );
    const healthy = await testDatabase();
    try {
      const quiet: string[] = [];
      const elsewhere = await startStripeSimulator({
        ...booksKeys,
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
