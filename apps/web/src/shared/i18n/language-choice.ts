import type { Language } from '@portada/contracts';
import { usePatchMe } from '../session/patch-me';
import { useSession } from '../session/session';
import { showBrowserLanguage, showLanguage, storedLanguage } from './language';

/** Language that the user chose, or `browser` for the language of the browser. */
export type LanguageChoice = Language | 'browser';

/** Returns the current language choice: the choice in the account, else the choice on this device, else `browser`. */
export const useChosenLanguage = (): LanguageChoice => {
  const { user } = useSession();
  return user?.language ?? storedLanguage() ?? 'browser';
};

/**
 * Returns a function that switches the language and saves the choice in the account. The choice is stored on this
 * device even if saving in the account fails.
 */
export const useLanguageChoice = (): ((choice: LanguageChoice) => void) => {
  const { user } = useSession();
  const { mutate } = usePatchMe();
  return (choice) => {
    void (choice === 'browser' ? showBrowserLanguage() : showLanguage(choice));
    if (user) mutate({ language: choice === 'browser' ? null : choice });
  };
};
