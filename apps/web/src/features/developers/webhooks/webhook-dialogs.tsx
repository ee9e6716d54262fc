import type { WebhookEndpoint } from '@portada/contracts';
import { AlertDialog, Dialog, toast } from '@portada/ui';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConfirmForm } from '../../../shared/recent-sign-in/confirm-form';
import { NewSecret } from './new-secret';
import { WebhookForm } from './webhook-form';
import { useChangeWebhook, useCreateWebhook, useDeleteWebhook, useReplaceSecret } from './webhooks';

/** Dialog that creates an endpoint and then shows its secret once. */
export const CreateWebhookDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const create = useCreateWebhook();
  const close = () => {
    create.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(create.data ? 'webhooks.secretTitle' : 'webhooks.create')}
      closeLabel={t('shared.close')}
      busy={create.isPending}
    >
      {create.data ? (
        <NewSecret value={create.data.secret} onDone={close} />
      ) : (
        <WebhookForm
          initial={{ url: '', description: '', events: ['generation.completed', 'generation.failed'] }}
          error={create.error}
          isPending={create.isPending}
          submitLabel={t('webhooks.create')}
          busyLabel={t('webhooks.creating')}
          onSubmit={(values) => create.mutate(values)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
};

/** Props of the dialogs about one endpoint. The dialog is closed if `open` is false. */
export type WebhookDialogProps = { endpoint: WebhookEndpoint; open: boolean; onClose: () => void };

/** Dialog that changes the address, the description and the events of an endpoint. */
export const EditWebhookDialog = ({ endpoint, open, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation();
  const change = useChangeWebhook();
  const close = () => {
    change.reset();
    onClose();
  };
  const done = () => {
    toast.success(t('webhooks.saved'));
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('webhooks.editTitle')}
      closeLabel={t('shared.close')}
      busy={change.isPending}
    >
      <WebhookForm
        initial={endpoint}
        error={change.error}
        isPending={change.isPending}
        submitLabel={t('webhooks.save')}
        busyLabel={t('webhooks.saving')}
        onSubmit={(changes) => change.mutate({ id: endpoint.id, changes }, { onSuccess: done })}
        onCancel={close}
      />
    </Dialog>
  );
};

/** Dialog that enables a disabled endpoint, or disables an enabled one. */
export const SwitchWebhookDialog = ({ endpoint, open, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation();
  const change = useChangeWebhook();
  // The dialog keeps its texts while it fades out after the change.
  const [shown, setShown] = useState({ open, isEnabled: endpoint.disabledReason === null });
  if (open !== shown.open)
    setShown({ open, isEnabled: open ? endpoint.disabledReason === null : shown.isEnabled });
  const { isEnabled } = shown;
  const kind = isEnabled ? 'disable' : 'enable';
  const close = () => {
    change.reset();
    onClose();
  };
  const request = { id: endpoint.id, changes: { isEnabled: !isEnabled } };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(`webhooks.${kind}Title`)}
      closeLabel={t('shared.close')}
      busy={change.isPending}
    >
      <ConfirmForm
        text={t(`webhooks.${kind}Text`)}
        submitLabel={t(`webhooks.${kind}`)}
        busyLabel={t('webhooks.saving')}
        variant={isEnabled ? 'danger' : 'volt'}
        action={{ ...change, mutate: () => change.mutate(request, { onSuccess: close }) }}
        onClose={close}
      />
    </Dialog>
  );
};

/** Dialog that replaces the secret of an endpoint and then shows the new one once. */
export const ReplaceSecretDialog = ({ endpoint, open, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation();
  const replace = useReplaceSecret();
  const close = () => {
    replace.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(replace.data ? 'webhooks.secretTitle' : 'webhooks.replaceTitle')}
      closeLabel={t('shared.close')}
      busy={replace.isPending}
    >
      {replace.data ? (
        <NewSecret value={replace.data.secret} onDone={close} />
      ) : (
        <ConfirmForm
          text={t('webhooks.replaceText')}
          submitLabel={t('webhooks.replace')}
          busyLabel={t('webhooks.replacing')}
          variant="volt"
          action={{ ...replace, mutate: () => replace.mutate(endpoint.id) }}
          onClose={close}
        />
      )}
    </Dialog>
  );
};

/** Dialog that asks for confirmation and deletes an endpoint. */
export const DeleteWebhookDialog = ({ endpoint, open, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const remove = useDeleteWebhook();
  const close = () => {
    remove.reset();
    onClose();
  };
  const done = () => {
    toast.success(t('webhooks.deleted'));
    close();
  };
  return (
    <AlertDialog
      open={open}
      onCancel={close}
      onConfirm={() => remove.mutate(endpoint.id, { onSuccess: done })}
      title={t('webhooks.deleteTitle')}
      text={<span className="break-all">{t('webhooks.deleteText', { url: endpoint.url })}</span>}
      cancelLabel={t('shared.cancel')}
      confirmLabel={t('webhooks.delete')}
      busyLabel={t('webhooks.deleting')}
      busy={remove.isPending}
      error={remove.error === null ? undefined : errorMessages.error(remove.error)}
    />
  );
};
