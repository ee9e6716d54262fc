import type { AdminOverview } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';
import { SwitchDialog } from '../console/switch-dialog';
import { type QueueSwitching, useQueueSwitch } from './switch-queue';

type Queue = AdminOverview['queues'][number];

const wordOf = ({ isPaused }: Queue): QueueSwitching['word'] => (isPaused === true ? 'resume' : 'pause');

/** Dialog that pauses or resumes a job queue, with a reason. @param props.queue null closes the dialog */
export const QueueSwitchDialog = ({ queue, onClose }: { queue: Queue | null; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <SwitchDialog
      subject={queue}
      ask={(shown) => {
        const word = wordOf(shown);
        return {
          title: t(`admin.${word}Title`, { name: shown.name }),
          text: t(`admin.${word}Text`),
          submitLabel: t(`admin.${word}`),
          isDanger: word === 'pause',
        };
      }}
      switching={useQueueSwitch()}
      toSwitch={(shown, reason) => ({ name: shown.name, word: wordOf(shown), reason })}
      onClose={onClose}
    />
  );
};
