import { type Language, languages } from '@portada/contracts';
import i18next from 'i18next';

const storageKey = 'portada.language';

const known = (value: string | null | undefined): Language | null =>
  languages.find((language) => value?.toLowerCase().split('-')[0] === language) ?? null;

/** What was chosen on this device, or null where the browser decides. */
export const storedLanguage = (): Language | null => known(localStorage.getItem(storageKey));

/** The stored choice, else the first language of the browser that we have, else English. */
export const firstLanguage = (): Language =>
  storedLanguage() ?? navigator.languages.map(known).find((language) => language !== null) ?? 'en';

/** The language on screen now. */
export const currentLanguage = (): Language => known(i18next.resolvedLanguage) ?? 'en';

/**
 * Shows another language and remembers it on this device.
 * Saving it in the account is the caller's part, for only it knows whether somebody is signed in.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
};

/** Forgets what was chosen on this device, and shows the language that the browser asks for. */
export const showBrowserLanguage = async (): Promise<void> => {
  localStorage.removeItem(storageKey);
  await i18next.changeLanguage(firstLanguage());
};
