import { Outlet } from 'react-router-dom';
import { PublicFooter } from '../features/navigation/public-footer';
import { PublicHeader } from '../features/navigation/public-header';

/** Header and footer of the pages that need no account. */
export const PublicLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <PublicHeader />
    <main id="content" tabIndex={-1} className="flex-1">
      <Outlet />
    </main>
    <PublicFooter />
  </div>
);
