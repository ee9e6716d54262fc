import { type Thumbnail, productConfig } from '@portada/contracts';
import { ErrorState, Skeleton, buttonClass } from '@portada/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { queryKeys } from '../../shared/query-keys';
import { useThumbnail } from '../../shared/thumbnails/get-thumbnail';
import { type PresentDocument, readDocument } from '../../shared/thumbnails/present-document';
import { OpenDocumentContext } from './state/editor-context';
import { useOpeningDocument } from './state/use-open-document';
import { Workspace } from './workspace';

/** Page `/thumbnails/:thumbnailId/document`: the picture of a thumbnail as layers that can be edited. */
export const DocumentEditorPage = () => {
  const { thumbnailId = '' } = useParams();
  const thumbnail = useThumbnail(thumbnailId);
  const document = useQuery({
    queryKey: queryKeys.document(thumbnailId),
    queryFn: ({ signal }) => readDocument(thumbnailId, signal),
    // The editor keeps its own state of the document; each opening reads the present one.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (thumbnail.data && document.data)
    return <Opening key={thumbnailId} thumbnail={thumbnail.data} present={document.data} />;
  const error = thumbnail.error ?? document.error;
  if (!error) return <DocumentSkeleton />;
  const retry = () => {
    void thumbnail.refetch();
    void document.refetch();
  };
  return <NotOpened thumbnailId={thumbnailId} error={error} onRetry={retry} />;
};

const Opening = ({ thumbnail, present }: { thumbnail: Thumbnail; present: PresentDocument }) => {
  const opened = useOpeningDocument(thumbnail, present);
  if (!opened) return <DocumentSkeleton />;
  return (
    <OpenDocumentContext value={opened}>
      <Workspace thumbnail={thumbnail} />
    </OpenDocumentContext>
  );
};

type NotOpenedProps = { thumbnailId: string; error: Error; onRetry: () => void };

const NotOpened = ({ thumbnailId, error, onRetry }: NotOpenedProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const code = error instanceof ApiError ? error.code : null;
  const isEmpty = code === 'thumbnail_without_picture';
  if (isEmpty || code === 'thumbnail_not_found')
    return (
      <Page>
        <div className="grid justify-items-center gap-4 py-14 text-center">
          <PageHeading
            title={t(isEmpty ? 'document.empty.title' : 'document.notFound.title')}
            className="text-h2"
          />
          <p className="max-w-[42ch] text-text-2">
            {t(isEmpty ? 'document.empty.text' : 'document.notFound.text')}
          </p>
          <Link to={isEmpty ? `/thumbnails/${thumbnailId}/edit` : '/thumbnails'} className={buttonClass()}>
            {t(isEmpty ? 'document.empty.action' : 'document.notFound.action')}
          </Link>
        </div>
      </Page>
    );
  return (
    <Page>
      <PageHeading title={t('document.loadFailed')} className="sr-only" />
      <ErrorState
        title={t('document.loadFailed')}
        text={errorMessages.error(error)}
        retryLabel={t('shared.retry')}
        onRetry={onRetry}
      />
    </Page>
  );
};

const DocumentSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className="document-workspace">
      <title>{`${t('document.loading')} · ${productConfig.product}`}</title>
      <h1 className="sr-only">{t('document.loading')}</h1>
      <Skeleton className="mx-auto aspect-video w-full max-w-page" />
    </div>
  );
};
