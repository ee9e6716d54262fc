import type { SecurityEvent } from '@portada/contracts';
import { StatusBadge } from '@portada/ui';
import type { ReactNode } from 'react';
import { deviceOf } from '../device/device';
import { DeviceIcon, useDeviceLabel } from '../device/device-label';
import { useFormat } from '../i18n/format';
import { useTranslation } from '../i18n/translation';

type SecurityEventRowProps = {
  event: SecurityEvent;
  /** Further lines of the row, below device and time of the security event. */
  children?: ReactNode;
};

/** Row of one security event: kind, outcome, device, address and time of the event. */
export const SecurityEventRow = ({ event, children }: SecurityEventRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const deviceLabel = useDeviceLabel();
  const { kind, outcome, address, userAgent, occurrences, createdAt } = event;
  const device = deviceOf(userAgent);
  return (
    <li className="flex items-start gap-x-4 px-5 py-3.5 sm:px-6">
      <span className="flex h-6 items-center">
        <DeviceIcon kind={device.kind} />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
          <p className="text-ui">
            {t(`securityEvents.kind.${kind}`)}
            {occurrences > 1 && (
              <span className="text-text-3"> · {t('securityEvents.times', { count: occurrences })}</span>
            )}
          </p>
          <StatusBadge
            status={outcome === 'success' ? 'completed' : 'failed'}
            label={t(`securityEvents.outcome.${outcome}`)}
          />
        </div>
        <p className="text-small break-words text-text-3 tabular-nums">
          {[deviceLabel(device), address].filter((part) => part !== null).join(' · ')}
          <span className="max-sm:hidden"> · </span>
          <time dateTime={createdAt} className="whitespace-nowrap max-sm:block">
            {format.dateTime(createdAt)}
          </time>
        </p>
        {children}
      </div>
    </li>
  );
};
