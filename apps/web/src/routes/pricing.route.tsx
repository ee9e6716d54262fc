import { PricingPage } from '../features/pricing/pricing.page';
import { pricingMessages } from '../features/pricing/pricing.messages';
import { registerMessages } from '../shared/i18n/translation';
import { staticIsland } from '../shared/site/static-island';

registerMessages({ pricing: pricingMessages });

/** The page with what follows its heading, which stays as it was sent. */
export const pricingRoute = async () => {
  const Buying = await staticIsland('buying', async () => (await import('./pricing-buying')).Buying);
  return { Component: () => <PricingPage Buying={Buying} /> };
};
