import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAccountLanguage } from '../../features/navigation/language-of-account';
import { NavigationBar } from '../../features/navigation/navigation-bar';
import { VerificationReminder } from '../../features/navigation/verification-reminder';
import { navigationMessages } from '../../features/navigation/navigation.messages';
import { plansMessages } from '../../shared/credits/plans.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { useRealtime } from '../../shared/realtime/realtime';
import { useSession } from '../../shared/session/session';

registerMessages({ navigation: navigationMessages, plans: plansMessages });

/** Layout of the signed-in screens: the navigation bar, and the socket whose events update the bar and the page. */
const SignedInLayout = () => {
  useAccountLanguage();
  const { user } = useSession();
  // The gateway refuses an administrator who must set up a second factor first.
  useRealtime(user !== null && !user.needsSecondFactor);
  const { pathname } = useLocation();
  useEffect(() => {
    // Without its worker the app works as before, but only with a network.
    import('../../shared/device/service-worker')
      .then((code) => code.registerServiceWorker())
      .catch(() => undefined);
  }, []);
  return (
    <>
      <NavigationBar />
      <main id="content" tabIndex={-1}>
        {/*
         * Only the dashboard shows the verification reminder at this place. Inside of main the reminder causes no layout
         * shift. The profile has a separate section for the verification.
         */}
        {pathname === '/dashboard' && <VerificationReminder />}
        <Outlet />
      </main>
    </>
  );
};

export { SignedInLayout as Component };
