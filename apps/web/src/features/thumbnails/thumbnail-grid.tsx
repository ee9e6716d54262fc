import { productConfig, type Thumbnail } from '@portada/contracts';
import { Button, Card, EmptyState, ErrorState, Skeleton, toast } from '@portada/ui';
import { memo } from 'react';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { useThumbnailList } from '../../shared/thumbnails/list-thumbnails';
import { type ListFilter, askedOf } from './list-filter';
import type { Selection } from './selection/selection';
import { SelectionBar } from './selection/selection-bar';
import type { ListView } from './list-view';
import { ThumbnailListCard } from './thumbnail-list-card';
import { ThumbnailListTile } from './thumbnail-list-tile';

const gridClasses: Record<ListView, string> = {
  cards: 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6',
  pictures: 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-4',
};

const gridId = 'thumbnail-grid';

/**
 * Moves the focus to the link of a card in the thumbnail list.
 * @param index index of the card, from 0
 */
const focusCard = (index: number) =>
  document.getElementById(gridId)?.children[index]?.querySelector('a')?.focus();

type ThumbnailGridProps = {
  /** Search text by which the thumbnails are filtered; empty for all thumbnails. */
  q: string;
  filter: ListFilter;
  view: ListView;
  /** Called to show all thumbnails again. */
  onClear: () => void;
  onCreate: () => void;
  onDelete: (thumbnail: Thumbnail) => void;
  selection: Selection;
  /** Ids of thumbnails that are being deleted and are not shown. */
  hidden: ReadonlySet<string>;
  /** Called with the ids of the selected thumbnails. */
  onDeleteSelected: (ids: readonly string[]) => void;
  onTagSelected: (thumbnails: readonly Thumbnail[]) => void;
};

/** Thumbnails of the user as cards, loaded page by page. */
export const ThumbnailGrid = ({ q, filter, view, selection, hidden, ...props }: ThumbnailGridProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const list = useThumbnailList(askedOf(q, filter));
  if (list.isPending) return <GridSkeleton view={view} />;
  if (list.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('thumbnails.failed')}
          text={errorMessages.error(list.error)}
          retryLabel={t('shared.retry')}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  }
  const showMore = async () => {
    const { isFetchNextPageError, hasNextPage } = await list.fetchNextPage();
    if (isFetchNextPageError) toast.error(t('thumbnails.failed'), { duration: productConfig.toastMs.list });
    // The "Show more" button disappears after the last page, so the focus moves to the first new card.
    else if (!hasNextPage) requestAnimationFrame(() => focusCard(thumbnails.length));
  };
  const thumbnails = list.data.pages.flatMap(({ items }) => items.filter(({ id }) => !hidden.has(id)));
  if (thumbnails.length === 0 && !list.hasNextPage)
    return (
      <NoThumbnails q={q} isFiltered={isFiltered(filter)} onClear={props.onClear} onCreate={props.onCreate} />
    );
  const shown = thumbnails.map(({ id }) => id);
  const selected = thumbnails.filter(({ id }) => selection.ids.has(id));
  return (
    <div className="grid grid-cols-1 justify-items-center gap-8" aria-busy={list.isPlaceholderData}>
      <p role="status" className="sr-only">
        {t('thumbnails.found', { count: thumbnails.length })}
      </p>
      <ul id={gridId} className={`w-full ${gridClasses[view]}`}>
        {thumbnails.map((thumbnail, index) => (
          <GridItem
            key={thumbnail.id}
            thumbnail={thumbnail}
            index={index}
            view={view}
            onDelete={props.onDelete}
            isSelected={selection.ids.has(thumbnail.id)}
            onToggle={
              selection.isOn ? (isRange) => selection.toggle(thumbnail.id, shown, isRange) : undefined
            }
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          busy={list.isFetchingNextPage}
          busyLabel={t('thumbnails.loadingMore')}
          onClick={() => void showMore()}
        >
          {t('thumbnails.more')}
        </Button>
      )}
      {selection.isOn && (
        <SelectionBar
          selected={selected}
          onSelectAll={() => selection.selectAll(shown)}
          onTag={() => props.onTagSelected(selected)}
          onDelete={() => props.onDeleteSelected(selected.map(({ id }) => id))}
          onEnd={selection.end}
        />
      )}
    </div>
  );
};

type GridItemProps = {
  thumbnail: Thumbnail;
  /** Index of the thumbnail in the list, from 0. */
  index: number;
  view: ListView;
  onDelete: (thumbnail: Thumbnail) => void;
  isSelected: boolean;
  /** Set while thumbnails are selected. */
  onToggle: ((isRange: boolean) => void) | undefined;
};

/**
 * One thumbnail of the list. It is rendered again only if its properties change, because a long list has hundreds of them and
 * the page is rendered at each key of a search.
 */
const GridItem = memo(function GridItem({ thumbnail, index, view, ...props }: GridItemProps) {
  const ThumbnailItem = view === 'cards' ? ThumbnailListCard : ThumbnailListTile;
  const { isSelected, onToggle } = props;
  return (
    <li>
      <ThumbnailItem
        thumbnail={thumbnail}
        index={index}
        onDelete={() => props.onDelete(thumbnail)}
        selection={onToggle && { isSelected, onToggle }}
      />
    </li>
  );
});

const isFiltered = ({ status, aspectRatio, tag }: ListFilter): boolean =>
  status !== undefined || aspectRatio !== undefined || tag !== undefined;

type NoThumbnailsProps = { q: string; isFiltered: boolean; onClear: () => void; onCreate: () => void };

const NoThumbnails = ({ q, isFiltered, onClear, onCreate }: NoThumbnailsProps) => {
  const { t } = useTranslation();
  return (
    <Card>
      {q === '' && !isFiltered ? (
        <EmptyState
          title={t('thumbnails.empty')}
          text={t('thumbnails.emptyText')}
          action={<Button onClick={onCreate}>{t('thumbnails.create')}</Button>}
        />
      ) : (
        <EmptyState
          title={isFiltered ? t('thumbnails.noMatchFilter') : t('thumbnails.noMatch', { q })}
          action={
            <Button variant="outline" onClick={onClear}>
              {t(isFiltered ? 'thumbnails.clearFilters' : 'thumbnails.clear')}
            </Button>
          }
        />
      )}
    </Card>
  );
};

/** Loading state of the thumbnail list, with the same layout as the cards or tiles. */
const GridSkeleton = ({ view }: { view: ListView }) => {
  const { t } = useTranslation();
  return (
    <div className={gridClasses[view]} role="status" aria-label={t('shared.loading')}>
      {Array.from({ length: view === 'cards' ? 6 : 15 }, (_, place) =>
        view === 'cards' ? <CardSkeleton key={place} /> : <TileSkeleton key={place} />,
      )}
    </div>
  );
};

const TileSkeleton = () => (
  <Card className="overflow-hidden">
    <Skeleton className="aspect-video !rounded-none" />
    <div className="flex min-h-11 items-center px-3">
      <Skeleton className="h-4 w-2/3" />
    </div>
  </Card>
);

const CardSkeleton = () => (
  <Card className="flex h-[450px] flex-col overflow-hidden px-4 pt-4 pb-4">
    <Skeleton className="aspect-video max-h-[200px] shrink-0 !rounded-chip" />
    <div className="mt-4 flex justify-between gap-3">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-1/4" />
    </div>
    <Skeleton className="mt-3 h-4 w-3/4" />
    <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
      {[1, 2, 3, 4].map((detail) => (
        <Skeleton key={detail} className="h-7 w-2/3" />
      ))}
    </div>
    <div className="mt-auto flex items-center justify-between border-t border-border pt-3">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-9 w-24 !rounded-full" />
    </div>
  </Card>
);
