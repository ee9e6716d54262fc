import { Outlet, useLocation } from 'react-router-dom';
import { useAccountLanguage } from '../features/navigation/language-of-account';
import { NavigationBar } from '../features/navigation/navigation-bar';
import { VerificationReminder } from '../features/navigation/verification-reminder';
import { useRealtime } from '../shared/realtime/realtime';
import { useSession } from '../shared/session/session';

/** Navigation over the page, and the socket that keeps both true. */
export const SignedInLayout = () => {
  useAccountLanguage();
  useRealtime(useSession().status === 'signed-in');
  const { pathname } = useLocation();
  return (
    <>
      <NavigationBar />
      <main id="content" tabIndex={-1}>
        {/* Where people arrive, and not while they work; the profile says it too. In here, so that nothing moves for it. */}
        {pathname === '/dashboard' && <VerificationReminder />}
        <Outlet />
      </main>
    </>
  );
};
