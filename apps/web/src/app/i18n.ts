import { languages } from '@portada/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstLanguage } from '../shared/i18n/language';
import { texts } from './texts';

const showLanguageOnPage = (language: string) => {
  document.documentElement.lang = language;
};

/** Makes `useTranslation` ready, in the first language that fits, and keeps `<html lang>` true. */
export const startTranslations = async (): Promise<void> => {
  i18next.on('languageChanged', showLanguageOnPage);
  await i18next.use(initReactI18next).init({
    lng: firstLanguage(),
    fallbackLng: 'en',
    supportedLngs: languages,
    resources: { en: { translation: texts.en }, es: { translation: texts.es } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
};
