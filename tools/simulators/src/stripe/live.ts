import { productConfig, planTexts } from '@portada/contracts';
import Stripe from 'stripe';
import { apiVersion } from './provider';
import { type TestedProvider, providerScenarios } from './provider-scenarios';

const clientOptions = (base: string | undefined): Stripe.StripeConfig => {
  const common = { apiVersion, maxNetworkRetries: 2, timeout: 30_000, telemetry: false } as const;
  if (base === undefined) return common;
  const { hostname: host, port, protocol } = new URL(base);
  return {
    ...common,
    host,
    ...(port && { port: Number(port) }),
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
};

/** Creates the missing prices of the credit packs in the account, which is free in test mode. */
const putPacksOnSale = async (stripe: Stripe): Promise<void> => {
  const lookupKeys = productConfig.creditPlans.map(({ lookupKey }) => lookupKey);
  const { data } = await stripe.prices.list({ lookup_keys: lookupKeys, active: true });
  for (const { id, lookupKey, cents, currency, credits } of productConfig.creditPlans) {
    if (data.some((price) => price.lookup_key === lookupKey)) continue;
    const name = `${productConfig.product} ${planTexts[id].en.name}: ${credits} credits`;
    await stripe.prices.create({
      lookup_key: lookupKey,
      unit_amount: cents,
      currency,
      product_data: { name },
    });
    process.stdout.write(`created the price ${lookupKey} in the test mode of the account\n`);
  }
};

const testedProvider = (stripe: Stripe, base: string | undefined): TestedProvider => ({
  stripe,
  stranger: new Stripe('sk_test_nobody_knows_this_key', clientOptions(base)),
  pay: async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: productConfig.creditPlans[0].cents,
      currency: productConfig.creditPlans[0].currency,
      // The test card that always succeeds (https://docs.stripe.com/testing).
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    return id;
  },
});

/**
 * Runs the provider scenarios against Stripe's test mode and prints each result. `STRIPE_SECRET_KEY` is the key of the
 * account. `STRIPE_API_BASE` replaces the address of Stripe.
 */
const main = async (): Promise<void> => {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_BASE: base } = process.env;
  const stripe = new Stripe(secretKey, clientOptions(base || undefined));
  await putPacksOnSale(stripe);
  const provider = testedProvider(stripe, base || undefined);
  let failed = 0;
  for (const { name, run } of providerScenarios) {
    const problem = await run(provider).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem !== null) failed += 1;
    process.stdout.write(problem === null ? `ok      ${name}\n` : `FAILED  ${name}\n        ${problem}\n`);
  }
  process.stdout.write(`${providerScenarios.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
};

main().catch((error: unknown) => {
  process.stderr.write(
    `The payment provider did not answer: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
