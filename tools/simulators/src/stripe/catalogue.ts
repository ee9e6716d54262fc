import { productConfig } from '@portada/contracts';
import type Stripe from 'stripe';
import { steadyId, randomId } from './ids';
import type { Provider } from './provider';
import type { WirePrice } from './state';

const priceOf = (options: {
  id: string;
  lookupKey: string;
  product: string;
  cents: number;
  currency: string;
  created: number;
}): WirePrice => ({
  id: options.id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: options.created,
  currency: options.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: options.lookupKey,
  metadata: {},
  nickname: null,
  product: options.product,
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: options.cents,
  unit_amount_decimal: String(options.cents),
});

const productOf = (options: {
  id: string;
  name: string;
  price: string;
  created: number;
}): Stripe.Product => ({
  id: options.id,
  object: 'product',
  active: true,
  created: options.created,
  default_price: options.price,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: options.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: options.created,
  url: null,
});

/** Creates the missing products and prices of the credit packs in `productConfig`. Existing prices stay unchanged. */
export const seedCatalogue = (provider: Provider): void =>
  provider.transact(null, () => {
    const created = provider.seconds();
    for (const { lookupKey, credits, cents, currency } of productConfig.creditPlans) {
      if (priceByLookupKey(provider, lookupKey)) continue;
      const id = steadyId('price_1', lookupKey);
      const product = steadyId('prod_', lookupKey);
      const name = `${productConfig.product}: ${credits} credits`;
      provider.state.put('products', productOf({ id: product, name, price: id, created }));
      provider.state.put('prices', priceOf({ id, lookupKey, product, cents, currency, created }));
    }
  });

/** Returns the active price with a lookup key. */
export const priceByLookupKey = (provider: Provider, lookupKey: string): Readonly<WirePrice> | undefined =>
  provider.state.all('prices').find((price) => price.lookup_key === lookupKey);

/**
 * Changes the amount of a price: a new price gets the lookup key, and the old price becomes inactive.
 * @throws Error if no price has the lookup key
 */
export const changePrice = (provider: Provider, lookupKey: string, cents: number): void =>
  provider.transact(null, () => {
    const old = priceByLookupKey(provider, lookupKey);
    if (!old) throw new Error(`no price has the lookup key ${lookupKey}`);
    provider.state.put('prices', { ...old, lookup_key: null, active: false });
    const product = typeof old.product === 'string' ? old.product : old.product.id;
    const { currency } = old;
    const created = provider.seconds();
    provider.state.put(
      'prices',
      priceOf({ id: randomId('price_1'), lookupKey, product, cents, currency, created }),
    );
  });
