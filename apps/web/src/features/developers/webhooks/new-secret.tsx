import { Button, CopyField, DialogActions } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';

/** Contents of a dialog that shows a new secret once. @param value text of the secret */
export const NewSecret = ({ value, onDone }: { value: string; onDone: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <p className="text-body text-text-2">{t('webhooks.secretText')}</p>
      <CopyField
        label={t('webhooks.secret')}
        value={value}
        copyLabel={t('webhooks.copy')}
        copiedLabel={t('webhooks.copied')}
      />
      <DialogActions>
        <Button variant="volt" onClick={onDone}>
          {t('webhooks.stored')}
        </Button>
      </DialogActions>
    </div>
  );
};
