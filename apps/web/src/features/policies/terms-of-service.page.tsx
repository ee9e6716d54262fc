import { useTranslation } from 'react-i18next';
import { Policy } from './policy';

export const TermsOfServicePage = () => {
  const { t } = useTranslation();
  return (
    <Policy
      title={t('policies.terms')}
      lead={t('policies.termsLead')}
      sections={[
        { title: t('policies.creditTitle'), text: t('policies.creditText') },
        { title: t('policies.refundTitle'), text: t('policies.refundText') },
        { title: t('policies.ownTitle'), text: t('policies.ownText') },
      ]}
    />
  );
};
