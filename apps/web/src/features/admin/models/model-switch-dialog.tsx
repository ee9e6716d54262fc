import type { AdminModel } from '@portada/contracts';
import { Dialog } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { ReasonForm } from '../console/reason-form';
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
      <ReasonForm
        text={t(`models.${word}Text`)}
        submitLabel={t(`models.${word}`)}
        isDanger={word === 'disable'}
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
