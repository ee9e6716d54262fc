import { type ReconciliationFixture, createReconciliationFixture } from './reconciliation.fixture';

let fixture: ReconciliationFixture;
beforeAll(async () => {
  fixture = await createReconciliationFixture();
});
afterAll(() => fixture.close());

describe('reconciliation of corrupted data', () => {
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
  ])('the reconciliation finds an open purchase that was corrupted by %s', async (set, kind) => {
    const sale = await fixture.open();
    await fixture.corrupted(sale, set, async () => expect(await fixture.foundOf(sale.id)).toContain(kind));
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
  ])('the reconciliation finds a paid purchase that was corrupted by %s: %s', async (set, kind) => {
    const sale = await fixture.sell();
    await fixture.corrupted(sale, set, async () => expect(await fixture.foundOf(sale.id)).toContain(kind));
  });

  test('the reconciliation finds a purchase that was deleted or has another id', async () => {
    const sale = await fixture.sell();
    await fixture.corrupted(sale, 'id = gen_random_uuid()', async () => {
      expect(await fixture.foundOf(sale.session)).toEqual([]);
      expect((await fixture.look()).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining([terms, 'credits differ from the ledger']),
      );
    });
    const other = await fixture.open();
    await fixture.corrupted(
      other,
      `session_id = NULL, status = 'failed', session_url = NULL, id = gen_random_uuid()`,
      async () => expect(await fixture.foundOf(other.session)).toEqual(['session of no purchase']),
    );
  });

  test('the reconciliation finds a purchase with the session of another purchase', async () => {
    const [sale, other] = [await fixture.sell(), await fixture.open()];
    await fixture.corrupted(other, `session_id = '${other.session}x'`, async () => {
      await fixture.corrupted(sale, `session_id = '${other.session}'`, async () => {
        expect(await fixture.foundOf(sale.id)).toEqual(expect.arrayContaining([terms, unpaid]));
        expect(await fixture.foundOf(sale.session)).toEqual(['paid at the provider, not credited here']);
      });
    });
  });
});

test('reconciliation compares every column of a purchase that affects money', async () => {
  const { rows } = await fixture.owner.query<{ column: string }>(
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
  // The audit compares the column `revision`, and audit.spec.ts tests the audit. A lower revision would prevent the
  // next change of the purchase.
  const byTheAudit = ['revision'];
  // Columns with times, counters and texts do not affect money, so the reconciliation does not have to
  // detect corrupted values in these columns.
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
