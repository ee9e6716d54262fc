import { creditPlansSchema } from '@portada/contracts';
import { type StripeSimulator, startStripeSimulator } from '@portada/simulators';
import { ApiClient, type WebhookCapture, auditOf, startWebhookCapture, until } from '@portada/testing';
import { type InProcessPaymentWorker, startInProcessPaymentWorker } from './in-process-payment-worker';
import { type Creator, type TestApp, publicUrl, startApi, startTestApp } from './test-app';

/** Keys that the processes of Portada share with the simulated payment provider. */
export const providerKeys = { secretKey: 'sk_test_proofs', webhookSecret: 'whsec_proofs' };

/** Several apis and workers inside the process of the test, and a simulated payment provider. */
export type PaymentTestApp = TestApp & {
  provider: StripeSimulator;
  /** Captures the webhook events of the payment provider. Only the test delivers the events to an api. */
  webhooks: WebhookCapture;
  origins: readonly string[];
  workers: readonly InProcessPaymentWorker[];
  /** Returns an HTTP client that sends the requests of a creator to the api with the index `nr`. */
  at(creator: Creator, nr: number): ApiClient;
  /** Returns the credits that a user may spend. */
  balanceOf(userId: string): Promise<number>;
  /** Expects that the audit of the ledger finds no breach. */
  expectCleanAudit(): Promise<void>;
};

/** Waits until an api has read the payment provider's prices, because the api sells no pack before. */
const untilSold = (origin: string): Promise<unknown> =>
  until(
    async () => {
      const { body } = await new ApiClient(origin).get('/api/credit-plans');
      return creditPlansSchema.parse(body).items.every(({ isSold }) => isSold);
    },
    { what: 'the prices of the provider to be read', timeoutMs: 60_000 },
  );

/**
 * Starts the payment test app. The workers do nothing until the test calls them.
 * @param size number of apis and of workers
 */
export const startPaymentTestApp = async (size: {
  apis: number;
  workers: number;
}): Promise<PaymentTestApp> => {
  const webhooks = await startWebhookCapture();
  const provider = await startStripeSimulator({
    ...providerKeys,
    webhookUrl: webhooks.url,
    pageBase: `${publicUrl}/simulators/stripe`,
  });
  const stripe = {
    STRIPE_SECRET_KEY: providerKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: providerKeys.webhookSecret,
    STRIPE_API_BASE: provider.apiBase,
  };
  const app = await startTestApp(stripe);
  const servers = { DATABASE_URL: app.databaseUrl, REDIS_URL: app.redis.url };
  const others = await Promise.all(
    Array.from({ length: size.apis - 1 }, () => startApi({ ...servers, ...stripe })),
  );
  const workers = await Promise.all(
    Array.from({ length: size.workers }, () => startInProcessPaymentWorker({ ...servers, ...stripe })),
  );
  const origins = [app.api, ...others].map(({ origin }) => origin);
  await Promise.all(origins.map(untilSold));
  return {
    ...app,
    provider,
    webhooks,
    origins,
    workers,
    at: ({ cookie }, nr) => new ApiClient(origins[nr % origins.length] ?? app.api.origin, cookie),
    balanceOf: (userId) =>
      app.count(`SELECT balance FROM credit_accounts WHERE user_id = $1 AND kind = 'available'`, [userId]),
    expectCleanAudit: async () => expect(await auditOf(app.owner)).toEqual([]),
    close: async () => {
      await Promise.all([...workers, ...others].map((running) => running.close()));
      await app.close();
      await Promise.all([provider.close(), webhooks.close()]);
    },
  };
};
