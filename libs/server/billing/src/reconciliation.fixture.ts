import { randomUUID } from 'node:crypto';
import type { Difference } from '@portada/contracts';
import { createDataSource } from '@portada/database';
import { type StripeSimulator, startStripeSimulator } from '@portada/simulators';
import { createUser, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { PaymentProviderService } from './payment-provider.service';
import { ReconciliationService } from './reconciliation.service';

/** Keys of the simulated payment provider of the fixture. */
export const reconciliationFixtureKeys = {
  secretKey: 'sk_test_reconciliation',
  webhookSecret: 'whsec_reconciliation',
};

/** Ids of a purchase and of its payment session. */
export type Sale = { id: string; session: string };

/** A database and a simulated provider to compare by reconciliation. A change on one side does not change the other. */
export type ReconciliationFixture = {
  databaseUrl: string;
  owner: Pool;
  stripe: StripeSimulator;
  provider: PaymentProviderService;
  reconciliation: ReconciliationService;
  admin: string;
  /** Creates a purchase whose payment page is open. */
  open(): Promise<Sale>;
  /** Creates a purchase that was paid at the provider and is not credited. */
  pay(): Promise<Sale>;
  /** Creates a purchase that was paid at the provider and credited. */
  sell(): Promise<Sale>;
  intentOf(sale: Pick<Sale, 'session'>): Promise<string>;
  revise(id: string, refunded: number, disputed: number): Promise<unknown>;
  quarantine(sale: Sale): Promise<unknown>;
  look(): Promise<Difference[]>;
  /** Kinds of the differences that reconciliation finds for a purchase or an object of the provider. */
  foundOf(ref: string): Promise<string[]>;
  /** Corrupts a purchase past the checks of the database, and restores it afterwards. */
  corrupted(sale: Sale, set: string, expectation: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Starts a database and a simulated payment provider for tests of the reconciliation. */
export const createReconciliationFixture = async (): Promise<ReconciliationFixture> => {
  const testing = await testDatabase();
  const owner = new Pool({ connectionString: testing.url });
  const stripe = await startStripeSimulator({
    ...reconciliationFixtureKeys,
    pageBase: 'http://localhost/simulators/stripe',
  });
  const options = { url: testing.url, entities: [], poolSize: 2, applicationName: 'spec' };
  const database = await createDataSource(options).initialize();
  const provider = new PaymentProviderService({
    publicUrl: 'http://localhost',
    stripe: { ...reconciliationFixtureKeys, apiBase: stripe.apiBase },
  });
  const reconciliation = new ReconciliationService(database, provider);
  const prices = new Map((await provider.prices()).map(({ lookupKey, id }) => [lookupKey, id]));
  const buyer = (await createUser(owner)).id;
  const admin = (await createUser(owner, { role: 'admin' })).id;
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
  const intentOf = async ({ session }: Pick<Sale, 'session'>): Promise<string> =>
    (await provider.readSession(session))?.paymentIntentId ?? '';
  const pay = async (): Promise<Sale> => {
    const sale = await open();
    await stripe.pay(sale.session, 'paid');
    return sale;
  };
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
  const quarantine = async (sale: Sale) =>
    owner.query(`SELECT quarantine_purchase($1, $2, 'another amount', $3, $4)`, [
      sale.id,
      sale.session,
      await intentOf(sale),
      299,
    ]);

  const look = async (): Promise<Difference[]> =>
    (await reconciliation.run({ recheckAfterMs: 0 })).differences;
  const foundOf = async (ref: string): Promise<string[]> =>
    (await look()).filter((difference) => difference.ref === ref).map(({ kind }) => kind);

  /** Executes one statement without the triggers of the database. @returns the id of the changed row */
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

  return {
    databaseUrl: testing.url,
    owner,
    stripe,
    provider,
    reconciliation,
    admin,
    open,
    pay,
    sell,
    intentOf,
    revise,
    quarantine,
    look,
    foundOf,
    corrupted,
    close: async () => {
      await database.destroy();
      await stripe.close();
      await owner.end();
      await testing.drop();
    },
  };
};
