import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { policiesMessages } from './policies.messages';
import { policiesChanged } from './policy-dates';
import { TermsOfServicePage } from './terms-of-service.page';

registerMessages({ policies: policiesMessages });

/** Prerendered page of the terms of service. */
export const pages: readonly PublicPage[] = [{ path: '/terms-of-service', changed: policiesChanged.terms }];

/** Loads the page of the terms of service. The text of the terms is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Rules = await staticIsland(
    'terms-rules',
    async () => (await import('./terms-rules')).TermsOfServiceRules,
  );
  return () => <TermsOfServicePage Rules={Rules} />;
};
