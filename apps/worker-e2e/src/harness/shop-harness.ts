import { randomUUID } from 'node:crypto';
import { type CheckoutAnswer, checkoutAnswerSchema } from '@portada/contracts';
import { type StripeSimulator, startStripeSimulator } from '@portada/simulators';
import {
  type ApiClient,
  type BuiltProcess,
  type RedisServer,
  type TestDatabase,
  auditOf,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { type Creator, Product } from './product';

const keys = { secretKey: 'sk_test_shop', webhookSecret: 'whsec_shop' };

/** Harness for purchases: the built processes, and a simulated payment provider that the test controls. */
export class Shop {
  private openOrigin = '';

  private constructor(
    readonly product: Product,
    readonly provider: StripeSimulator,
    private readonly database: TestDatabase,
    private readonly redis: RedisServer,
  ) {}

  /** Creates the harness. No process of Portada runs yet, and the simulated payment provider delivers no events. */
  static async open(): Promise<Shop> {
    const [database, redis, provider] = await Promise.all([
      testDatabase(),
      startRedisServer(),
      startStripeSimulator({ ...keys, pageBase: 'http://localhost:3000/simulators/stripe' }),
    ]);
    const env = {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: provider.apiBase,
    };
    const product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url, env });
    return new Shop(product, provider, database, redis);
  }

  /** Starts the api that serves customers from now on. The comments of this class call this process the open api. */
  async startApi(): Promise<BuiltProcess> {
    const api = await this.product.startApi();
    this.openOrigin = this.product.apiOrigin;
    return api;
  }

  /** Starts another api that is killed at a crash point, and creates a customer of this api. */
  async apiWithCrashPoint(point: string): Promise<{ api: BuiltProcess; creator: Creator; origin: string }> {
    const api = await this.product.startApi({ CRASH_AT: point });
    return { api, creator: await this.product.creator(), origin: this.product.apiOrigin };
  }

  /**
   * Signs a customer in at the open api.
   * @param before an existing customer; a new customer by default
   */
  async customer(before?: Creator): Promise<Creator> {
    const creator = before ?? (await this.product.creator());
    return { ...creator, client: await this.product.signIn(creator.userId, this.openOrigin) };
  }

  /**
   * Makes the simulated payment provider deliver its webhook events to an api.
   * @param origin of the api; the open api by default
   */
  sendWebhooks(origin = this.openOrigin): void {
    this.provider.sendWebhooksTo(`${origin}/api/stripe/webhook`);
  }

  /** Makes every retry and every payment check due, as if a day had passed. */
  async passDay(): Promise<void> {
    await this.product.owner.query(`UPDATE purchases SET checked_at = clock_timestamp() - interval '1 day'`);
    await this.product.owner.query(`UPDATE payment_events SET available_at = clock_timestamp()`);
  }

  /**
   * Records that a purchase was just checked at the payment provider, so that no sweep checks the purchase for an hour.
   */
  async keepFromSweep(purchaseId: string): Promise<void> {
    await this.product.owner.query(
      `UPDATE purchases SET checked_at = clock_timestamp() + interval '1 hour' WHERE id = $1`,
      [purchaseId],
    );
  }

  /** Requests a payment page for the smallest pack. @returns null if the api was killed before it responded */
  async checkout(client: ApiClient, key: string = randomUUID()): Promise<CheckoutAnswer | null> {
    const answer = await client
      .post('/api/create-checkout-session', { priceId: 'plan-10' }, { 'idempotency-key': key })
      .catch(() => null);
    if (answer === null) return null;
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return checkoutAnswerSchema.parse(answer.body);
  }

  /** Returns the id of the only payment session of a purchase at the provider. */
  sessionOf(purchaseId: string): string {
    const own = this.provider.read.sessions().filter((session) => session.client_reference_id === purchaseId);
    expect(own).toHaveLength(1);
    return own[0]?.id ?? '';
  }

  /** Returns the number of charges, the credits of credited purchases and the available credits of a user. */
  async account({ userId }: Creator): Promise<{ charges: number; credits: number; balance: number }> {
    const { rows } = await this.product.owner.query<{ id: string; credits: number; balance: number }>(
      `SELECT p.id, count(t.seq)::int AS credits, min(a.balance)::int AS balance
         FROM purchases p JOIN credit_accounts a ON a.user_id = p.user_id AND a.kind = 'available'
         LEFT JOIN credit_transfers t ON t.purchase_id = p.id AND t.kind = 'purchase'
        WHERE p.user_id = $1 GROUP BY p.id`,
      [userId],
    );
    const ids = new Set(rows.map(({ id }) => id));
    const charges = this.provider.read
      .charges()
      .filter(({ metadata, paid }) => paid && ids.has(metadata['purchase_id'] ?? ''));
    return {
      charges: charges.length,
      credits: rows.reduce((sum, { credits }) => sum + credits, 0),
      balance: rows[0]?.balance ?? 2,
    };
  }

  /**
   * Waits until the credits of one small pack are available, and expects one charge, one purchase transfer and an empty
   * audit.
   */
  async expectPaidOnce(creator: Creator): Promise<void> {
    await until(async () => (await this.account(creator)).credits > 0, {
      what: 'the credits of the purchase',
      timeoutMs: 60_000,
    });
    await this.expectQuiet();
    expect(await this.account(creator)).toEqual({ charges: 1, credits: 1, balance: 12 });
  }

  /** Waits until all delivered webhook events are processed, and expects an empty audit. */
  async expectQuiet(): Promise<void> {
    await this.provider.drainWebhooks();
    await until(
      async () =>
        (await this.product.owner.query('SELECT 1 FROM payment_events WHERE processed_at IS NULL'))
          .rowCount === 0,
      { what: 'every webhook event to be processed', timeoutMs: 60_000 },
    );
    expect(await auditOf(this.product.owner)).toEqual([]);
  }

  async close(): Promise<void> {
    await this.product.close();
    await this.provider.close();
    await Promise.all([this.database.drop(), this.redis.remove()]);
  }
}
