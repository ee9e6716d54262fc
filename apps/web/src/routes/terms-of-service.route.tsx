import { policiesMessages } from '../features/policies/policies.messages';
import { TermsOfServicePage } from '../features/policies/terms-of-service.page';
import { registerMessages } from '../shared/i18n/translation';
import { staticIsland } from '../shared/site/static-island';

registerMessages({ policies: policiesMessages });

/** The page with its rules, which stay as they were sent. */
export const termsOfServiceRoute = async () => {
  const Rules = await staticIsland(
    'terms-rules',
    async () => (await import('../features/policies/terms-rules')).TermsOfServiceRules,
  );
  return { Component: () => <TermsOfServicePage Rules={Rules} /> };
};
