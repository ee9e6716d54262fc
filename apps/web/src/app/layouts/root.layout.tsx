import { productConfig } from '@portada/contracts';
import { LiveRegion, ScrollTop } from '@portada/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { NoticesPlace } from '../notices-place';

/** Layout of every page. The skip link is the first element, the live regions are the last elements. */
export const RootLayout = () => {
  const { t } = useTranslation();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-primary px-5 py-3 text-ui text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('app.skip')}
      </a>
      <Outlet />
      <ScrollRestoration />
      <ScrollTop label={t('app.scrollTop')} afterPx={productConfig.scrollTopAfterPx} />
      <NoticesPlace />
      <LiveRegion />
    </>
  );
};
