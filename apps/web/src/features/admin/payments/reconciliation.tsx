import type { AdminPayments, Difference } from '@portada/contracts';
import { Badge, Card } from '@portada/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';

type ReconciliationProps = { reconciliation: AdminPayments['reconciliation'] };

/** Result of the last reconciliation of purchases, ledger and payment provider. */
export const Reconciliation = ({ reconciliation }: ReconciliationProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card className="grid divide-y divide-border">
      <div className="grid gap-1 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-ui font-[650]">{t('payments.reconciliation')}</h3>
          {reconciliation && <Verdict count={reconciliation.differences.length} />}
        </div>
        <p className="text-small text-text-2">
          {reconciliation
            ? t('payments.compared', {
                purchases: t('payments.comparedPurchases', { count: reconciliation.purchases }),
                sessions: t('payments.comparedSessions', { count: reconciliation.sessions }),
                date: format.dateTime(reconciliation.finishedAt),
              })
            : t('payments.neverCompared')}
        </p>
      </div>
      {reconciliation !== null && reconciliation.differences.length > 0 && (
        <ul className="grid divide-y divide-border">
          {reconciliation.differences.map((difference) => (
            <DifferenceRow key={`${difference.kind} ${difference.ref}`} difference={difference} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const Verdict = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return count === 0 ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden />}>
      {t('payments.agrees')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<CircleX aria-hidden />}>
      {t('payments.differs', { count })}
    </Badge>
  );
};

const DifferenceRow = ({ difference: { kind, ref, detail } }: { difference: Difference }) => {
  const { t } = useTranslation();
  return (
    <li className="grid gap-0.5 px-5 py-3.5">
      <p className="text-ui">{t(`payments.difference.${kind}`)}</p>
      <p className="text-small text-text-2">{detail}</p>
      <p className="text-micro font-[500] break-all text-text-3">{ref}</p>
    </li>
  );
};
