import { creditPlansSchema } from '@portada/contracts';
import { type StripeSimulator, startStripeSimulator } from '@portada/simulators';
import { ApiClient, type PostOffice, auditOf, startPostOffice, until } from '@portada/testing';
import { publicUrl, startApi } from './api-harness';
import { type PaymentWorkerSide, startPaymentWorkerSide } from './payment-worker-side';
import { type Creator, type World, startWorld } from './world';

/** What our processes and the tests' provider know of one another. */
export const providerKeys = { secretKey: 'sk_test_proofs', webhookSecret: 'whsec_proofs' };

/** Several api processes and workers, inside the test's own, beside a payment provider that the test plays. */
export type PaymentWorld = World & {
  provider: StripeSimulator;
  /** What the provider tells us comes here, and no further unless the test sees to it. */
  office: PostOffice;
  origins: readonly string[];
  workers: readonly PaymentWorkerSide[];
  /** A creator's client at one of the apis. */
  at(creator: Creator, nr: number): ApiClient;
  /** Credits that a user may spend. */
  balanceOf(userId: string): Promise<number>;
  /** Fails where the audit finds anything. */
  expectSound(): Promise<void>;
};

/** Nothing is sold before an api has heard the provider's prices. */
const untilSold = (origin: string): Promise<unknown> =>
  until(
    async () => {
      const { body } = await new ApiClient(origin).get('/api/credit-plans');
      return creditPlansSchema.parse(body).items.every(({ isSold }) => isSold);
    },
    { what: 'the prices to be heard', timeoutMs: 60_000 },
  );

/** @param size how many of each; the workers do nothing before they are asked */
export const startPaymentWorld = async (size: { apis: number; workers: number }): Promise<PaymentWorld> => {
  const office = await startPostOffice();
  const provider = await startStripeSimulator({
    ...providerKeys,
    webhookUrl: office.url,
    pageBase: `${publicUrl}/simulators/stripe`,
  });
  const stripe = {
    STRIPE_SECRET_KEY: providerKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: providerKeys.webhookSecret,
    STRIPE_API_BASE: provider.apiBase,
  };
  const world = await startWorld(stripe);
  const servers = { DATABASE_URL: world.databaseUrl, REDIS_URL: world.redis.url };
  const others = await Promise.all(
    Array.from({ length: size.apis - 1 }, () => startApi({ ...servers, ...stripe })),
  );
  const workers = await Promise.all(
    Array.from({ length: size.workers }, () => startPaymentWorkerSide({ ...servers, ...stripe })),
  );
  const origins = [world.api, ...others].map(({ origin }) => origin);
  await Promise.all(origins.map(untilSold));
  return {
    ...world,
    provider,
    office,
    origins,
    workers,
    at: ({ cookie }, nr) => new ApiClient(origins[nr % origins.length] ?? world.api.origin, cookie),
    balanceOf: (userId) =>
      world.count(`SELECT balance FROM credit_accounts WHERE user_id = $1 AND kind = 'available'`, [userId]),
    expectSound: async () => expect(await auditOf(world.owner)).toEqual([]),
    close: async () => {
      await Promise.all([...workers, ...others].map((running) => running.close()));
      await world.close();
      await Promise.all([provider.close(), office.close()]);
    },
  };
};
