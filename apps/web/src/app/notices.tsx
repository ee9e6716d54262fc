import { productConfig } from '@portada/contracts';
import { Toaster } from '@portada/ui';
import { useTranslation } from '../shared/i18n/translation';
import { NetworkBar } from '../shared/network/network-bar';

/** Toasts and network status. Their code is loaded with the shell, because public pages call no api. */
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
