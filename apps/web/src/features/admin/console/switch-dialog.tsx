import type { UseMutationResult } from '@tanstack/react-query';
import { Dialog } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { ReasonForm } from './reason-form';

/** A question of the dialog: its texts, and whether the switch stops something that runs. */
export type SwitchQuestion = { title: string; text: string; submitLabel: string; isDanger: boolean };

type SwitchDialogProps<Subject, Switching extends { reason: string }> = {
  /** The thing that the dialog switches, such as a job queue; null closes the dialog. */
  subject: Subject | null;
  /** Returns the texts of the dialog. */
  ask: (subject: Subject) => SwitchQuestion;
  /** The mutation that makes the switch. */
  switching: UseMutationResult<unknown, Error, Switching>;
  /** Returns the variables of the mutation. */
  toSwitch: (subject: Subject, reason: string) => NoInfer<Switching>;
  onClose: () => void;
};

/** Dialog in which an administrator switches something on or off, with a reason for the audit log. */
export const SwitchDialog = <Subject, Switching extends { reason: string }>({
  subject,
  ask,
  switching,
  toSwitch,
  onClose,
}: SwitchDialogProps<Subject, Switching>) => {
  const { t } = useTranslation();
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState(subject);
  if (subject && subject !== shown) setShown(subject);
  const question = shown && ask(shown);
  const close = () => {
    switching.reset();
    onClose();
  };
  return (
    <Dialog
      open={subject !== null}
      onClose={close}
      title={question?.title ?? ''}
      closeLabel={t('shared.close')}
      busy={switching.isPending}
    >
      {question && (
        <ReasonForm
          text={question.text}
          submitLabel={question.submitLabel}
          isDanger={question.isDanger}
          isPending={switching.isPending}
          error={switching.error}
          onCancel={close}
          onSubmit={(reason) => switching.mutate(toSwitch(shown, reason), { onSuccess: close })}
        />
      )}
    </Dialog>
  );
};
