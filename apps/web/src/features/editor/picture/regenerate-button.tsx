import { Button } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';

/** The way out where a picture does not load: it is generated anew. @param props.onClick opens the confirmation */
export const RegenerateButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button size="small" onClick={onClick}>
      {t('editor.picture.regenerate')}
    </Button>
  );
};
