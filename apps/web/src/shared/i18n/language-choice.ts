import type { Language } from '@portada/contracts';
import { usePatchMe } from '../session/patch-me';
import { useSession } from '../session/session';
import { showBrowserLanguage, showLanguage, storedLanguage } from './language';

/** What can be chosen: a language, or that of the browser. */
export type LanguageChoice = Language | 'browser';

/** The choice that stands: the account's, else this device's, else the browser's. */
export const useChosenLanguage = (): LanguageChoice => {
  const { user } = useSession();
  return user?.language ?? storedLanguage() ?? 'browser';
};

/** Shows a language now and saves it in the account; where saving fails, this device still remembers it. */
export const useLanguageChoice = (): ((choice: LanguageChoice) => void) => {
  const { user } = useSession();
  const { mutate } = usePatchMe();
  return (choice) => {
    void (choice === 'browser' ? showBrowserLanguage() : showLanguage(choice));
    if (user) mutate({ language: choice === 'browser' ? null : choice });
  };
};
