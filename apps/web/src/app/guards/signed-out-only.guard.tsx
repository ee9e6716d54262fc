import { Navigate, Outlet } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Waiting } from '../../shared/page/loading';
import { startPath, useAddressPrompt } from '../../shared/session/kept-prompt';
import { getReturnTo } from '../../shared/session/return-to';
import { useSession } from '../../shared/session/session';
import { useSessionIndicator } from '../../shared/session/session-indicator';

/**
 * Route guard of the sign-in screens. A prompt in the address is kept. A signed-in user is redirected to an editor
 * with this prompt, else to the requested page, or to the dashboard.
 * Without a session indicator cookie, and if the server cannot be reached, the sign-in screens are shown
 * immediately.
 */
const SignedOutOnly = () => {
  const { t } = useTranslation();
  const session = useSession();
  const hasIndicator = useSessionIndicator();
  const wanted = useAddressPrompt();
  if (session.status === 'loading' && hasIndicator) return <Waiting label={t('shared.loading')} />;
  if (session.status === 'signed-in')
    return <Navigate to={wanted === null ? getReturnTo() : startPath} replace />;
  return <Outlet />;
};

export { SignedOutOnly as Component };
