import { Card, ErrorState, IconButton, Skeleton, buttonClass } from '@portada/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { useSession } from '../../shared/session/session';
import type { Compared } from './compared-pictures';

/** Places at which the thumbnails are compared: the home page, and the list beside a video. Widths in CSS px. */
const places = [
  { width: 360, isBeside: false },
  { width: 168, isBeside: true },
] as const;

type VariantSlotProps = {
  letter: string;
  query: UseQueryResult<Compared>;
  theme: 'light' | 'dark';
  /** Title of the video, which is the same for all thumbnails of a test. */
  title: string;
  onRemove: () => void;
};

/** One compared thumbnail at two sizes, or the reason why it is not shown. */
export const VariantSlot = ({ letter, query, theme, title, onRemove }: VariantSlotProps) => {
  const { t } = useTranslation();
  const { data } = query;
  return (
    <Card className="grid h-full grid-cols-1 content-start overflow-hidden">
      <div className="flex items-center gap-1 py-2 pr-2 pl-4">
        <h2 className="min-w-0 flex-1 truncate text-h3" aria-label={t('compare.variant', { letter })}>
          {letter}
          {data && <span className="ml-2 text-body font-[500] text-text-2">{data.thumbnail.title}</span>}
        </h2>
        {data && (
          <Link
            to={`/thumbnails/${data.thumbnail.id}/document`}
            aria-label={t('compare.edit', { letter })}
            className={buttonClass({ variant: 'ghost', size: 'small' })}
          >
            <Pencil aria-hidden />
          </Link>
        )}
        <IconButton
          size="small"
          label={t('compare.remove', { letter })}
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {data ? <Pictures picture={data.picture} title={title} theme={theme} /> : <NotShown query={query} />}
    </Card>
  );
};

/** Colors of YouTube, which do not depend on the theme of Portada: page, text and secondary text. */
const colors = {
  light: { page: '#ffffff', text: '#0f0f0f', secondary: '#606060' },
  dark: { page: '#0f0f0f', text: '#f1f1f1', secondary: '#aaaaaa' },
} as const;

type PicturesProps = { picture: string; title: string; theme: 'light' | 'dark' };

const Pictures = ({ picture, title, theme }: PicturesProps) => {
  const { user } = useSession();
  const { page, text, secondary } = colors[theme];
  return (
    <div className="grid grid-cols-1 gap-6 p-4" style={{ background: page, color: text }}>
      {places.map(({ width, isBeside }) => (
        <div key={width} className={isBeside ? 'flex gap-2.5' : 'grid grid-cols-1 gap-2.5'}>
          {/* A picture of another ratio is fitted between bars, as on YouTube. */}
          <img
            src={picture}
            alt=""
            style={{ width, background: '#000000' }}
            className="aspect-video max-w-full shrink-0 rounded-[12px] object-contain"
          />
          <div className="min-w-0 text-small">
            <p className="line-clamp-2 font-[600]">{title}</p>
            <p className="truncate" style={{ color: secondary }}>
              {user?.displayName}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
};

const NotShown = ({ query }: { query: UseQueryResult<Compared> }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { error } = query;
  if (!error)
    return (
      <div role="status" className="p-4">
        <span className="sr-only">{t('compare.loading')}</span>
        <Skeleton className="aspect-video w-full" />
      </div>
    );
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'thumbnail_not_found')
    return <ErrorState title={t('compare.missing')} text={t('compare.missingText')} />;
  if (code === 'thumbnail_without_picture')
    return <ErrorState title={t('compare.withoutPicture')} text={t('compare.withoutPictureText')} />;
  return (
    <ErrorState
      title={t('compare.failed')}
      text={errorMessages.error(error)}
      retryLabel={t('shared.retry')}
      onRetry={() => void query.refetch()}
    />
  );
};
