import { PricingPage } from '../features/pricing/pricing.page';
import { pricingTexts } from '../features/pricing/pricing.texts';
import { addTexts } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

addTexts({ pricing: pricingTexts });

/** The page with what follows its heading, which stays as it was sent. */
export const pricingRoute = async () => {
  const Buying = await asSent('buying', async () => (await import('./pricing-buying')).Buying);
  return { Component: () => <PricingPage Buying={Buying} /> };
};
