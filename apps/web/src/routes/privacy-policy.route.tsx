import { policiesMessages } from '../features/policies/policies.messages';
import { PrivacyPolicyPage } from '../features/policies/privacy-policy.page';
import { registerMessages } from '../shared/i18n/translation';
import { staticIsland } from '../shared/site/static-island';

registerMessages({ policies: policiesMessages });

/** The page with its rules, which stay as they were sent. */
export const privacyPolicyRoute = async () => {
  const Rules = await staticIsland(
    'privacy-rules',
    async () => (await import('../features/policies/privacy-rules')).PrivacyPolicyRules,
  );
  return { Component: () => <PrivacyPolicyPage Rules={Rules} /> };
};
