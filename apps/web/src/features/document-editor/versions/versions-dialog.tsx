import { documentVersionLimits } from '@portada/contracts';
import { Button, Dialog, ErrorState, Field, Skeleton, TextInput, toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { keepVersion, listVersions, restoreVersion } from '../api/document-api';
import { saveFirst } from '../state/autosave';
import { useOpenDocument } from '../state/editor-context';
import { versionsMessages } from './versions.messages';

registerMessages({ versions: versionsMessages });

type VersionsDialogProps = { open: boolean; onClose: () => void };

/** Kept versions of the document: a name for the present one, and a button that restores an earlier one. */
export const VersionsDialog = ({ open, onClose }: VersionsDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('document.versions.title')} closeLabel={t('shared.close')}>
      <p className="text-small text-text-2">{t('versions.text')}</p>
      <KeepForm />
      <VersionList onRestored={onClose} />
    </Dialog>
  );
};

const KeepForm = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { thumbnailId, autosave } = useOpenDocument();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const keep = useMutation({
    mutationFn: async () => {
      await saveFirst(autosave);
      return keepVersion(thumbnailId, name.trim() === '' ? null : name.trim());
    },
    onSuccess: () => {
      setName('');
      toast.success(t('versions.kept'));
      return queryClient.invalidateQueries({ queryKey: queryKeys.documentVersions(thumbnailId) });
    },
    onError: (error) => toast.error(t('versions.keepFailed'), { description: errorMessages.error(error) }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!keep.isPending) keep.mutate();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <Field label={t('versions.name')}>
        <TextInput
          value={name}
          maxLength={documentVersionLimits.name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" busy={keep.isPending}>
        {t('versions.keep')}
      </Button>
    </form>
  );
};

const VersionList = ({ onRestored }: { onRestored: () => void }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const errorMessages = useErrorMessages();
  const { thumbnailId, store, autosave } = useOpenDocument();
  const versions = useQuery({
    queryKey: queryKeys.documentVersions(thumbnailId),
    queryFn: ({ signal }) => listVersions(thumbnailId, signal),
    // Each opening of the dialog shows the present list, because other changes add versions, too.
    gcTime: 0,
  });
  const restore = useMutation({
    mutationFn: async (n: number) => {
      await saveFirst(autosave);
      return restoreVersion(thumbnailId, n);
    },
    onSuccess: ({ scene, version }) => {
      store.load(scene);
      autosave.continueFrom(version, null);
      toast.success(t('versions.restored'));
      onRestored();
      void versions.refetch();
    },
    onError: (error) => toast.error(t('versions.restoreFailed'), { description: errorMessages.error(error) }),
  });
  if (versions.isPending) return <Skeleton className="h-20 w-full" />;
  if (versions.isError)
    return (
      <ErrorState
        title={t('versions.loadFailed')}
        text={errorMessages.error(versions.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void versions.refetch()}
      />
    );
  if (versions.data.length === 0) return <p className="text-small text-text-2">{t('versions.empty')}</p>;
  return (
    <ol className="grid max-h-80 list-none gap-2 overflow-y-auto">
      {versions.data.map(({ n, name, createdAt }) => {
        const title = name ?? t('versions.unnamed', { number: n });
        return (
          <li
            key={n}
            className="flex items-center justify-between gap-3 rounded-input bg-surface-2 px-3 py-2"
          >
            <span className="grid min-w-0">
              <span className="truncate text-ui">{title}</span>
              <span className="text-micro font-[500] text-text-3">{format.dateTime(createdAt)}</span>
            </span>
            <Button
              size="small"
              variant="outline"
              aria-label={t('versions.restoreOf', { title })}
              busy={restore.isPending && restore.variables === n}
              disabled={restore.isPending}
              onClick={() => restore.mutate(n)}
            >
              {t('versions.restore')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
};
