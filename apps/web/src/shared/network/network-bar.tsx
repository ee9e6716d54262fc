import { Hourglass, Wifi, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { useTranslation } from '../i18n/translation';
import { useNetwork } from './network';
import { useIsSlow, watchSlowness } from './slow-calls';

/** Registers the loading of the next page's code as a slow call. The old page stays visible during the loading. */
const useSlowNavigation = () => {
  const isUnderWay = useNavigation().state !== 'idle';
  useEffect(() => (isUnderWay ? watchSlowness() : undefined), [isUnderWay]);
};

const useNetworkMessage = () => {
  const { t } = useTranslation();
  const network = useNetwork();
  const isSlow = useIsSlow();
  if (network === 'offline') return { Icon: WifiOff, text: t('app.offline') };
  if (network === 'back') return { Icon: Wifi, text: t('app.backOnline') };
  return isSlow ? { Icon: Hourglass, text: t('app.slow') } : null;
};

/** Status bar for an offline, restored or slow network. The live region of the bar exists before its first message. */
export const NetworkBar = () => {
  useSlowNavigation();
  const message = useNetworkMessage();
  return (
    <div
      role="status"
      className="pointer-events-none fixed right-19 bottom-4 left-4 z-30 flex sm:right-0 sm:left-0 sm:justify-center sm:px-19"
    >
      {message && (
        <p className="pt-edge flex min-h-11 animate-enter items-center gap-2.5 rounded-card border border-border-control bg-surface px-4 py-2.5 text-small font-[550] text-text shadow-popover">
          <message.Icon className="size-[1.2em] shrink-0 text-text-2" aria-hidden />
          {message.text}
        </p>
      )}
    </div>
  );
};
