import { Button } from '@portada/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { PagedList } from '../../../shared/page/paged-list';

type SearchedListProps<Item extends { id: string }> = Omit<
  ComponentProps<typeof PagedList<Item>>,
  'empty'
> & {
  /** Sentence that nothing matches, and that nothing matches among the rows that were searched so far. */
  texts: { empty: string; emptyMore: string };
};

/**
 * List of a search whose pages may have few or no matches. If the first pages have none, a button searches older rows.
 */
export const SearchedList = <Item extends { id: string }>({
  texts,
  query,
  ...list
}: SearchedListProps<Item>) => {
  const { t } = useTranslation();
  const isEmpty = query.data?.pages.every(({ items }) => items.length === 0) ?? false;
  if (isEmpty && query.hasNextPage)
    return (
      <div className="grid justify-items-center gap-3 p-6 text-center">
        <p className="text-text-2">{texts.emptyMore}</p>
        <Button
          variant="outline"
          busy={query.isFetchingNextPage}
          busyLabel={t('shared.loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('shared.showMore')}
        </Button>
      </div>
    );
  return (
    <PagedList
      query={query}
      empty={<p className="p-5 text-text-2 sm:px-6">{texts.empty}</p>}
      skeletonRows={8}
      {...list}
    />
  );
};
