import { useTranslation } from 'react-i18next';
import { Policy } from './policy';

export const PrivacyPolicyPage = () => {
  const { t } = useTranslation();
  return (
    <Policy
      title={t('policies.privacy')}
      lead={t('policies.privacyLead')}
      sections={[
        { title: t('policies.keepTitle'), text: t('policies.keepText') },
        { title: t('policies.cookieTitle'), text: t('policies.cookieText') },
        { title: t('policies.seeTitle'), text: t('policies.seeText') },
        { title: t('policies.childrenTitle'), text: t('policies.childrenText') },
      ]}
    />
  );
};
