import type { ComponentType } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { Policy } from './policy';
import { policiesChanged } from './policy-dates';

/**
 * Page of the privacy policy.
 * @param props.Rules the text of the policy
 */
export const PrivacyPolicyPage = ({ Rules }: { Rules: ComponentType }) => {
  const { t } = useTranslation();
  return (
    <Policy
      name="privacy-policy"
      title={t('policies.privacy')}
      lead={t('policies.privacyLead')}
      seo={{ title: t('policies.privacySeo'), description: t('policies.privacyDescription') }}
      changed={policiesChanged.privacy}
      Rules={Rules}
    />
  );
};
