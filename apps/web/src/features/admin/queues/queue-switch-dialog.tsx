import type { AdminOverview } from '@portada/contracts';
import { Dialog } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { ReasonForm } from '../console/reason-form';
import { useQueueSwitch } from './switch-queue';

type QueueSwitchDialogProps = {
  /** Queue that the dialog pauses or resumes; null closes the dialog. */
  queue: AdminOverview['queues'][number] | null;
  onClose: () => void;
};

/** Dialog that pauses or resumes a job queue, with a reason. */
export const QueueSwitchDialog = ({ queue, onClose }: QueueSwitchDialogProps) => {
  const { t } = useTranslation();
  const switching = useQueueSwitch();
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState(queue);
  if (queue && queue !== shown) setShown(queue);
  const close = () => {
    switching.reset();
    onClose();
  };
  const word = shown?.isPaused === true ? 'resume' : 'pause';
  return (
    <Dialog
      open={queue !== null}
      onClose={close}
      title={t(`admin.${word}Title`, { name: shown?.name ?? '' })}
      closeLabel={t('shared.close')}
      busy={switching.isPending}
    >
      <ReasonForm
        text={t(`admin.${word}Text`)}
        submitLabel={t(`admin.${word}`)}
        isDanger={word === 'pause'}
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
