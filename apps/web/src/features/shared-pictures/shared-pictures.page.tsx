import { type SharedPictures, sharedWidths } from '@portada/contracts';
import { Button, ErrorState, SegmentedControl, Skeleton, toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { openShared, voteFor } from './shared-api';

const keyOf = (token: string) => ['shared-pictures', token];

/** Public page of a share link: up to three pictures, small first, and a vote. */
export const SharedPicturesPage = () => {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const errorMessages = useErrorMessages();
  const shared = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => openShared(token, signal),
    retry: false,
    staleTime: Infinity,
  });
  const isMissing =
    shared.error instanceof ApiError && (shared.error.status === 404 || shared.error.status === 400);
  return (
    <Page narrow>
      <meta name="robots" content="noindex" />
      {shared.isSuccess ? (
        <Pictures token={token} shared={shared.data} />
      ) : shared.isPending ? (
        <div role="status" aria-label={t('sharedPictures.loading')} className="grid gap-4">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <>
          <PageHeading title={t(isMissing ? 'sharedPictures.missing' : 'sharedPictures.failed')} />
          {isMissing ? (
            <p className="text-body text-text-2">{errorMessages.error(shared.error)}</p>
          ) : (
            <ErrorState
              title={t('sharedPictures.failed')}
              text={errorMessages.error(shared.error)}
              retryLabel={t('shared.retry')}
              onRetry={() => void shared.refetch()}
            />
          )}
        </>
      )}
    </Page>
  );
};

const letters = ['A', 'B', 'C'];

const Pictures = ({ token, shared }: { token: string; shared: SharedPictures }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const [width, setWidth] = useState<(typeof sharedWidths)[number]>(sharedWidths[0]);
  const { pictures, votedFor } = shared;
  const vote = useMutation({
    mutationFn: (n: number) => voteFor(token, n),
    onSuccess: (n) => queryClient.setQueryData(keyOf(token), { ...shared, votedFor: n }),
    onError: (error) =>
      toast.error(t('sharedPictures.voteFailed'), { description: errorMessages.error(error) }),
  });
  const isChoice = pictures.length > 1;
  const chosen = letters[pictures.findIndex(({ n }) => n === votedFor)];
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t(isChoice ? 'sharedPictures.title' : 'sharedPictures.titleOfOne')} />
        {isChoice && <p className="text-body text-text-2">{t('sharedPictures.lead')}</p>}
      </div>
      <SegmentedControl
        label={t('sharedPictures.sizes')}
        value={String(width)}
        onChange={(value) => setWidth(sharedWidths.find((one) => String(one) === value) ?? width)}
        options={sharedWidths.map((one) => ({ value: String(one), label: t(`sharedPictures.size.${one}`) }))}
      />
      <ul className="flex list-none flex-wrap gap-6">
        {pictures.map(({ n, image }, place) => {
          const letter = letters[place] ?? '';
          return (
            <li key={n} className="grid max-w-full content-start justify-items-start gap-2">
              <img
                src={image}
                alt={t('sharedPictures.picture', { letter })}
                style={{ width }}
                className="max-w-full rounded-[10px]"
              />
              {isChoice && (
                <Button
                  size="small"
                  variant={votedFor === n ? 'primary' : 'outline'}
                  aria-pressed={votedFor === n}
                  disabled={votedFor !== null || vote.isPending}
                  onClick={() => vote.mutate(n)}
                >
                  {t('sharedPictures.vote', { letter })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-body font-[550] empty:sr-only">
        {chosen !== undefined && t('sharedPictures.thanks', { letter: chosen })}
      </p>
      <p className="text-small text-text-3">{t('sharedPictures.made')}</p>
    </>
  );
};
