import { adminReasonBodySchema } from '@portada/contracts';
import { Button, DialogActions, Field, TextArea } from '@portada/ui';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';

type ReasonFormProps = {
  /** Consequences of the action. */
  text: string;
  submitLabel: string;
  /** True if the action takes something away, which makes its button red. */
  isDanger: boolean;
  isPending: boolean;
  error: Error | null;
  onCancel: () => void;
  /** Called with the trimmed reason, which has 1 to 500 characters. */
  onSubmit: (reason: string) => void;
};

/** Form of a dialog that asks an administrator for the reason of an action. */
export const ReasonForm = (props: ReasonFormProps) => {
  const { text, submitLabel, isDanger, isPending, error, onCancel, onSubmit } = props;
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const parsed = adminReasonBodySchema.safeParse({ reason });
  const fieldError = isChecked && !parsed.success ? parsed.error.issues[0]?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success) onSubmit(parsed.data.reason);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-body text-text-2">{text}</p>
      <Field label={t('admin.reason')} hint={t('admin.reasonHint')} error={errorMessages.field(fieldError)}>
        <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div role="alert" className="text-small font-[550] text-danger-text empty:hidden">
        {error && errorMessages.error(error)}
      </div>
      <DialogActions>
        <Button variant="outline" disabled={isPending} onClick={onCancel}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
};
