import { Card, ErrorState, Skeleton } from '@portada/ui';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../shared/i18n/format';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { Widget } from '../../shared/page/widget';
import { ConsolePage } from './console/console-page';
import { LedgerAudit } from './ledger-audit';
import { Failures } from './failures';
import { Figures } from './figures';
import { useOverview } from './get-overview';
import { Measurements } from './measurements/measurements';
import { Models } from './models/models';
import { Payments } from './payments/payments';
import { Queues } from './queues/queues';
import { Workers } from './workers/workers';
import { SecurityEvents } from './security-events/security-events';

/** Start page for administrators with the state of queues, workers, payments and the ledger. */
export const AdminPage = () => {
  const { t } = useTranslation();
  return (
    <ConsolePage title={t('admin.title')} lead={t('admin.lead')}>
      <Overview />
    </ConsolePage>
  );
};

const Overview = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const overview = useOverview();
  if (overview.data) {
    return (
      <>
        {overview.isError && <Stale since={overview.dataUpdatedAt} />}
        <LedgerAudit breaches={overview.data.auditBreaches} auditedAt={overview.data.auditedAt} />
        <Widget>
          <Figures overview={overview.data} />
        </Widget>
        <Widget>
          <Measurements />
        </Widget>
        <Widget>
          <Payments />
        </Widget>
        <Widget>
          <Models />
        </Widget>
        <Widget>
          <Queues queues={overview.data.queues} />
        </Widget>
        <Widget>
          <Workers />
        </Widget>
        <Widget>
          <Failures failures={overview.data.failures} />
        </Widget>
        <Widget>
          <SecurityEvents />
        </Widget>
      </>
    );
  }
  if (overview.isPending) return <OverviewSkeleton />;
  return (
    <Card>
      <ErrorState
        title={t('admin.failed')}
        text={errorMessages.error(overview.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void overview.refetch()}
      />
    </Card>
  );
};

const Stale = ({ since }: { since: number }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-input bg-warning-soft px-4 py-3 text-small font-[550] text-warning-text"
    >
      <TriangleAlert className="mt-[0.1em] size-[1.2em] shrink-0" aria-hidden />
      {t('admin.stale', { time: format.time(since) })}
    </p>
  );
};

const OverviewSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="grid gap-8">
      <Skeleton className="h-19" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[1, 2, 3, 4].map((nth) => (
          <Skeleton key={nth} className="h-40" />
        ))}
      </div>
      <Skeleton className="h-44" />
      <Skeleton className="h-64" />
    </div>
  );
};
