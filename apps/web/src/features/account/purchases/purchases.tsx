import { Button, buttonClass, ErrorState, Skeleton } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useSentences } from '../../../shared/i18n/sentences';
import { useTranslation } from '../../../shared/i18n/translation';
import { Section } from '../section';
import { usePurchases } from './list-purchases';
import { PurchaseRow } from './purchase-row';

/** What was paid for, how it stands, and the receipts. */
export const Purchases = () => {
  const { t } = useTranslation();
  return (
    <Section name="purchases" title={t('purchases.title')} lead={t('purchases.lead')}>
      <Rows />
    </Section>
  );
};

const Rows = () => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const purchases = usePurchases();
  if (purchases.isPending) return <RowsSkeleton />;
  if (purchases.data === undefined) {
    return (
      <ErrorState
        title={t('purchases.failed')}
        text={sentences.error(purchases.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void purchases.refetch()}
      />
    );
  }
  const items = purchases.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Nothing />;
  return (
    <>
      <ol className="divide-y divide-border">
        {items.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ol>
      {purchases.hasNextPage && (
        <div className="grid justify-items-center p-3">
          <Button
            variant="ghost"
            size="small"
            busy={purchases.isFetchingNextPage}
            busyLabel={t('shared.loading')}
            onClick={() => void purchases.fetchNextPage()}
          >
            {t('purchases.more')}
          </Button>
        </div>
      )}
    </>
  );
};

const Nothing = () => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:px-6">
      <p className="text-text-2">{t('purchases.empty')}</p>
      <Link to="/credits" className={buttonClass({ variant: 'outline' })}>
        {t('purchases.buy')}
      </Link>
    </div>
  );
};

const RowsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="divide-y divide-border">
      {[1, 2].map((row) => (
        <div key={row} className="grid gap-2 px-5 py-4 sm:px-6">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
};
