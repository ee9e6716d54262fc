import { showLanguage } from '../../shared/i18n/language';
import { useTranslation } from '../../shared/i18n/translation';

/** The page in the other language: a link, so that it works before any code is there. */
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
