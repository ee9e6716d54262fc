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

/** Creates the prices of the packs if the account has none; in test mode this is free. */
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
    process.stdout.write(`made the price ${lookupKey} in this account's test mode\n`);
  }
};

const testedProvider = (stripe: Stripe, base: string | undefined): TestedProvider => ({
  stripe,
  stranger: new Stripe('sk_test_nobody_knows_this_key', clientOptions(base)),
  pay: async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: productConfig.creditPlans[0].cents,
      currency: productConfig.creditPlans[0].currency,
      // The card that always succeeds, from the provider's documentation of testing.
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    return id;
  },
});

/**
 * Runs the scenarios against the provider's test mode and prints each result. `STRIPE_SECRET_KEY` is the key of the
 * account, `STRIPE_API_BASE` another address of the provider.
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
    `The provider could not be asked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
