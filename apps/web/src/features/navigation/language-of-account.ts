import type { Language } from '@portada/contracts';
import { useEffect } from 'react';
import { currentLanguage, showLanguage } from '../../shared/i18n/language';
import { usePatchMe } from '../../shared/session/patch-me';
import { useSession } from '../../shared/session/session';

/** Shows the language that the account has chosen, on whatever device it is opened. */
export const useAccountLanguage = (): void => {
  const { user } = useSession();
  const chosen = user?.language;
  useEffect(() => {
    if (chosen && chosen !== currentLanguage()) void showLanguage(chosen);
  }, [chosen]);
};

/** Shows a language now and saves it in the account; where saving fails, this device still remembers it. */
export const useLanguageChoice = (): ((language: Language) => void) => {
  const { user } = useSession();
  const { mutate } = usePatchMe();
  return (language) => {
    void showLanguage(language);
    if (user) mutate({ language });
  };
};
