import type { ComponentType } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { Policy } from './policy';
import { policiesChanged } from './policy-dates';

/**
 * Page of the terms of service.
 * @param props.Rules the text of the terms
 */
export const TermsOfServicePage = ({ Rules }: { Rules: ComponentType }) => {
  const { t } = useTranslation();
  return (
    <Policy
      name="terms-of-service"
      title={t('policies.terms')}
      lead={t('policies.termsLead')}
      seo={{ title: t('policies.termsSeo'), description: t('policies.termsDescription') }}
      changed={policiesChanged.terms}
      Rules={Rules}
    />
  );
};
