import type { User } from '@portada/contracts';
import { Alert, Button, Dialog, DialogActions, Field, TextInput, toast } from '@portada/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, nothing } from '../../../shared/api/client';
import { useTranslation } from '../../../shared/i18n/translation';
import { usePasswordStep } from '../../../shared/recent-sign-in/password-step';
import { setSession } from '../../../shared/session/session';

/**
 * Deletes the account of the signed-in user, with every session of the account.
 * @throws ApiError
 */
const deleteAccount = () => api.delete('/api/me', nothing);

/** Returns a mutation. `mutate()` deletes the account, redirects to `/` and shows a toast. */
const useDeleteAccount = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => {
      toast.success(t('ownData.deleted'));
      void navigate('/', { replace: true });
      setSession(queryClient, null);
    },
  });
};

type DeleteAccountDialogProps = { user: User; open: boolean; onClose: () => void };

/**
 * Dialog that lists the data to be deleted, asks for the email as a confirmation, deletes the account and redirects to
 * `/`.
 */
export const DeleteAccountDialog = ({ user, open, onClose }: DeleteAccountDialogProps) => {
  const { t } = useTranslation();
  const remove = useDeleteAccount();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('ownData.deleteTitle')}
      closeLabel={t('shared.close')}
      busy={remove.isPending}
    >
      <DeleteForm user={user} remove={remove} onClose={close} />
    </Dialog>
  );
};

type DeleteFormProps = { user: User; remove: ReturnType<typeof useDeleteAccount>; onClose: () => void };

const DeleteForm = ({ user, remove, onClose }: DeleteFormProps) => {
  const { t } = useTranslation();
  const step = usePasswordStep(remove.error);
  const isBusy = remove.isPending || step.isPending;
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim().toLowerCase() === user.email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMeant) step.run(() => remove.mutate());
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <ul className="grid list-disc gap-2 pl-5 text-body text-text-2 marker:text-text-3">
        <li>{t('ownData.whatGoes')}</li>
        <li>{t('ownData.whatGoesPictures')}</li>
        <li>
          {user.credits === 0
            ? t('ownData.historyKept')
            : t('ownData.whatGoesCredits', { count: user.credits })}
        </li>
      </ul>
      <p className="text-ui">{t('ownData.cannotUndo')}</p>
      <Alert>{step.error}</Alert>
      <Field label={t('ownData.typeEmail', { email: user.email })}>
        <TextInput
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {step.field}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={!isMeant}
          busy={isBusy}
          busyLabel={t('ownData.deleting')}
        >
          {t('ownData.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
};
