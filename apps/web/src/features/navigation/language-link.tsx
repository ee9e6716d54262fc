import { showLanguage } from '../../shared/i18n/language';
import { useTranslation } from '../../shared/i18n/translation';

/** Link to the current page in the other language. The link works without JavaScript. */
export const LanguageLink = ({ className }: { className: string }) => {
  const { t, language } = useTranslation();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <a
      href={`?lang=${other}`}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        showLanguage(other);
      }}
    >
      {t('publicNavigation.switchLanguage')}
    </a>
  );
};
