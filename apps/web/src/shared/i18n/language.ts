import { type Language, languageCookie, languages } from '@portada/contracts';
import { cookie, setCookie } from '../cookies';
import { currentLanguage, setLanguage } from './translation';

export { currentLanguage };

const known = (value: string | null | undefined): Language | null =>
  languages.find((language) => value?.toLowerCase().split('-')[0] === language) ?? null;

/** Returns the language that was chosen on this device; null without a choice. */
export const storedLanguage = (): Language | null => known(cookie(languageCookie));

/** Returns the language to show: the stored choice, else the first supported language of the browser, else English. */
export const firstLanguage = (): Language =>
  storedLanguage() ?? navigator.languages.map(known).find((language) => language !== null) ?? 'en';

/** Returns the language of the page: the `lang` query parameter, else the language of the server HTML, else English. */
export const languageOfPage = (): Language =>
  known(new URLSearchParams(location.search).get('lang')) ?? known(document.documentElement.lang) ?? 'en';

/**
 * Switches the language and stores the language in a cookie, which the server reads for the next page. The caller saves
 * the language in the account, because only the caller can see if a user is signed in.
 */
export const showLanguage = (language: Language): void => {
  setCookie(languageCookie, language);
  setLanguage(language);
};

/** Removes the stored language and switches to the language of the browser. */
export const showBrowserLanguage = (): void => {
  setCookie(languageCookie, null);
  setLanguage(firstLanguage());
};
