import { Navigate, Outlet } from 'react-router-dom';
import { useSessionIndicator } from '../shared/session/session-indicator';

/**
 * The landing page: where a session was begun in this browser, its user goes on to the dashboard, which asks the
 * server. On a page that is loaded, the script in index.html has done so before anything was painted.
 */
export const VisitorsOnly = () => (useSessionIndicator() ? <Navigate to="/dashboard" replace /> : <Outlet />);
