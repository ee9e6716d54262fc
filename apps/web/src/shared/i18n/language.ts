import { type Language, languageCookie, languages } from '@portada/contracts';
import { cookie, setCookie } from '../cookies';
import { currentLanguage, setLanguage } from './translation';

export { currentLanguage };

const known = (value: string | null | undefined): Language | null =>
  languages.find((language) => value?.toLowerCase().split('-')[0] === language) ?? null;

/** What was chosen on this device, or null where the browser decides. */
export const storedLanguage = (): Language | null => known(cookie(languageCookie));

/** The stored choice, else the first language of the browser that we have, else English. */
export const firstLanguage = (): Language =>
  storedLanguage() ?? navigator.languages.map(known).find((language) => language !== null) ?? 'en';

/** The language that the page's address asks for with `?lang=`, and that of the page as it was sent. */
export const languageOfPage = (): Language =>
  known(new URLSearchParams(location.search).get('lang')) ?? known(document.documentElement.lang) ?? 'en';

/**
 * Shows another language and remembers it on this device, where the server, too, finds it for the next page.
 * Saving it in the account is the caller's part, for only it knows whether somebody is signed in.
 */
export const showLanguage = (language: Language): void => {
  setCookie(languageCookie, language);
  setLanguage(language);
};

/** Forgets what was chosen on this device, and shows the language that the browser asks for. */
export const showBrowserLanguage = (): void => {
  setCookie(languageCookie, null);
  setLanguage(firstLanguage());
};
