import { useTranslation } from '../../shared/i18n/translation';
import { privacyEn } from './content/privacy.en';
import { privacyEs } from './content/privacy.es';
import { Rules } from './rules';

/** Text of the privacy policy, without the heading of the page. */
export const PrivacyPolicyRules = () => {
  const { language } = useTranslation();
  return <Rules sections={language === 'es' ? privacyEs : privacyEn} />;
};
