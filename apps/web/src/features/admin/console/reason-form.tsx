import { adminReasonBodySchema } from '@portada/contracts';
import { Button, DialogActions, Field, TextArea } from '@portada/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { usePasswordStep } from '../../../shared/recent-sign-in/password-step';

type ReasonFormProps = {
  /** Consequences of the action. */
  text: string;
  submitLabel: string;
  /** True if the action takes something away, which makes its button red. */
  isDanger: boolean;
  isPending: boolean;
  error: Error | null;
  /** Further fields of the action, above the reason. */
  children?: ReactNode;
  onCancel: () => void;
  /** Called with the trimmed reason, which has 1 to 500 characters. */
  onSubmit: (reason: string) => void;
};

/**
 * Form of a dialog that asks an administrator for the reason of an action. If the action needs a recent sign-in, the form
 * asks for the password, confirms it and submits the action again.
 */
export const ReasonForm = (props: ReasonFormProps) => {
  const { text, submitLabel, isDanger, isPending, error, children, onCancel, onSubmit } = props;
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const parsed = adminReasonBodySchema.safeParse({ reason });
  const fieldError = isChecked && !parsed.success ? parsed.error.issues[0]?.message : undefined;
  const step = usePasswordStep(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success) step.run(() => onSubmit(parsed.data.reason));
  };
  const isBusy = isPending || step.isPending;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-body text-text-2">{text}</p>
      {children}
      <Field label={t('admin.reason')} hint={t('admin.reasonHint')} error={errorMessages.field(fieldError)}>
        <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {step.field}
      <div role="alert" className="text-small font-[550] text-danger-text empty:hidden">
        {step.error}
      </div>
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
};
