import { Button, ErrorState, Skeleton } from '@portada/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useErrorMessages } from '../i18n/error-messages';
import { useTranslation } from '../i18n/translation';

type PagedListProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** Title of the error that is shown when the first page of the list fails to load. */
  failed: string;
  /** Content that is shown when the list has no items. */
  empty: ReactNode;
  /**
   * Number of rows that are shown first, and number that each click on "Show more" adds. If undefined, all loaded
   * rows are shown.
   */
  step?: { first: number; more: number };
  /** Number of rows in the loading state. */
  skeletonRows?: number;
  /** Returns the `<li>` element of an item of the list. */
  children: (item: Item) => ReactNode;
};

/** List that is loaded by cursor: loading, error and empty states, the rows, and a "Show more" button. */
export const PagedList = <Item extends { id: string }>(props: PagedListProps<Item>) => {
  const { query, failed, empty, step, skeletonRows = 3, children } = props;
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [shown, setShown] = useState(step?.first ?? Infinity);
  if (query.isPending) return <ListSkeleton rows={skeletonRows} />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title={failed}
        text={errorMessages.error(query.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  const showMore = () => {
    const next = shown + (step?.more ?? 0);
    setShown(next);
    if (query.hasNextPage && (step === undefined || next > items.length)) void query.fetchNextPage();
  };
  return (
    <>
      <ol className="divide-y divide-border">
        {items.slice(0, shown).map((item) => (
          <Fragment key={item.id}>{children(item)}</Fragment>
        ))}
      </ol>
      {(items.length > shown || query.hasNextPage) && (
        <div className="grid justify-items-center gap-2 p-3">
          {query.isFetchNextPageError && (
            <p role="alert" className="text-small text-danger-text">
              {errorMessages.error(query.error)}
            </p>
          )}
          <Button
            variant="ghost"
            size="small"
            busy={query.isFetchingNextPage}
            busyLabel={t('shared.loading')}
            onClick={showMore}
          >
            {t('shared.showMore')}
          </Button>
        </div>
      )}
    </>
  );
};

const ListSkeleton = ({ rows }: { rows: number }) => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="divide-y divide-border">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid gap-2 px-5 py-4 sm:px-6">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
};
