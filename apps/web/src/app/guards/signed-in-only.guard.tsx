import { productConfig } from '@portada/contracts';
import { ErrorState } from '@portada/ui';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Waiting } from '../../shared/page/loading';
import { useSession } from '../../shared/session/session';
import { forgetReturnTo, rememberReturnTo, getReturnTo } from '../../shared/session/return-to';

/**
 * Route guard of the signed-in screens. A visitor is redirected to `/`, and returns to the requested page after
 * sign-in. An administrator who needs a second factor first is redirected to the page that sets one up.
 */
const SignedInOnly = () => {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const place = pathname + search + hash;
  useEffect(() => {
    // Only a page that was opened before the session was known is stored. After a sign-out no page is stored.
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
      if (session.user.needsSecondFactor && pathname !== '/second-factor')
        return <Navigate to="/second-factor" replace />;
      // A sign-in at a third-party provider always returns to the dashboard.
      if (pathname === '/dashboard' && getReturnTo() !== pathname)
        return <Navigate to={getReturnTo()} replace />;
      return <Outlet />;
  }
};

export { SignedInOnly as Component };
