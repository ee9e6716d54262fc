import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { policiesMessages } from './policies.messages';
import { policiesChanged } from './policy-dates';
import { PrivacyPolicyPage } from './privacy-policy.page';

registerMessages({ policies: policiesMessages });

/** Prerendered page of the privacy policy. */
export const pages: readonly PublicPage[] = [{ path: '/privacy-policy', changed: policiesChanged.privacy }];

/** Loads the page of the privacy policy. The text of the policy is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Rules = await staticIsland(
    'privacy-rules',
    async () => (await import('./privacy-rules')).PrivacyPolicyRules,
  );
  return () => <PrivacyPolicyPage Rules={Rules} />;
};
