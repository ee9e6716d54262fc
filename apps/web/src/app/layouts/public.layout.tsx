import { Outlet } from 'react-router-dom';
import { PublicFooter } from '../../features/navigation/public-footer';
import { PublicHeader } from '../../features/navigation/public-header';

/** Layout of the screens that need no account: header and footer. */
export const PublicLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <PublicHeader />
    <main id="content" tabIndex={-1} className="flex-1">
      <Outlet />
    </main>
    <PublicFooter />
  </div>
);
