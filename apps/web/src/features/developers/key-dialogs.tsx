import type { ApiKey } from '@portada/contracts';
import { AlertDialog, Dialog, toast } from '@portada/ui';
import { useState } from 'react';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { ConfirmForm } from '../../shared/recent-sign-in/confirm-form';
import { useReplaceApiKey, useRevokeApiKey } from './api-keys';
import { NewKey } from './new-key';

type KeyDialogProps = {
  /** The key that the dialog is about; null if the dialog is closed. */
  apiKey: ApiKey | null;
  onClose: () => void;
};

/** Returns the last key of a dialog, so that the dialog keeps its content while it fades out. */
const useLastKey = (apiKey: ApiKey | null): ApiKey | null => {
  const [last, setLast] = useState(apiKey);
  if (apiKey && apiKey !== last) setLast(apiKey);
  return last;
};

/** Dialog that replaces a key and then shows the new key once. */
export const ReplaceKeyDialog = ({ apiKey, onClose }: KeyDialogProps) => {
  const { t } = useTranslation();
  const replace = useReplaceApiKey();
  const shown = useLastKey(apiKey);
  const close = () => {
    replace.reset();
    onClose();
  };
  return (
    <Dialog
      open={apiKey !== null}
      onClose={close}
      title={
        replace.data ? t('developers.keyTitle') : t('developers.replaceTitle', { name: shown?.name ?? '' })
      }
      closeLabel={t('shared.close')}
      busy={replace.isPending}
    >
      {replace.data ? (
        <NewKey value={replace.data.key} onDone={close} />
      ) : (
        <ConfirmForm
          text={t('developers.replaceText')}
          submitLabel={t('developers.replace')}
          busyLabel={t('developers.replacing')}
          variant="volt"
          action={{ ...replace, mutate: () => shown && replace.mutate(shown.id) }}
          onClose={close}
        />
      )}
    </Dialog>
  );
};

/** Dialog that asks for confirmation and revokes a key. */
export const RevokeKeyDialog = ({ apiKey, onClose }: KeyDialogProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const revoke = useRevokeApiKey();
  const shown = useLastKey(apiKey);
  const close = () => {
    revoke.reset();
    onClose();
  };
  const done = () => {
    toast.success(t('developers.revoked'));
    close();
  };
  return (
    <AlertDialog
      open={apiKey !== null}
      onCancel={close}
      onConfirm={() => shown && revoke.mutate(shown.id, { onSuccess: done })}
      title={t('developers.revokeTitle', { name: shown?.name ?? '' })}
      text={t('developers.revokeText')}
      cancelLabel={t('shared.cancel')}
      confirmLabel={t('developers.revoke')}
      busyLabel={t('developers.revoking')}
      busy={revoke.isPending}
      error={revoke.error === null ? undefined : errorMessages.error(revoke.error)}
    />
  );
};
