import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { pricingMessages } from './pricing.messages';
import { PricingPage } from './pricing.page';

registerMessages({ pricing: pricingMessages });

/** Prerendered pricing page. */
export const pages: readonly PublicPage[] = [{ path: '/pricing', changed: '2026-11-22' }];

/** Loads the pricing page. The part below the heading is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Buying = await staticIsland('buying', async () => (await import('./buying.island')).Buying);
  return () => <PricingPage Buying={Buying} />;
};
