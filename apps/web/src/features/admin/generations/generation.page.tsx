import { type AdminGenerationDetail, generationErrors, isFinished } from '@portada/contracts';
import { Button, Card, Dialog, ErrorState, Skeleton, toast } from '@portada/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConsoleLink } from '../console/console-link';
import { ConsolePage } from '../console/console-page';
import { Detail } from '../console/detail';
import { ReasonForm } from '../console/reason-form';
import { GenerationStatusBadge } from './generation-status';
import { useAdminGeneration, useCancel, useRetry } from './get-generations';
import { Timeline } from './timeline';

/** Page `/admin/generations/:generationId`: one generation from its acceptance to its end. */
export const GenerationPage = () => {
  const { t } = useTranslation();
  const { generationId = '' } = useParams();
  return (
    <ConsolePage
      title={t('adminGenerations.detailTitle')}
      within={{
        to: '/admin/generations',
        list: t('adminGenerations.title'),
        current: generationId.slice(0, 8),
      }}
    >
      <Content key={generationId} id={generationId} />
    </ConsolePage>
  );
};

const Content = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { data, isPending, error, refetch } = useAdminGeneration(id);
  if (data)
    return (
      <>
        <Summary generation={data} />
        <Timeline generation={data} />
      </>
    );
  if (isPending)
    return (
      <div role="status" aria-label={t('shared.loading')} className="grid gap-8">
        <Skeleton className="h-56" />
        <Skeleton className="h-80" />
      </div>
    );
  return (
    <Card>
      <ErrorState
        title={t('adminGenerations.detailFailed')}
        text={errorMessages.error(error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void refetch()}
      />
    </Card>
  );
};

const Summary = ({ generation }: { generation: AdminGenerationDetail }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, prompt, status, email, errorCode, model, stage, percent, retryOf, retriedAs } = generation;
  const progress = [
    stage,
    percent === null ? null : t('adminGenerations.percentOf', { percent: Math.round(percent) }),
  ];
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <GenerationStatusBadge status={status} />
        <Actions generation={generation} />
      </div>
      {errorCode && (
        <p className="text-ui text-danger-text">
          {generationErrors[errorCode][currentLanguage()]} <code className="text-small">{errorCode}</code>
        </p>
      )}
      <p className="text-body break-words">{prompt || t('adminGenerations.noPrompt')}</p>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-4">
        <Detail label={t('adminGenerations.user')}>
          {email === null ? (
            t('adminGenerations.deletedUser')
          ) : (
            <ConsoleLink to={`/admin/users/${generation.userId}`}>{email}</ConsoleLink>
          )}
        </Detail>
        <Detail label={t('adminGenerations.id')}>{id}</Detail>
        <Detail label={t('adminGenerations.model')}>{model ?? '–'}</Detail>
        <Detail label={t('adminGenerations.credits')}>{generation.credits}</Detail>
        {status === 'running' && (
          <Detail label={t('adminGenerations.progress')}>
            {progress.filter(Boolean).join(' · ') || '–'}
          </Detail>
        )}
        <Detail label={t('adminGenerations.seed')}>{generation.seed}</Detail>
        <Detail label={t('adminGenerations.requestId')}>{generation.requestId || '–'}</Detail>
        <Detail label={t('adminGenerations.deadline')}>{format.dateTime(generation.deadlineAt)}</Detail>
        {retryOf && (
          <Detail label={t('adminGenerations.retryOf')}>
            <ConsoleLink to={`/admin/generations/${retryOf}`}>{retryOf}</ConsoleLink>
          </Detail>
        )}
        {retriedAs && (
          <Detail label={t('adminGenerations.retriedAs')}>
            <ConsoleLink to={`/admin/generations/${retriedAs}`}>{retriedAs}</ConsoleLink>
          </Detail>
        )}
      </dl>
    </Card>
  );
};

const Actions = ({
  generation: { id, status, retriedAs, thumbnailId },
}: {
  generation: AdminGenerationDetail;
}) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const retry = useRetry(id);
  const cancel = useCancel(id);
  const [asked, setAsked] = useState<'retry' | 'cancel' | null>(null);
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState<'retry' | 'cancel'>('retry');
  if (asked && asked !== shown) setShown(asked);
  const close = () => {
    retry.reset();
    cancel.reset();
    setAsked(null);
  };
  const submit = (reason: string) => {
    if (shown === 'cancel') {
      cancel.mutate(reason, {
        onSuccess: () => {
          close();
          toast.success(t('adminGenerations.cancelled'));
        },
      });
    } else {
      retry.mutate(reason, {
        onSuccess: ({ generationId }) => {
          close();
          toast.success(t('adminGenerations.retried'));
          void navigate(`/admin/generations/${generationId}`);
        },
      });
    }
  };
  const canRetry = status === 'failed' && retriedAs === null && thumbnailId !== null;
  return (
    <>
      {canRetry && (
        <Button size="small" onClick={() => setAsked('retry')}>
          {t('adminGenerations.retry')}
        </Button>
      )}
      {!isFinished(status) && (
        <Button size="small" variant="danger" onClick={() => setAsked('cancel')}>
          {t('adminGenerations.cancel')}
        </Button>
      )}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={t(`adminGenerations.${shown}Title`)}
        closeLabel={t('shared.close')}
        busy={retry.isPending || cancel.isPending}
      >
        <ReasonForm
          text={t(`adminGenerations.${shown}Text`)}
          submitLabel={t(`adminGenerations.${shown}`)}
          isDanger={shown === 'cancel'}
          isPending={retry.isPending || cancel.isPending}
          error={retry.error ?? cancel.error}
          onCancel={close}
          onSubmit={submit}
        />
      </Dialog>
    </>
  );
};
