import { type Spending as SpendingBody, spendingSchema } from '@portada/contracts';
import { ErrorState, Skeleton } from '@portada/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../shared/api/client';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';

/** Credits spent in each of the last twelve months. They are loaded when the user opens the part. */
export const Spending = () => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group border-t border-border"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-5 py-3.5 text-ui text-text-2 hover:text-text sm:px-6 [&::-webkit-details-marker]:hidden">
        {t('account.monthly.title')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform duration-(--press) group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5 sm:px-6">{isOpen && <Months />}</div>
    </details>
  );
};

const Months = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const spending = useQuery({
    queryKey: ['spending'],
    queryFn: ({ signal }) => api.get('/api/me/spending', spendingSchema, { signal }),
  });
  if (spending.isPending)
    return (
      <div role="status" aria-label={t('shared.loading')}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  if (spending.data === undefined)
    return (
      <ErrorState
        title={t('account.monthly.failed')}
        text={errorMessages.error(spending.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void spending.refetch()}
      />
    );
  return <Chart months={spending.data.months} />;
};

/** One row for each month, the newest first: its name, a bar and the number of credits. */
const Chart = ({ months }: { months: SpendingBody['months'] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const most = Math.max(1, ...months.map(({ spent }) => spent));
  return (
    <ul className="grid gap-1.5" aria-label={t('account.monthly.title')}>
      {[...months].reverse().map(({ month, spent }) => (
        <li
          key={month}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-4 text-small"
        >
          <span className="text-text-2">{format.month(`${month}-15T00:00:00Z`)}</span>
          <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-surface-3">
            <span
              className="pt-fill block h-full rounded-full bg-primary"
              style={{ width: `${(spent / most) * 100}%` }}
            />
          </span>
          <span className="min-w-20 text-right tabular-nums">{t('shared.credits', { count: spent })}</span>
        </li>
      ))}
    </ul>
  );
};
