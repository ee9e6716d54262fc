import { type AdminModel, modelSwitchSchema } from '@portada/contracts';
import { Button, Dialog, DialogActions, Field, TextArea } from '@portada/ui';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { useModelSwitch } from './get-models';

type ModelSwitchDialogProps = {
  /** Image model that the dialog switches; null closes the dialog. */
  model: AdminModel | null;
  onClose: () => void;
};

/** Dialog that switches an image model on or off, with a reason. */
export const ModelSwitchDialog = ({ model, onClose }: ModelSwitchDialogProps) => {
  const { t } = useTranslation();
  const switching = useModelSwitch();
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState(model);
  if (model && model !== shown) setShown(model);
  const close = () => {
    switching.reset();
    onClose();
  };
  const word = (shown?.switched?.isEnabled ?? true) ? 'disable' : 'enable';
  return (
    <Dialog
      open={model !== null}
      onClose={close}
      title={t(`models.${word}Title`, { name: shown?.name ?? '' })}
      closeLabel={t('shared.close')}
      busy={switching.isPending}
    >
      <SwitchForm
        word={word}
        isPending={switching.isPending}
        error={switching.error}
        onCancel={close}
        onSubmit={(reason) =>
          shown && switching.mutate({ name: shown.name, word, reason }, { onSuccess: close })
        }
      />
    </Dialog>
  );
};

type SwitchFormProps = {
  word: 'enable' | 'disable';
  isPending: boolean;
  error: Error | null;
  onCancel: () => void;
  onSubmit: (reason: string) => void;
};

const SwitchForm = ({ word, isPending, error, onCancel, onSubmit }: SwitchFormProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const parsed = modelSwitchSchema.safeParse({ reason });
  const fieldError = isChecked && !parsed.success ? parsed.error.issues[0]?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success) onSubmit(parsed.data.reason);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-body text-text-2">{t(`models.${word}Text`)}</p>
      <Field label={t('models.reason')} hint={t('models.reasonHint')} error={errorMessages.field(fieldError)}>
        <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div role="alert" className="text-small font-[550] text-danger-text empty:hidden">
        {error && errorMessages.error(error)}
      </div>
      <DialogActions>
        <Button variant="outline" disabled={isPending} onClick={onCancel}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant={word === 'disable' ? 'danger' : 'primary'} busy={isPending}>
          {t(`models.${word}`)}
        </Button>
      </DialogActions>
    </form>
  );
};
