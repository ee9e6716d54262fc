import { Navigate, Outlet } from 'react-router-dom';
import { useSessionIndicator } from '../../shared/session/session-indicator';

/**
 * Route guard of the landing page. A browser with a session indicator cookie is redirected to the dashboard, which
 * asks the server for the session. When the page is loaded, the script in index.html redirects before the first
 * paint.
 */
export const VisitorsOnly = () => (useSessionIndicator() ? <Navigate to="/dashboard" replace /> : <Outlet />);
