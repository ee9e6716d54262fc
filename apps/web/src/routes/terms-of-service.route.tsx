import { policiesTexts } from '../features/policies/policies.texts';
import { TermsOfServicePage } from '../features/policies/terms-of-service.page';
import { addTexts } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

addTexts({ policies: policiesTexts });

/** The page with its rules, which stay as they were sent. */
export const termsOfServiceRoute = async () => {
  const Rules = await asSent(
    'terms-rules',
    async () => (await import('../features/policies/terms-rules')).TermsOfServiceRules,
  );
  return { Component: () => <TermsOfServicePage Rules={Rules} /> };
};
