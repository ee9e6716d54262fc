import { productConfig } from '@portada/contracts';
import { buttonClass, EmptyState, ErrorState } from '@portada/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { readSharedPhoto } from '../../shared/device/shared-photo';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { Waiting } from '../../shared/page/loading';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { queryKeys } from '../../shared/query-keys';
import {
  type KeptPrompt,
  forgetKeptPrompt,
  promptIn,
  readKeptPrompt,
} from '../../shared/session/kept-prompt';
import { openKeptPrompt } from './open-kept-prompt';

const SharedPhoto = lazy(() => import('./shared-photo'));

/** Screen that opens the editor with a prompt: the prompt of the address, else the prompt that a visitor kept before sign-up
 * or sign-in. */
export const StartPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [kept] = useState(() => promptIn(search) ?? readKeptPrompt());
  const photo = useQuery({ queryKey: queryKeys.sharedPhoto, queryFn: readSharedPhoto, gcTime: 0 });
  if (photo.isPending) return <Waiting label={t('start.opening')} />;
  if (photo.data)
    return (
      <Suspense fallback={<Waiting label={t('start.opening')} />}>
        <SharedPhoto photo={photo.data} text={kept?.prompt ?? ''} />
      </Suspense>
    );
  if (kept !== null) return <Opening kept={kept} />;
  return (
    <Page>
      <PageHeading title={t('start.title')} />
      <EmptyState
        title={t('start.nothing')}
        action={
          <Link to="/dashboard" className={buttonClass()}>
            {t('start.dashboard')}
          </Link>
        }
      />
    </Page>
  );
};

const Opening = ({ kept }: { kept: KeptPrompt }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const errorMessages = useErrorMessages();
  const opening = useQuery({
    // A query and not a mutation, because a query with the same key runs only once at a time.
    queryKey: queryKeys.keptPrompt(kept.id),
    queryFn: () => openKeptPrompt(kept),
    retry: false,
    staleTime: Infinity,
  });
  const thumbnailId = opening.data;
  useEffect(() => {
    if (thumbnailId === undefined) return;
    forgetKeptPrompt();
    void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
    void navigate(`/thumbnails/${thumbnailId}/edit`, { replace: true });
  }, [thumbnailId, navigate, queryClient]);
  return (
    <>
      <title>{`${t('start.title')} · ${productConfig.product}`}</title>
      {opening.isError ? (
        <ErrorState
          level={1}
          title={t('start.failed')}
          text={errorMessages.error(opening.error)}
          retryLabel={t('shared.retry')}
          onRetry={() => void opening.refetch()}
        />
      ) : (
        <Waiting label={t('start.opening')} />
      )}
    </>
  );
};
