import { useTranslation } from '../../shared/i18n/translation';
import { termsEn } from './content/terms.en';
import { termsEs } from './content/terms.es';
import { Rules } from './rules';

/** Text of the terms of service, without the heading of the page. */
export const TermsOfServiceRules = () => {
  const { language } = useTranslation();
  return <Rules sections={language === 'es' ? termsEs : termsEn} />;
};
