import type { Thumbnail } from '@portada/contracts';
import { Button, Card, EmptyState, ErrorState, Skeleton } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { useSentences } from '../../shared/i18n/sentences';
import { useThumbnailList } from '../../shared/thumbnails/list-thumbnails';
import { ThumbnailFrame } from './thumbnail-frame';

const gridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';

type ThumbnailSheetProps = {
  /** What is searched for; empty for all. */
  q: string;
  onClear: () => void;
  onCreate: () => void;
  onDelete: (thumbnail: Thumbnail) => void;
};

/** The contact sheet: page after page of frames. */
export const ThumbnailSheet = ({ q, onClear, onCreate, onDelete }: ThumbnailSheetProps) => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const list = useThumbnailList(q === '' ? {} : { q });
  if (list.isPending) return <SheetSkeleton />;
  if (list.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('thumbnails.failed')}
          text={sentences.error(list.error)}
          retryLabel={t('shared.retry')}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  }
  const thumbnails = list.data.pages.flatMap(({ items }) => items);
  if (thumbnails.length === 0) return <NoThumbnails q={q} onClear={onClear} onCreate={onCreate} />;
  return (
    <div className="grid justify-items-center gap-8" aria-busy={list.isPlaceholderData}>
      <p role="status" className="sr-only">
        {t('thumbnails.found', { count: thumbnails.length })}
      </p>
      <ul className={`w-full ${gridClass}`}>
        {thumbnails.map((thumbnail, index) => (
          <li key={thumbnail.id}>
            <ThumbnailFrame thumbnail={thumbnail} frame={index + 1} onDelete={() => onDelete(thumbnail)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          busy={list.isFetchingNextPage}
          busyLabel={t('thumbnails.loadingMore')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('thumbnails.more')}
        </Button>
      )}
    </div>
  );
};

const NoThumbnails = ({ q, onClear, onCreate }: { q: string; onClear: () => void; onCreate: () => void }) => {
  const { t } = useTranslation();
  return (
    <Card>
      {q === '' ? (
        <EmptyState
          title={t('thumbnails.empty')}
          text={t('thumbnails.emptyText')}
          action={<Button onClick={onCreate}>{t('thumbnails.create')}</Button>}
        />
      ) : (
        <EmptyState
          title={t('thumbnails.noMatch', { q })}
          action={
            <Button variant="outline" onClick={onClear}>
              {t('thumbnails.clear')}
            </Button>
          }
        />
      )}
    </Card>
  );
};

const SheetSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={gridClass} role="status" aria-label={t('shared.loading')}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Card key={card} className="flex h-[450px] flex-col gap-3 p-3 pt-8">
          <Skeleton className="aspect-video !rounded-chip" />
          <Skeleton className="mt-2 h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </Card>
      ))}
    </div>
  );
};
