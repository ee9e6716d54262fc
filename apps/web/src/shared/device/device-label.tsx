import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from '../i18n/translation';
import type { Device } from './device';

const icons: Record<Device['kind'], typeof Monitor> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
};

/** Icon of a device, left of the row about the device. */
export const DeviceIcon = ({ kind }: { kind: Device['kind'] }) => {
  const Icon = icons[kind];
  return <Icon className="size-5 shrink-0 text-text-3" aria-hidden />;
};

/** Returns a function that names a device in the current language, such as "Chrome on Windows". */
export const useDeviceLabel = () => {
  const { t } = useTranslation();
  return ({ browser, system }: Device): string => {
    if (browser !== null && system !== null) return t('device.onSystem', { browser, system });
    return browser ?? system ?? t('device.unknown');
  };
};
