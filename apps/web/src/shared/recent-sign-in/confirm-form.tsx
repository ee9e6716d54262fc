import { Alert, Button, DialogActions } from '@portada/ui';
import type { FormEvent } from 'react';
import { useTranslation } from '../i18n/translation';
import { usePasswordStep } from './password-step';

type ConfirmFormProps = {
  /** Consequences of the action. */
  text: string;
  submitLabel: string;
  busyLabel: string;
  /** Look of the button; `danger` for an action that takes something away. */
  variant?: 'primary' | 'danger' | 'volt';
  action: { isPending: boolean; error: Error | null; mutate: () => void };
  onClose: () => void;
};

/** Form of a dialog that confirms an action for which the server may ask for a recent sign-in. */
export const ConfirmForm = (props: ConfirmFormProps) => {
  const { text, submitLabel, busyLabel, variant = 'primary', action, onClose } = props;
  const { t } = useTranslation();
  const step = usePasswordStep(action.error);
  const isBusy = action.isPending || step.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.run(() => action.mutate());
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-body text-text-2">{text}</p>
      <Alert>{step.error}</Alert>
      {step.field}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant={variant} busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
};
