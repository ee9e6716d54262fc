import { productConfig } from '@portada/contracts';
import { Alert, Button, toast } from '@portada/ui';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { useOpenDocument, useSaveState } from '../state/editor-context';
import { keepMine, takeTheirs } from './resolve-conflict';

/**
 * Choice after a conflict: the document of this page, or the one that was saved elsewhere. The other one is kept as a
 * version in both cases, so nothing is lost.
 */
export const Conflict = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const open = useOpenDocument();
  const saving = useSaveState();
  const [busy, setBusy] = useState(false);
  const resolve = async (choice: typeof keepMine, done: string) => {
    setBusy(true);
    try {
      await choice(open);
      toast.success(done, { duration: productConfig.toastMs.list });
    } catch (error) {
      toast.error(t('document.conflict.failed'), { description: errorMessages.error(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert>
      {saving.state !== 'conflict' ? null : (
        <div className="grid gap-3">
          <p>{t('document.conflict.text')}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              busy={busy}
              onClick={() => void resolve(keepMine, t('document.conflict.keptMine'))}
            >
              {t('document.conflict.mine')}
            </Button>
            <Button
              size="small"
              variant="outline"
              busy={busy}
              onClick={() => void resolve(takeTheirs, t('document.conflict.tookTheirs'))}
            >
              {t('document.conflict.theirs')}
            </Button>
          </div>
        </div>
      )}
    </Alert>
  );
};
