import { buttonClass } from '@portada/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from '../shared/i18n/translation';
import { reloadPage } from '../shared/redirect';
import { useNetwork } from '../shared/network/network';
import { Loading } from '../shared/page/loading';
import { isMissingCode, mayReload, reloadForNewCode } from './chunk-recovery';

/** Loaded when it is needed: few pages ever fail, and all would carry it. */
const PageFailure = lazy(() =>
  import('./page-failure').then(({ PageFailure: found }) => ({ default: found })),
);

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

/** What failed, and whether it is code that is missing: then the page loads itself anew once there is a network. */
const useFailure = () => {
  const error = useRouteError();
  const isOffline = useNetwork() === 'offline';
  const isMissing = isMissingCode(error);
  // Only here, and not when the code is found to be missing: by now the address is that of the wanted page.
  const isReloading = useMemo(() => isMissingCode(error) && !isOffline && mayReload(), [error, isOffline]);
  useEffect(() => {
    if (isReloading) reloadForNewCode();
  }, [isReloading]);
  return { message: messageOf(error), isReloading, isCutOff: isMissing && isOffline };
};

/** Code is missing and there is no network to fetch it: nothing can be loaded to say so. */
const CutOff = () => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-form content-center gap-5 p-6">
      <h1 className="text-h2">{t('app.cutOff')}</h1>
      <p className="text-text-2">{t('app.cutOffText')}</p>
    </div>
  );
};

/** The whole application failed to draw. Made of next to nothing, so that it can be drawn whatever has failed. */
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

/** One page failed to draw; the layout round it stays. */
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
