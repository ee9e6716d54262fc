import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../../shared/session/session';

/**
 * Route guard of the admin screens, inside `SignedInOnly`. A user who is no administrator is redirected to `/`, as
 * from an unknown address.
 */
const AdministratorsOnly = () => {
  const { user } = useSession();
  return user?.role === 'admin' ? <Outlet /> : <Navigate to="/" replace />;
};

export { AdministratorsOnly as Component };
