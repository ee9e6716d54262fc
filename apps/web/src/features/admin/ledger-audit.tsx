import { Card, classNames } from '@portada/ui';
import { BookCheck, BookX, Hourglass } from 'lucide-react';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';

/**
 * Result of the ledger audit: success without discrepancies, else an alert.
 * @param props.breaches number of discrepancies; null before the first audit has finished
 * @param props.auditedAt end of the last audit, ISO 8601; null before the end of the first audit
 */
export const LedgerAudit = ({
  breaches,
  auditedAt,
}: {
  breaches: number | null;
  auditedAt: string | null;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const lastRun = auditedAt && (
    <p className="text-small">{t('admin.auditLastRun', { time: format.dateTime(auditedAt) })}</p>
  );
  if (breaches !== null && breaches > 0) {
    return (
      <div
        role="alert"
        className="flex items-start gap-4 rounded-card border-2 border-danger-text bg-danger-soft p-5 text-danger-text sm:p-6"
      >
        <BookX className="mt-0.5 size-7 shrink-0" aria-hidden />
        <div className="grid gap-1">
          <h2 className="text-h3">{t('admin.auditAlarm', { count: breaches })}</h2>
          <p className="text-body">{t('admin.auditAlarmText')}</p>
          {lastRun}
        </div>
      </div>
    );
  }
  const Icon = breaches === null ? Hourglass : BookCheck;
  return (
    <Card className="flex items-center gap-4 px-5 py-4">
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-full [&_svg]:size-5',
          breaches === null ? 'bg-surface-2 text-text-3' : 'bg-success-soft text-success-text',
        )}
        aria-hidden
      >
        <Icon />
      </span>
      <div className="min-w-0">
        <h2 className="text-ui font-[650]">{t('admin.audit')}</h2>
        <p className="text-small text-text-2">
          {t(breaches === null ? 'admin.auditCounting' : 'admin.auditCalm')}
        </p>
        {lastRun && <div className="text-text-3">{lastRun}</div>}
      </div>
    </Card>
  );
};
