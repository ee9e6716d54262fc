import { productConfig } from '@portada/contracts';
import { buttonClass, ErrorState, Skeleton } from '@portada/ui';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useThumbnail } from '../../shared/thumbnails/get-thumbnail';
import { Editor } from './editor';
import { BackToThumbnails } from './editor-heading';

/** Page `/thumbnails/:thumbnailId/edit`: one thumbnail, its pictures and the prompt of the next picture. */
export const EditorPage = () => {
  const { thumbnailId = '' } = useParams();
  const thumbnail = useThumbnail(thumbnailId);
  if (thumbnail.data) return <Editor key={thumbnailId} thumbnail={thumbnail.data} />;
  if (isMissing(thumbnail.error)) return <NotFound />;
  return (
    <Page>
      <div>
        <BackToThumbnails />
      </div>
      {thumbnail.error ? (
        <NotLoaded error={thumbnail.error} onRetry={() => void thumbnail.refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </Page>
  );
};

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

const NotFound = () => {
  const { t } = useTranslation();
  return (
    <Page>
      <div className="grid justify-items-center gap-4 py-14 text-center">
        <PageHeading title={t('editor.notFound')} className="text-h2" />
        <p className="max-w-[42ch] text-text-2">{t('editor.notFoundText')}</p>
        <Link to="/thumbnails" className={buttonClass()}>
          {t('editor.back')}
        </Link>
      </div>
    </Page>
  );
};

const NotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  return (
    <>
      <PageHeading title={t('editor.loadFailed')} className="sr-only" />
      <ErrorState
        title={t('editor.loadFailed')}
        text={errorMessages.error(error)}
        detail={error instanceof ApiError ? t('shared.requestId', { id: error.requestId }) : undefined}
        retryLabel={t('shared.retry')}
        onRetry={onRetry}
      />
    </>
  );
};

const EditorSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-8">
      <title>{`${t('editor.loading')} · ${productConfig.product}`}</title>
      <h1 className="sr-only">{t('editor.loading')}</h1>
      <div className="grid gap-3">
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton className="aspect-video w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
};
