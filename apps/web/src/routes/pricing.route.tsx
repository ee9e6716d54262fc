import { PricingPage } from '../features/pricing/pricing.page';
import { pricingMessages } from '../features/pricing/pricing.messages';
import { registerMessages } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

registerMessages({ pricing: pricingMessages });

/** The page with what follows its heading, which stays as it was sent. */
export const pricingRoute = async () => {
  const Buying = await asSent('buying', async () => (await import('./pricing-buying')).Buying);
  return { Component: () => <PricingPage Buying={Buying} /> };
};
