import { ErrorState } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router-dom';
import { Waiting } from '../shared/page/loading';
import { useSession } from '../shared/session/session';

/** Pages for visitors: who is signed in goes to the dashboard. They show even when nobody can be asked. */
export const SignedOutOnly = () => {
  const { t } = useTranslation();
  const session = useSession();
  if (session.status === 'loading') return <Waiting label={t('shared.loading')} />;
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return <Outlet />;
};

/** Protected pages: who is not signed in goes to `/`. */
export const SignedInOnly = () => {
  const { t } = useTranslation();
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <Waiting label={t('shared.checkingSession')} />;
    case 'signed-out':
      return <Navigate to="/" replace />;
    case 'unknown':
      return (
        <ErrorState
          level={1}
          title={t('app.sessionUnknown')}
          text={t('shared.errorNetwork')}
          retryLabel={t('shared.retry')}
          onRetry={session.retry}
        />
      );
    case 'signed-in':
      return <Outlet />;
  }
};
