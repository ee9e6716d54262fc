import { productConfig } from '@portada/contracts';
import { ErrorState } from '@portada/ui';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../shared/i18n/translation';
import { Waiting } from '../shared/page/loading';
import { useSession } from '../shared/session/session';
import { useSessionIndicator } from '../shared/session/session-indicator';
import { forgetReturnTo, rememberReturnTo, getReturnTo } from '../shared/session/return-to';

/**
 * Pages for visitors: who is signed in goes to where they wanted to go, or to the dashboard. They show even when
 * nobody can be asked, and at once where nothing hints at a session.
 */
export const SignedOutOnly = () => {
  const { t } = useTranslation();
  const session = useSession();
  const hint = useSessionIndicator();
  if (session.status === 'loading' && hint) return <Waiting label={t('shared.loading')} />;
  if (session.status === 'signed-in') return <Navigate to={getReturnTo()} replace />;
  return <Outlet />;
};

/** Pages for administrators, inside the protected ones: to others they are unknown addresses. */
export const AdministratorsOnly = () => {
  const { user } = useSession();
  return user?.role === 'admin' ? <Outlet /> : <Navigate to="/" replace />;
};

/** Protected pages: who is not signed in goes to `/`, and comes back to this page after signing in. */
export const SignedInOnly = () => {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const place = pathname + search + hash;
  useEffect(() => {
    // Only a page that was opened before anybody knew who asks; who signs out wants to go nowhere.
    if (session.status === 'loading') rememberReturnTo(place);
    if (session.status === 'signed-in') forgetReturnTo();
  }, [session.status, place]);
  switch (session.status) {
    case 'loading':
      return <Waiting label={t('shared.checkingSession')} />;
    case 'signed-out':
      return <Navigate to="/" replace />;
    case 'unknown':
      return (
        <>
          <title>{`${t('app.sessionUnknown')} · ${productConfig.product}`}</title>
          <ErrorState
            level={1}
            title={t('app.sessionUnknown')}
            text={t('shared.errorNetwork')}
            retryLabel={t('shared.retry')}
            onRetry={session.retry}
          />
        </>
      );
    case 'signed-in':
      // A sign-in that went by way of another site comes back to the dashboard, whatever was wanted.
      if (pathname === '/dashboard' && getReturnTo() !== pathname)
        return <Navigate to={getReturnTo()} replace />;
      return <Outlet />;
  }
};
