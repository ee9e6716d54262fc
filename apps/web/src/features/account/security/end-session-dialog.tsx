import { AlertDialog, toast } from '@portada/ui';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { useEndSession } from './open-sessions';

/** What is to end: one session, by its device in words, or this many others. */
export type Ending = { id: string; device: string } | { others: number };

type EndSessionDialogProps = {
  /** Null when nothing is asked. */
  ending: Ending | null;
  onClose: () => void;
};

/** Asks, ends it, and says so; a failure is said without leaving. */
export const EndSessionDialog = ({ ending, onClose }: EndSessionDialogProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const end = useEndSession();
  // While the dialog fades out it still shows what it asked about.
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
        // The button that asked is gone with its row; reading goes on at the heading of the section.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.getElementById('security-heading')?.focus();
        });
      },
    });
  };
  const isOne = asked !== null && 'id' in asked;
  return (
    <AlertDialog
      open={ending !== null}
      onCancel={close}
      onConfirm={confirm}
      title={isOne ? t('security.signOutTitle', { device: asked.device }) : t('security.othersTitle')}
      text={isOne ? t('security.signOutText') : t('security.othersText', { count: asked?.others ?? 0 })}
      cancelLabel={t('shared.cancel')}
      confirmLabel={isOne ? t('security.signOut') : t('security.signOutOthers')}
      busyLabel={t('security.signingOut')}
      busy={end.isPending}
      variant="primary"
      error={end.error === null ? undefined : errorMessages.error(end.error)}
    />
  );
};
