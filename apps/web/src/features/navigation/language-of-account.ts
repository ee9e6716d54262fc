import { useEffect } from 'react';
import { currentLanguage, showLanguage } from '../../shared/i18n/language';
import { useSession } from '../../shared/session/session';

/** Shows the language that the account has chosen, on whatever device it is opened. */
export const useAccountLanguage = (): void => {
  const { user } = useSession();
  const chosen = user?.language;
  useEffect(() => {
    if (chosen && chosen !== currentLanguage()) void showLanguage(chosen);
  }, [chosen]);
};
