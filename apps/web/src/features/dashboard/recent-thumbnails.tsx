import type { Thumbnail } from '@portada/contracts';
import { Button, buttonClass, Card, EmptyState, ErrorState, Skeleton } from '@portada/ui';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/format';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { Widget } from '../../shared/page/widget';
import { useRecentThumbnails } from '../../shared/thumbnails/list-thumbnails';
import { currentImageOf, useMadeWith } from '../../shared/thumbnails/made-with';
import { editorPath, ThumbnailPicture } from '../../shared/thumbnails/thumbnail-picture';

const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';

/** List of the newest thumbnails, or an empty state with a button that creates the first thumbnail. */
export const RecentThumbnails = ({ onCreate }: { onCreate: () => void }) => {
  const { t } = useTranslation();
  const recent = useRecentThumbnails();
  const isEmpty = recent.data?.items.length === 0;
  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-5 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent" className="text-[1.5rem] font-[750] tracking-[-0.02em]">
          {t('dashboard.recent')}
        </h2>
        {!isEmpty && (
          <Link to="/thumbnails" className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('dashboard.viewAll')}
          </Link>
        )}
      </div>
      <Widget>
        <RecentBody recent={recent} onCreate={onCreate} />
      </Widget>
    </section>
  );
};

type RecentBodyProps = { recent: ReturnType<typeof useRecentThumbnails>; onCreate: () => void };

const RecentBody = ({ recent, onCreate }: RecentBodyProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  if (recent.isPending) return <RecentSkeleton />;
  if (recent.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('dashboard.failed')}
          text={errorMessages.error(recent.error)}
          retryLabel={t('shared.retry')}
          onRetry={() => void recent.refetch()}
        />
      </Card>
    );
  }
  if (recent.data.items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('dashboard.empty')}
          text={t('dashboard.emptyText')}
          action={<Button onClick={onCreate}>{t('dashboard.first')}</Button>}
        />
      </Card>
    );
  }
  return (
    <ul className={gridClass}>
      {recent.data.items.map((thumbnail) => (
        <li key={thumbnail.id}>
          <RecentThumbnail thumbnail={thumbnail} />
        </li>
      ))}
    </ul>
  );
};

const RecentThumbnail = ({ thumbnail }: { thumbnail: Thumbnail }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const madeWith = useMadeWith();
  return (
    <Card className="relative flex h-full flex-col overflow-hidden p-4 transition-colors duration-(--press) focus-within:border-border-control hover:border-border-control">
      <div className="grid aspect-video place-items-center overflow-hidden rounded-chip bg-surface-2">
        <ThumbnailPicture
          thumbnail={thumbnail}
          isFirstRow
          empty={<span className="text-small text-text-2">{t('dashboard.noImage')}</span>}
        />
      </div>
      <div className="grid flex-1 content-between gap-3 px-1 pt-3">
        <div className="min-w-0">
          <h3 className="truncate text-h3">{thumbnail.title}</h3>
          <p className="truncate text-small text-text-2">
            {thumbnail.description || t('dashboard.noDescription')}
          </p>
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-border pt-3">
          <span className="text-micro font-[500] text-text-3">
            {t('dashboard.created', { date: format.date(thumbnail.createdAt) })}
            <span className="block wrap-anywhere">{madeWith(currentImageOf(thumbnail)?.model ?? null)}</span>
          </span>
          <Link
            to={editorPath(thumbnail)}
            viewTransition
            // The click area of the thumbnail's link covers the whole card.
            className={`${buttonClass({ variant: 'outline', size: 'small' })} after:absolute after:inset-0 after:content-['']`}
            aria-label={t('dashboard.editNamed', { title: thumbnail.title })}
          >
            <Pencil aria-hidden />
            {t('dashboard.edit')}
          </Link>
        </div>
      </div>
    </Card>
  );
};

const RecentSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={gridClass} role="status" aria-label={t('shared.loading')}>
      {[1, 2, 3].map((card) => (
        // Loading skeleton with the height of a loaded card: picture, two lines of text, and the row with the button.
        <Card key={card} className="grid p-4">
          <Skeleton className="aspect-video !rounded-chip" />
          <Skeleton className="mt-3 h-[1.2rem] w-2/3" />
          <Skeleton className="mt-1.5 h-4 w-1/2" />
          <div className="mt-3 flex items-center justify-between border-t border-border pt-3">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-9 w-20 !rounded-full pointer-coarse:h-11" />
          </div>
        </Card>
      ))}
    </div>
  );
};
