import { randomUUID } from 'node:crypto';
import { Global, Module, Scope } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccountsModule, accountEntities, languageOf } from '@portada/accounts';
import { CreditsModule } from '@portada/credits';
import { DatabaseModule } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { createHttpApp } from '@portada/http';
import { RateLimitModule } from '@portada/rate-limit';
import { Metrics, createLogger, httpLogger } from '@portada/observability';
import { type StripeSimulator, type StripeSimulatorOptions, startStripeSimulator } from '@portada/simulators';
import {
  type Answer,
  ApiClient,
  auditOf,
  createSession,
  createUser,
  testDatabase,
  testRedis,
  testSecretKeys,
} from '@portada/testing';
import { SecretsModule } from '@portada/secrets';
import { StorageModule } from '@portada/storage';
import { LoggerModule } from 'nestjs-pino';
import { Pool } from 'pg';
import type { StripeOptions } from '../billing-options';
import { BillingHttpModule, BillingWorkerModule } from '../billing.module';
import { PaymentInboxService } from '../payment-inbox.service';
import { PacksService } from '../packs.service';
import { PurchaseSweepsService } from '../purchase-sweeps.service';
import { SettlementsService } from '../settlements.service';

/** The origin of Portada that browsers see in tests. */
export const publicUrl = 'http://localhost:3000';
/** Keys of the simulated payment provider of the shop harness. */
export const shopHarnessKeys = { secretKey: 'sk_test_shop', webhookSecret: 'whsec_shop' };

type Line = { level: number; msg: string } & Record<string, unknown>;
type Published = { userId: string; name: string; body: unknown };

const log: Line[] = [];

/** A test user with a session, who may buy packs. */
export type Buyer = { id: string; email: string; client: ApiClient };

/** Payments over HTTP for tests: the billing modules of api and worker, a real database, and a simulated provider. */
export type ShopHarness = {
  app: NestFastifyApplication;
  origin: string;
  provider: StripeSimulator;
  plans: PacksService;
  inbox: PaymentInboxService;
  sweeps: PurchaseSweepsService;
  settlements: SettlementsService;
  /** Connections of the database's owner. */
  owner: Pool;
  /** Log lines and published events of the test, oldest first. */
  log: Line[];
  published: Published[];
  buyer(credits?: number): Promise<Buyer>;
  /** Requests a payment page. */
  checkout(buyer: Buyer, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Requests a payment page and expects success. @returns the ids of the purchase and of its session */
  open(buyer: Buyer, plan?: string): Promise<{ purchase: string; session: string }>;
  confirm(buyer: Buyer, session: string): Promise<Answer>;
  /** Receives the events of the simulated provider, and processes all due events. */
  processEvents(): Promise<void>;
  row(purchase: string): Promise<Record<string, unknown>>;
  /** Reads available credits and debt of a buyer. */
  balance(buyer: Pick<Buyer, 'id'>): Promise<{ available: number; debt: number }>;
  intentOf(session: string): string;
  /** Reads a counter of the modules of api and worker together. @returns undefined if there is no such series */
  counted(name: string, labels: Readonly<Record<string, string>>): Promise<number | undefined>;
  close(): Promise<void>;
};

/**
 * Starts the shop harness.
 * @param options `stripe` has options of the provider's client that differ from the defaults, or null for no
 *   provider; `simulator` has options of the simulated provider
 */
export const createShopHarness = async (
  options: {
    stripe?: Partial<StripeOptions> | null;
    simulator?: Partial<StripeSimulatorOptions>;
    checkoutPoints?: number;
  } = {},
): Promise<ShopHarness> => {
  const database = await testDatabase();
  const owner = new Pool({ connectionString: database.url, max: 4 });
  owner.on('error', () => undefined);
  const provider = await startStripeSimulator({
    ...shopHarnessKeys,
    pageBase: `${publicUrl}/simulators/stripe`,
    ...options.simulator,
  });
  // nestjs-pino logs outside of requests with the logger of the first application of the process.
  log.length = 0;
  const published: Published[] = [];
  const metrics: Metrics[] = [];
  const logger = createLogger(
    { name: 'shop', level: 'info' },
    { write: (line: string) => void log.push(JSON.parse(line) as Line) },
  );
  const stripe =
    options.stripe === null
      ? null
      : {
          ...shopHarnessKeys,
          apiBase: provider.apiBase,
          timeoutMs: 5_000,
          maxNetworkRetries: 0,
          ...options.stripe,
        };
  const app = await createHttpApp(
    shopModule({ ...options, databaseUrl: database.url, logger, published, metrics, stripe }),
    { logger, languageOf },
  );
  await app.listen(0, '127.0.0.1');
  const address = app.getHttpServer().address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const inbox = app.get(PaymentInboxService, { strict: false });
  provider.sendWebhooksTo(`${origin}/api/stripe/webhook`);
  const checkout: ShopHarness['checkout'] = ({ client }, body = { priceId: 'plan-10' }, headers = {}) =>
    client.post('/api/create-checkout-session', body, headers);
  return {
    app,
    origin,
    provider,
    plans: app.get(PacksService, { strict: false }),
    inbox,
    sweeps: app.get(PurchaseSweepsService, { strict: false }),
    settlements: app.get(SettlementsService, { strict: false }),
    owner,
    log,
    published,
    buyer: async (credits = 2) => {
      const { id, email } = await createUser(owner, { credits });
      return { id, email, client: new ApiClient(origin, await createSession(owner, id)) };
    },
    checkout,
    open: async (buyer, plan = 'plan-10') => {
      const purchase = randomUUID();
      const answer = await checkout(buyer, { priceId: plan }, { 'idempotency-key': purchase });
      if (answer.status !== 200) throw new Error(`no payment page: ${answer.bytes.toString()}`);
      return { purchase, session: (answer.body as { sessionId: string }).sessionId };
    },
    confirm: ({ client }, sessionId) => client.post('/api/confirm-payment', { sessionId }),
    processEvents: async () => {
      await provider.drainWebhooks();
      while ((await inbox.processDue()) > 0);
    },
    row: async (purchase) => {
      const { rows } = await owner.query<Record<string, unknown>>('SELECT * FROM purchases WHERE id = $1', [
        purchase,
      ]);
      return rows[0] ?? {};
    },
    balance: async ({ id }) => {
      const { rows } = await owner.query<{ available: number; debt: number }>(
        `SELECT max(balance) FILTER (WHERE kind = 'available')::int AS available,
                max(balance) FILTER (WHERE kind = 'debt')::int AS debt
           FROM credit_accounts WHERE user_id = $1`,
        [id],
      );
      return rows[0] ?? { available: -1, debt: -1 };
    },
    intentOf: (session) => String(provider.read.session(session)?.payment_intent),
    counted: async (name, labels) => {
      const found: number[] = [];
      for (const { registry } of metrics)
        for (const one of (await registry.getSingleMetric(name)?.get())?.values ?? [])
          if (Object.entries(labels).every(([label, value]) => one.labels[label] === value))
            found.push(one.value);
      return found.length === 0 ? undefined : found.reduce((sum, value) => sum + value, 0);
    },
    close: async () => {
      const breaches = await auditOf(owner);
      await app.close();
      await owner.end();
      await provider.close();
      await database.drop();
      expect(breaches).toEqual([]);
    },
  };
};

const shopModule = (shop: {
  databaseUrl: string;
  logger: ReturnType<typeof createLogger>;
  published: Published[];
  metrics: Metrics[];
  stripe: StripeOptions | null;
  checkoutPoints?: number;
}) => {
  const redis = testRedis();
  const events: EventPublisher = {
    publish: (userId, name, body) => void shop.published.push({ userId, name, body }),
    publishSessionEnded: () => undefined,
    close: () => Promise.resolve(),
  };

  /** Each service has metrics of its own, because the modules of api and worker have the same ones. */
  const newMetrics = (): Metrics => {
    const metrics = new Metrics('shop');
    shop.metrics.push(metrics);
    return metrics;
  };

  @Global()
  @Module({
    providers: [
      { provide: EVENT_PUBLISHER, useValue: events },
      { provide: Metrics, useFactory: newMetrics, scope: Scope.TRANSIENT },
    ],
    exports: [EVENT_PUBLISHER, Metrics],
  })
  class EventsStub {}

  @Module({
    imports: [
      LoggerModule.forRoot(httpLogger({ logger: shop.logger })),
      DatabaseModule.register({
        url: shop.databaseUrl,
        entities: accountEntities,
        poolSize: 8,
        applicationName: 'shop-spec',
      }),
      EventsStub,
      StorageModule.register({ STORAGE_DIR: '/nowhere', S3_BUCKET: 'unused', S3_REGION: 'unused' }),
      RateLimitModule.register({
        redisUrl: redis.url,
        prefix: redis.prefix,
        logger: shop.logger,
        ...(shop.checkoutPoints && {
          overrides: { checkoutByAccount: { points: shop.checkoutPoints, seconds: 3600, inMemory: true } },
        }),
      }),
      CreditsModule.register({ repair: 'off' }),
      SecretsModule.register({ SECRET_KEYS: testSecretKeys }),
      AccountsModule.register({ publicUrl }),
      BillingHttpModule.register({ publicUrl, stripe: shop.stripe }),
      BillingWorkerModule.register({ publicUrl, stripe: shop.stripe }),
    ],
  })
  class ShopModule {}
  return ShopModule;
};
