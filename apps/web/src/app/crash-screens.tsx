import { Button, buttonClass, ErrorState } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router-dom';

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

/** The whole application failed to draw. */
export const AppCrash = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <main className="mx-auto grid min-h-dvh max-w-form content-center gap-5 p-6">
      <h1 className="text-h2">{t('app.crashed')}</h1>
      <p className="text-text-2">{t('app.crashedText')}</p>
      <p className="text-small break-words text-text-3">{messageOf(error)}</p>
      <div>
        <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
      </div>
    </main>
  );
};

/** One page failed to draw; the layout round it stays. */
export const PageCrash = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <ErrorState
      level={1}
      title={t('app.pageFailed')}
      text={t('app.pageFailedText')}
      detail={messageOf(error)}
      retryLabel={t('app.reload')}
      onRetry={() => location.reload()}
      action={
        <Link to="/" className={buttonClass({ variant: 'ghost' })}>
          {t('shared.backToHome')}
        </Link>
      }
    />
  );
};
