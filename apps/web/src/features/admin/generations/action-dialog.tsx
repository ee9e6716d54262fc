import { adminGenerationActionSchema } from '@portada/contracts';
import { Button, Dialog, DialogActions, Field, TextArea } from '@portada/ui';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';

type ActionDialogProps = {
  action: 'retry' | 'cancel';
  open: boolean;
  isPending: boolean;
  error: Error | null;
  onClose: () => void;
  /** Receives the reason, which is valid. */
  onSubmit: (reason: string) => void;
};

/** Dialog that asks for the reason before a generation is retried or cancelled. */
export const ActionDialog = ({ action, open, isPending, error, onClose, onSubmit }: ActionDialogProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const parsed = adminGenerationActionSchema.safeParse({ reason });
  const fieldError = isChecked && !parsed.success ? parsed.error.issues[0]?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success) onSubmit(parsed.data.reason);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`adminGenerations.${action}Title`)}
      closeLabel={t('shared.close')}
      busy={isPending}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-body text-text-2">{t(`adminGenerations.${action}Text`)}</p>
        <Field
          label={t('adminGenerations.reason')}
          hint={t('adminGenerations.reasonHint')}
          error={errorMessages.field(fieldError)}
        >
          <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <div role="alert" className="text-small font-[550] text-danger-text empty:hidden">
          {error && errorMessages.error(error)}
        </div>
        <DialogActions>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          <Button type="submit" variant={action === 'cancel' ? 'danger' : 'primary'} busy={isPending}>
            {t(`adminGenerations.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
