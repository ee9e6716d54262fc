import { Outlet } from 'react-router-dom';
import { NavigationBar } from '../features/navigation/navigation-bar';
import { useAccountLanguage } from '../features/navigation/language-of-account';
import { useRealtime } from '../shared/realtime/realtime';

/** Navigation over the page, and the socket that keeps both true. */
export const SignedInLayout = () => {
  useAccountLanguage();
  useRealtime();
  return (
    <>
      <NavigationBar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};
