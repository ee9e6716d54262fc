import { Dialog, toast } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConfirmForm } from '../../../shared/recent-sign-in/confirm-form';
import { useEndSession } from './open-sessions';

/** The sessions to end: one session, with the name of its device, or a number of other sessions. */
export type Ending = { id: string; device: string } | { others: number };

type EndSessionDialogProps = {
  /** The sessions that the dialog ends; null if the dialog is closed. */
  ending: Ending | null;
  onClose: () => void;
};

/**
 * Dialog that asks for confirmation, ends the sessions and shows a toast. A failure, and the step that confirms the sign-in, are
 * shown in the dialog.
 */
export const EndSessionDialog = ({ ending, onClose }: EndSessionDialogProps) => {
  const { t } = useTranslation();
  const end = useEndSession();
  // The dialog keeps its last content while its closing animation runs.
  const [asked, setAsked] = useState(ending);
  if (ending && ending !== asked) setAsked(ending);

  const close = () => {
    end.reset();
    onClose();
  };
  const confirm = () => {
    if (!ending) return;
    const done =
      'id' in ending ? t('security.sessionEnded', { device: ending.device }) : t('security.othersEnded');
    end.mutate('id' in ending ? ending.id : null, {
      onSuccess: () => {
        toast.success(done);
        close();
        // The button that opened the dialog was removed together with its row, so the heading of the section gets
        // the focus.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.getElementById('security-heading')?.focus();
        });
      },
    });
  };
  const isOne = asked !== null && 'id' in asked;
  return (
    <Dialog
      open={ending !== null}
      onClose={close}
      title={isOne ? t('security.signOutTitle', { device: asked.device }) : t('security.othersTitle')}
      closeLabel={t('shared.close')}
      busy={end.isPending}
    >
      <ConfirmForm
        text={isOne ? t('security.signOutText') : t('security.othersText', { count: asked?.others ?? 0 })}
        submitLabel={isOne ? t('security.signOut') : t('security.signOutOthers')}
        busyLabel={t('security.signingOut')}
        action={{ isPending: end.isPending, error: end.error, mutate: confirm }}
        onClose={close}
      />
    </Dialog>
  );
};
