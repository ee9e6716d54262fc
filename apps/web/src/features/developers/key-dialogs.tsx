import type { ApiKey } from '@portada/contracts';
import { AlertDialog, Alert, Button, Dialog, DialogActions, toast } from '@portada/ui';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { usePasswordStep } from '../../shared/recent-sign-in/password-step';
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
  const step = usePasswordStep(replace.error);
  const isBusy = replace.isPending || step.isPending;
  const close = () => {
    replace.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.run(() => shown && replace.mutate(shown.id));
  };
  return (
    <Dialog
      open={apiKey !== null}
      onClose={close}
      title={
        replace.data ? t('developers.keyTitle') : t('developers.replaceTitle', { name: shown?.name ?? '' })
      }
      closeLabel={t('shared.close')}
      busy={isBusy}
    >
      {replace.data ? (
        <NewKey value={replace.data.key} onDone={close} />
      ) : (
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <p className="text-body text-text-2">{t('developers.replaceText')}</p>
          <Alert>{step.error}</Alert>
          {step.field}
          <DialogActions>
            <Button variant="outline" disabled={isBusy} onClick={close}>
              {t('shared.cancel')}
            </Button>
            <Button type="submit" variant="volt" busy={isBusy} busyLabel={t('developers.replacing')}>
              {t('developers.replace')}
            </Button>
          </DialogActions>
        </form>
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
