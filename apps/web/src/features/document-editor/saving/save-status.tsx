import { Alert, Button } from '@portada/ui';
import { ApiError } from '../../../shared/api/client';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { useOpenDocument, useSaveState } from '../state/editor-context';

/** Short text about the saving: saved, saving, kept on this device. */
export const SaveStatus = () => {
  const { t } = useTranslation();
  const { state } = useSaveState();
  return (
    <p role="status" data-state={state} className="text-small text-text-2">
      {t(`document.saving.${state}`)}
    </p>
  );
};

/** The message of the first refused field, which names the cause better than the message of the whole call. */
const fieldMessageOf = (error: Error): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields)[0] : undefined;

/** Reason why the server does not store the document, with a button that sends it again. */
export const SaveRefused = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { autosave } = useOpenDocument();
  const saving = useSaveState();
  return (
    <Alert>
      {saving.state !== 'refused' ? null : (
        <div className="grid justify-items-start gap-2">
          <p>
            {t('document.saving.refusedText', {
              reason: fieldMessageOf(saving.error) ?? errorMessages.error(saving.error),
            })}
          </p>
          <Button size="small" variant="outline" onClick={() => void autosave.flush()}>
            {t('shared.retry')}
          </Button>
        </div>
      )}
    </Alert>
  );
};
