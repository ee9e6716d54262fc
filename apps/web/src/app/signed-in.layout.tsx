import { Outlet, useLocation } from 'react-router-dom';
import { useAccountLanguage } from '../features/navigation/language-of-account';
import { NavigationBar } from '../features/navigation/navigation-bar';
import { VerificationReminder } from '../features/navigation/verification-reminder';
import { useRealtime } from '../shared/realtime/realtime';

/** Navigation over the page, and the socket that keeps both true. */
export const SignedInLayout = () => {
  useAccountLanguage();
  useRealtime();
  const { pathname } = useLocation();
  return (
    <>
      <NavigationBar />
      {/* Where people arrive, and not while they work; the profile says it too. */}
      {pathname === '/dashboard' && <VerificationReminder />}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};
