import { buttonClass } from '@portada/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from '../shared/i18n/translation';
import { reloadPage } from '../shared/redirect';
import { useNetwork } from '../shared/network/network';
import { Loading } from '../shared/page/loading';
import { isMissingCode, mayReload, reloadForNewCode } from './chunk-recovery';

/** The code of the error page is loaded only when a page fails, because pages rarely fail. */
const PageFailure = lazy(() =>
  import('./page-failure').then(({ PageFailure: found }) => ({ default: found })),
);

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

/**
 * Returns the error of the page, and true if the error means missing code. For missing code the page is reloaded if
 * there is a network.
 */
const useFailure = () => {
  const error = useRouteError();
  const isOffline = useNetwork() === 'offline';
  const isMissing = isMissingCode(error);
  // The reload waits until the error is rendered, because at the time of the failed import the URL was still that
  // of the previous page.
  const isReloading = useMemo(() => isMissingCode(error) && !isOffline && mayReload(), [error, isOffline]);
  useEffect(() => {
    if (isReloading) reloadForNewCode();
  }, [isReloading]);
  return { message: messageOf(error), isReloading, isCutOff: isMissing && isOffline };
};

/** Message on a page whose code cannot be loaded without a network. The component must not need further code. */
const CutOff = () => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-form content-center gap-5 p-6">
      <h1 className="text-h2">{t('app.cutOff')}</h1>
      <p className="text-text-2">{t('app.cutOffText')}</p>
    </div>
  );
};

/**
 * Error screen for an application that failed to render. The component depends on almost no other code, so that the
 * error screen can be rendered.
 */
export const AppCrash = () => {
  const { t } = useTranslation();
  const { message, isReloading, isCutOff } = useFailure();
  if (isReloading) return <Loading />;
  if (isCutOff) return <CutOff />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-form content-center gap-5 p-6">
      <h1 className="text-h2">{t('app.crashed')}</h1>
      <p className="text-text-2">{t('app.crashedText')}</p>
      <p className="text-small break-words text-text-3">{message}</p>
      <div>
        <button type="button" className={buttonClass()} onClick={reloadPage}>
          {t('app.reload')}
        </button>
      </div>
    </main>
  );
};

/** Error screen for a page that failed to render. The layout around the page stays visible. */
export const PageCrash = () => {
  const { message, isReloading, isCutOff } = useFailure();
  if (isReloading) return <Loading />;
  if (isCutOff) return <CutOff />;
  return (
    <Suspense fallback={null}>
      <PageFailure detail={message} />
    </Suspense>
  );
};
