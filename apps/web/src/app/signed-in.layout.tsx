import { Outlet } from 'react-router-dom';
import { NavigationBar } from '../features/navigation/navigation-bar';
import { useAccountLanguage } from '../features/navigation/language-of-account';

/** Navigation over the page. */
export const SignedInLayout = () => {
  useAccountLanguage();
  return (
    <>
      <NavigationBar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};
