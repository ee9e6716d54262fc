import type { AdminWorker } from '@portada/contracts';
import { Card, ErrorState, Skeleton, StatusBadge } from '@portada/ui';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { useWorkers } from '../measurements/get-measurements';

/** The running workers with their load, and the state of their image models. */
export const Workers = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { data, isPending, error, refetch } = useWorkers();
  return (
    <section aria-labelledby="workers" className="grid gap-4">
      <h2 id="workers" className="text-h3">
        {t('measurements.workers')}
      </h2>
      {isPending && <Skeleton className="h-20" />}
      {data && (
        <Card className="min-w-0">
          {data.items.length === 0 ? (
            <p className="p-5 text-text-2 sm:px-6">{t('measurements.workersEmpty')}</p>
          ) : (
            <ul className="divide-y divide-border">
              {data.items.map((worker) => (
                <Row key={worker.id} worker={worker} />
              ))}
            </ul>
          )}
        </Card>
      )}
      {!data && error && (
        <Card>
          <ErrorState
            title={t('measurements.workersFailed')}
            text={errorMessages.error(error)}
            retryLabel={t('shared.retry')}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </section>
  );
};

const Row = ({
  worker: { id, isLive, running, slots, version, models, seenAt },
}: {
  worker: AdminWorker;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className="grid gap-1 px-5 py-3.5 sm:px-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <p className="text-ui wrap-anywhere">{t('measurements.worker', { id })}</p>
        <StatusBadge
          status={isLive ? 'completed' : 'failed'}
          label={t(isLive ? 'measurements.live' : 'measurements.quiet')}
        />
      </div>
      <p className="text-small text-text-2 tabular-nums">
        {t('measurements.running', { count: running })}
        {slots !== null && ` · ${t('measurements.slots', { count: slots })}`} ·{' '}
        {models.map(({ name }) => name).join(', ')} ·{' '}
        {version !== null && `${t('measurements.version', { version })} · `}
        {t('measurements.seen', { time: format.time(Date.parse(seenAt)) })}
      </p>
    </li>
  );
};
