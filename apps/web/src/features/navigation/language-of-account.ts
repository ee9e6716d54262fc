import { useEffect } from 'react';
import { currentLanguage, showLanguage } from '../../shared/i18n/language';
import { useSession } from '../../shared/session/session';

/** Applies the language that is saved in the user's account. Every device of the user shows this language. */
export const useAccountLanguage = (): void => {
  const { user } = useSession();
  const chosen = user?.language;
  useEffect(() => {
    if (chosen && chosen !== currentLanguage()) void showLanguage(chosen);
  }, [chosen]);
};
