import { randomUUID } from 'node:crypto';
import type { Difference } from '@portada/contracts';
import { createDataSource } from '@portada/database';
import { createUser, testDatabase, type TestDatabase } from '@portada/testing';
import { type StripeSimulator, startStripeSimulator } from '@portada/simulators';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PaymentProvider } from './payment-provider';
import { reconcileOnce } from './reconciliation-command';
import { Reconciliation } from './reconciliation.service';

const keys = { secretKey: 'sk_test_reconciliation', webhookSecret: 'whsec_reconciliation' };

let testing: TestDatabase;
let owner: Pool;
let database: DataSource;
let stripe: StripeSimulator;
let provider: PaymentProvider;
let reconciliation: Reconciliation;
let buyer: string;
let admin: string;
let prices: Map<string, string>;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  stripe = await startStripeSimulator({ ...keys, pageBase: 'http://localhost/simulators/stripe' });
  database = await createDataSource({
    url: testing.url,
    entities: [],
    poolSize: 2,
    applicationName: 'spec',
  }).initialize();
  provider = new PaymentProvider({
    publicUrl: 'http://localhost',
    stripe: { ...keys, apiBase: stripe.apiBase },
  });
  reconciliation = new Reconciliation(database, provider);
  prices = new Map((await provider.prices()).map(({ lookupKey, id }) => [lookupKey, id]));
  buyer = (await createUser(owner)).id;
  admin = (await createUser(owner, { role: 'admin' })).id;
});
afterAll(async () => {
  await database.destroy();
  await stripe.close();
  await owner.end();
  await testing.drop();
});

type Sale = { id: string; session: string };

/** A purchase whose page waits for a card. */
const open = async (): Promise<Sale> => {
  const id = randomUUID();
  const priceId = prices.get('plan-10') ?? '';
  await owner.query(`SELECT open_purchase($1, $2, 'plan-10', 10, 299, 'usd', $3)`, [id, buyer, priceId]);
  const purchase = {
    id,
    userId: buyer,
    plan: 'plan-10',
    priceId,
    createdAt: new Date(),
    email: 'a@example.test',
  } as const;
  const session = await provider.createSession(purchase, 1);
  await owner.query('SELECT attach_session($1, $2, $3, $4)', [
    id,
    session.id,
    session.url,
    session.expiresAt,
  ]);
  return { id, session: session.id };
};
const intentOf = async ({ session }: Sale): Promise<string> =>
  (await provider.readSession(session))?.paymentIntentId ?? '';
/** One that was paid there. */
const pay = async (): Promise<Sale> => {
  const sale = await open();
  await stripe.pay(sale.session, 'paid');
  return sale;
};
/** One that was paid there and credited here. */
const sell = async (): Promise<Sale> => {
  const sale = await pay();
  await owner.query('SELECT fulfil_purchase($1, $2, $3)', [sale.id, sale.session, await intentOf(sale)]);
  return sale;
};
const revise = (id: string, refunded: number, disputed: number) =>
  owner.query('SELECT revise_purchase($1, $2, $3, (SELECT readings FROM purchases WHERE id = $1))', [
    id,
    refunded,
    disputed,
  ]);
const quarantine = async (sale: Sale, received = 299) =>
  owner.query(`SELECT quarantine_purchase($1, $2, 'another amount', $3, $4)`, [
    sale.id,
    sale.session,
    await intentOf(sale),
    received,
  ]);

const look = async (): Promise<Difference[]> => (await reconciliation.run({ secondLookMs: 0 })).differences;
/** What is found of one purchase, or of one of the provider's objects. */
const foundOf = async (ref: string): Promise<string[]> =>
  (await look()).filter((difference) => difference.ref === ref).map(({ kind }) => kind);

/** One statement without the guards of the database, as whoever has its disk would. @returns the id of the one row */
const unguarded = async (text: string, values: unknown[]): Promise<string> => {
  const client = await owner.connect();
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    const { rows } = await client.query<{ id: string }>(`${text} RETURNING id`, values);
    await client.query('COMMIT');
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  } finally {
    client.release(true);
  }
};
/** Corrupts a purchase, and puts it back afterwards. */
const corrupted = async (sale: Sale, set: string, expectation: () => Promise<void>): Promise<void> => {
  const { rows } = await owner.query<{ row: object }>(
    'SELECT to_jsonb(p) AS row FROM purchases p WHERE id = $1',
    [sale.id],
  );
  const id = await unguarded(`UPDATE purchases SET ${set} WHERE id = $1`, [sale.id]);
  try {
    await expectation();
  } finally {
    await unguarded('DELETE FROM purchases WHERE id = $1', [id]);
    await unguarded('INSERT INTO purchases SELECT * FROM jsonb_populate_record(null::purchases, $1)', [
      rows[0]?.row,
    ]);
  }
};

test('a healthy house, in which everything has happened, has none', async () => {
  await open();
  await sell();
  const [refunded, disputed, won, expired, delayed] = [
    await sell(),
    await sell(),
    await sell(),
    await open(),
    await open(),
  ];
  await stripe.refund(await intentOf(refunded), 100);
  await revise(refunded.id, 100, 0);
  await stripe.dispute(await intentOf(disputed));
  await revise(disputed.id, 0, 299);
  const { id } = await stripe.dispute(await intentOf(won));
  await stripe.closeDispute(id, 'won');
  await stripe.expire(expired.session);
  await owner.query(`SELECT close_purchase($1, 'expired')`, [expired.id]);
  await stripe.pay(delayed.session, 'delayed_success');
  await owner.query(`SELECT close_purchase($1, 'pending')`, [delayed.id]);
  const [refused, accepted] = [await pay(), await pay()];
  for (const sale of [refused, accepted]) await quarantine(sale);
  await owner.query('SELECT refuse_purchase($1, $2)', [refused.id, admin]);
  await stripe.refund(await intentOf(refused));
  await owner.query('SELECT accept_purchase($1, $2)', [accepted.id, admin]);
  // Another product's, in the same account.
  await stripe.forgeSession({ clientReferenceId: null, metadata: {} });
  expect(await look()).toEqual([]);
  const { rows } = await owner.query('SELECT * FROM reconciliations ORDER BY id DESC LIMIT 1');
  expect(rows).toMatchObject([{ differences: [], purchases: 9, finished_at: expect.any(Date) }]);
});

describe('finds what the provider knows and we do not', () => {
  test('a payment that was not credited', async () => {
    const sale = await pay();
    expect(await foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
    await owner.query(`SELECT close_purchase($1, 'expired')`, [sale.id]);
    expect(await foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
  });

  test('a second payment of one purchase, until it is given back', async () => {
    const sale = await sell();
    const twin = await stripe.forgeSession({
      clientReferenceId: sale.id,
      cents: 299,
      currency: 'usd',
      lookupKey: 'plan-10',
      mode: 'payment',
    });
    await stripe.pay(twin.id, 'paid');
    expect(await foundOf(twin.id)).toEqual(['paid at the provider, not credited here']);
    await stripe.refund(await intentOf({ id: '', session: twin.id }));
    expect(await foundOf(twin.id)).toEqual([]);
  });

  test('sessions of no purchase, paid or not', async () => {
    const [paid, claiming] = [
      await stripe.forgeSession({ clientReferenceId: null, metadata: {}, cents: 500 }),
      await stripe.forgeSession({ clientReferenceId: randomUUID() }),
    ];
    await stripe.pay(paid.id, 'paid');
    expect(await foundOf(paid.id)).toEqual(['session of no purchase']);
    expect(await foundOf(claiming.id)).toEqual(['session of no purchase']);
  });

  test('what waits for an administrator, and what was refused and not given back', async () => {
    const sale = await pay();
    await quarantine(sale);
    expect(await foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
    await owner.query('SELECT refuse_purchase($1, $2)', [sale.id, admin]);
    expect(await foundOf(sale.id)).toEqual(['paid at the provider, not credited here']);
  });

  test.each([
    ['a refund', async (sale: Sale) => void (await stripe.refund(await intentOf(sale), 1))],
    ['a dispute', async (sale: Sale) => void (await stripe.dispute(await intentOf(sale)))],
  ])('%s', async (_, happens) => {
    const sale = await sell();
    await happens(sale);
    expect(await foundOf(sale.id)).toEqual(['refunds or disputes differ']);
  });
});

describe('finds what is written here and is not so', () => {
  const terms = 'amount, currency or price differs';
  const unpaid = 'credited here, not paid at the provider';
  test.each([
    [`user_id = (SELECT id FROM users WHERE role = 'admin' LIMIT 1)`, terms],
    [`plan = 'plan-50', credits = 50`, terms],
    ['amount_cents = 1', terms],
    [`currency = 'eur'`, terms],
    [`price_id = 'price_other'`, terms],
    [`session_id = 'cs_other'`, 'session unknown to the provider'],
    [`session_url = 'https://elsewhere.test'`, 'session unknown to the provider'],
    [
      `status = 'paid', paid_at = now(), payment_intent_id = 'pi', received_cents = amount_cents, session_url = NULL`,
      unpaid,
    ],
  ])('of an open purchase: %s', async (set, kind) => {
    const sale = await open();
    await corrupted(sale, set, async () => expect(await foundOf(sale.id)).toContain(kind));
  });

  test.each([
    ['amount_cents = 300, received_cents = 300', terms],
    [`currency = 'eur'`, terms],
    [`price_id = 'price_other'`, terms],
    [`user_id = (SELECT id FROM users WHERE role = 'admin' LIMIT 1)`, terms],
    [`plan = 'plan-50', credits = 50`, 'credits differ from the ledger'],
    [`status = 'failed', paid_at = NULL`, 'paid at the provider, not credited here'],
    [`status = 'failed', paid_at = NULL`, 'credits differ from the ledger'],
    [`decision = 'accepted', received_cents = 100`, terms],
    [`payment_intent_id = 'pi_other'`, unpaid],
    [`session_id = 'cs_other'`, 'session unknown to the provider'],
    ['refunded_cents = 10', 'refunds or disputes differ'],
    ['disputed_cents = 10', 'refunds or disputes differ'],
    ['revoked_credits = 1', 'credits differ from the ledger'],
  ])('of a paid purchase: %s → %s', async (set, kind) => {
    const sale = await sell();
    await corrupted(sale, set, async () => expect(await foundOf(sale.id)).toContain(kind));
  });

  test('a purchase that is gone, or is called something else', async () => {
    const sale = await sell();
    await corrupted(sale, 'id = gen_random_uuid()', async () => {
      expect(await foundOf(sale.session)).toEqual([]);
      expect((await look()).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining([terms, 'credits differ from the ledger']),
      );
    });
    const other = await open();
    await corrupted(
      other,
      `session_id = NULL, status = 'failed', session_url = NULL, id = gen_random_uuid()`,
      async () => expect(await foundOf(other.session)).toEqual(['session of no purchase']),
    );
  });

  test('a session that leads to another purchase', async () => {
    const [sale, other] = [await sell(), await open()];
    await corrupted(other, `session_id = '${other.session}x'`, async () => {
      await corrupted(sale, `session_id = '${other.session}'`, async () => {
        expect(await foundOf(sale.id)).toEqual(expect.arrayContaining([terms, unpaid]));
        expect(await foundOf(sale.session)).toEqual(['paid at the provider, not credited here']);
      });
    });
  });
});

test('every column of a purchase is watched, or says nothing about money', async () => {
  const { rows } = await owner.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns WHERE table_name = 'purchases' ORDER BY 1`,
  );
  const here = [
    'amount_cents',
    'credits',
    'currency',
    'decision',
    'disputed_cents',
    'id',
    'payment_intent_id',
    'plan',
    'price_id',
    'received_cents',
    'refunded_cents',
    'revoked_credits',
    'session_id',
    'session_url',
    'status',
    'user_id',
  ];
  // audit.spec plants it: a lower one would stand in the way of the next change.
  const byTheAudit = ['revision'];
  // When something was, how often it was tried, and words for a person.
  const harmless = [
    'checked_at',
    'created_at',
    'expires_at',
    'paid_at',
    'problem',
    'readings',
    'session_attempt',
  ];
  expect(rows.map(({ column }) => column)).toEqual([...here, ...byTheAudit, ...harmless].sort());
});

describe('the runs', () => {
  test('what the second look does not find was only on its way', async () => {
    const sale = await pay();
    const running = reconciliation.run({ secondLookMs: 300 });
    await owner.query('SELECT fulfil_purchase($1, $2, $3)', [sale.id, sale.session, await intentOf(sale)]);
    expect((await running).differences.filter(({ ref }) => ref === sale.id)).toEqual([]);
  });

  test('of processes that ask at once one compares, and none again within a day', async () => {
    await owner.query('DELETE FROM reconciliations');
    const runs = await Promise.all([1, 2, 3].map(() => reconciliation.runIfDue({ secondLookMs: 0 })));
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
    expect(await reconciliation.runIfDue({ secondLookMs: 0 })).toBeNull();
    await owner.query(`UPDATE reconciliations SET started_at = now() - interval '25 hours'`);
    expect(await reconciliation.runIfDue({ secondLookMs: 0 })).not.toBeNull();
  });

  test('the command says each difference in words, and its exit code whether there are any', async () => {
    const target = {
      databaseUrl: testing.url,
      stripe: { ...keys, apiBase: stripe.apiBase, maxNetworkRetries: 0 },
      secondLookMs: 0,
    };
    const said: string[] = [];
    const sale = await pay();
    expect(await reconcileOnce(target, (text) => said.push(text))).toBe(1);
    expect(said.join('')).toContain(
      `- paid at the provider, not credited here: ${sale.id} (2.99 USD; it is open)\n`,
    );
    const healthy = await testDatabase();
    try {
      const quiet: string[] = [];
      const elsewhere = await startStripeSimulator({
        ...keys,
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
      expect(quiet.at(-1)).toBe('Nothing was compared: the payment provider is away.\n');
    } finally {
      await healthy.drop();
    }
  });
});
