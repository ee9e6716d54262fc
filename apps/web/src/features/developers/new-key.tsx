import { Button, CopyField, DialogActions } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';

/** Contents of a dialog that shows a new key once. @param value text of the key */
export const NewKey = ({ value, onDone }: { value: string; onDone: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <p className="text-body text-text-2">{t('developers.keyText')}</p>
      <CopyField
        label={t('developers.key')}
        value={value}
        copyLabel={t('developers.copy')}
        copiedLabel={t('developers.copied')}
      />
      <DialogActions>
        <Button variant="volt" onClick={onDone}>
          {t('developers.stored')}
        </Button>
      </DialogActions>
    </div>
  );
};
