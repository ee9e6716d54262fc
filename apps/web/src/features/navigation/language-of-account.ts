import { useEffect } from 'react';
import { currentLanguage, showLanguage } from '../../shared/i18n/language';
import { useSession } from '../../shared/session/session';

/** Applies the language of the account on every device of the user. */
export const useAccountLanguage = (): void => {
  const { user } = useSession();
  const chosen = user?.language;
  useEffect(() => {
    if (chosen && chosen !== currentLanguage()) void showLanguage(chosen);
  }, [chosen]);
};
