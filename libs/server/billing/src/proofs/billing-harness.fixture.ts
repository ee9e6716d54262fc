import { randomUUID } from 'node:crypto';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CreditsModule } from '@portada/credits';
import { DatabaseModule } from '@portada/database';
import { EventsModule } from '@portada/events';
import { createLogger, httpLogger } from '@portada/observability';
import { type StripeSimulator, startStripeSimulator } from '@portada/simulators';
import {
  type WebhookCapture,
  auditOf,
  createUser,
  startWebhookCapture,
  testDatabase,
  testRedis,
  until,
} from '@portada/testing';
import { LoggerModule } from 'nestjs-pino';
import { Pool } from 'pg';
import { BILLING_OPTIONS, type BillingOptions } from '../billing-options';
import { CheckoutService } from '../checkout.service';
import { PaymentInboxService } from '../payment-inbox.service';
import { PaymentProviderService } from '../payment-provider.service';
import { PacksService } from '../packs.service';
import { PurchaseSweepsService } from '../purchase-sweeps.service';
import { PurchasesService } from '../purchases.service';
import { SettlementsService } from '../settlements.service';

const logger = createLogger({ name: 'billing-harness', level: 'silent' });
const publicUrl = 'http://localhost:3000';
const services = [
  PaymentProviderService,
  PurchasesService,
  SettlementsService,
  PaymentInboxService,
  PacksService,
  CheckoutService,
  PurchaseSweepsService,
];

@Global()
@Module({})
class BillingHarnessModule {
  static register(databaseUrl: string, options: BillingOptions): DynamicModule {
    return {
      module: BillingHarnessModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: databaseUrl,
          entities: [],
          poolSize: 12,
          applicationName: 'portada-billing-harness',
        }),
        EventsModule.register({ redisUrl: testRedis().url, logger }),
        CreditsModule,
      ],
      providers: [...services, { provide: BILLING_OPTIONS, useValue: options }],
    };
  }
}

/** Payments without HTTP, for tests: the services of api and worker, a database, and a simulated provider. */
export type BillingHarness = {
  checkout: CheckoutService;
  settlements: SettlementsService;
  inbox: PaymentInboxService;
  sweeps: PurchaseSweepsService;
  /** The provider service that all services of the billing harness use. */
  paymentProvider: PaymentProviderService;
  provider: StripeSimulator;
  /** Captures the webhook events of the provider. The test decides which of them reach the inbox. */
  webhooks: WebhookCapture;
  /** Connections of the database's owner. */
  owner: Pool;
  /** Creates a user who buys a pack and pays it at the provider; nothing is credited yet. */
  sell(planId?: string, userId?: string): Promise<Sale>;
  /** Reads the balances of a user by kind of credit account, and the revoked credits of one purchase. */
  ledgerOf(sale: Sale): Promise<Record<string, number>>;
  /** Expects that the audit of the ledger finds no breach. */
  expectSound(): Promise<void>;
  close(): Promise<void>;
};

/** A purchase that was paid at the provider. */
export type Sale = { userId: string; purchase: string; session: string; intent: string };

const billingHarnessKeys = { secretKey: 'sk_test_harness', webhookSecret: 'whsec_harness' };

/**
 * Starts the billing harness. @param patience timeout of a request to the provider in ms, and the number of retries
 */
export const createBillingHarness = async (
  patience: { timeoutMs?: number; maxNetworkRetries?: number } = {},
): Promise<BillingHarness> => {
  const database = await testDatabase();
  const owner = new Pool({ connectionString: database.url, max: 4 });
  owner.on('error', () => undefined);
  const webhooks = await startWebhookCapture();
  const provider = await startStripeSimulator({
    ...billingHarnessKeys,
    webhookUrl: webhooks.url,
    pageBase: `${publicUrl}/simulators/stripe`,
  });
  const options = { publicUrl, stripe: { ...billingHarnessKeys, apiBase: provider.apiBase, ...patience } };
  const app = await NestFactory.createApplicationContext(
    BillingHarnessModule.register(database.url, options),
    {
      logger: false,
    },
  );
  const [checkout, plans] = [app.get(CheckoutService), app.get(PacksService)];
  // No pack is sold before the prices were read, and a test may later make the provider fail.
  await until(async () => (await plans.list('en')).every(({ isSold }) => isSold), {
    what: 'the prices to be read',
    timeoutMs: 60_000,
  });
  return {
    checkout,
    settlements: app.get(SettlementsService),
    inbox: app.get(PaymentInboxService),
    sweeps: app.get(PurchaseSweepsService),
    paymentProvider: app.get(PaymentProviderService),
    provider,
    webhooks,
    owner,
    sell: async (planId = 'plan-10', given) => {
      const userId = given ?? (await createUser(owner)).id;
      const purchase = randomUUID();
      const { sessionId: session } = await checkout.create(userId, { priceId: planId }, purchase);
      await provider.pay(session, 'paid');
      return { userId, purchase, session, intent: String(provider.read.session(session)?.payment_intent) };
    },
    ledgerOf: async ({ userId, purchase }) => {
      const { rows } = await owner.query<{ kind: string; balance: number }>(
        `SELECT kind, balance::int FROM credit_accounts WHERE user_id = $1
         UNION ALL SELECT 'revoked', revoked_credits FROM purchases WHERE id = $2`,
        [userId, purchase],
      );
      return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
    },
    expectSound: async () => expect(await auditOf(owner)).toEqual([]),
    close: async () => {
      await app.close();
      await owner.end();
      await Promise.all([provider.close(), webhooks.close()]);
      await database.drop();
    },
  };
};
