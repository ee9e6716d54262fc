import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Waiting } from '../../shared/page/loading';
import { getReturnTo } from '../../shared/session/return-to';
import { useSession } from '../../shared/session/session';
import { useSessionIndicator } from '../../shared/session/session-indicator';

/** Matches the query of an address with a prompt, as the script in index.html does. */
const withPrompt = /prompt=/;

/**
 * Route guard of the sign-in screens. A signed-in user is redirected to an editor with the prompt of the
 * address, else to the requested page, or to the dashboard.
 * Without a session indicator cookie, and if the server cannot be reached, the sign-in screens are shown
 * immediately.
 */
const SignedOutOnly = () => {
  const { t } = useTranslation();
  const session = useSession();
  const hasIndicator = useSessionIndicator();
  const { search } = useLocation();
  if (session.status === 'loading' && hasIndicator) return <Waiting label={t('shared.loading')} />;
  if (session.status === 'signed-in')
    return <Navigate to={withPrompt.test(search) ? `/start${search}` : getReturnTo()} replace />;
  return <Outlet />;
};

export { SignedOutOnly as Component };
