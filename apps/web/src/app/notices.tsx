import { productConfig } from '@portada/contracts';
import { Toaster } from '@portada/ui';
import { useTranslation } from '../shared/i18n/translation';
import { NetworkBar } from '../shared/network/network-bar';

/** Toasts and network status. Public pages call no api and do not load this component. */
export const Notices = () => {
  const { t } = useTranslation();
  return (
    <>
      <Toaster
        label={t('app.toasts')}
        closeLabel={t('shared.close')}
        duration={productConfig.toastMs.default}
      />
      <NetworkBar />
    </>
  );
};
