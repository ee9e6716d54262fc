import { Button } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';

/**
 * Button that generates a picture again after the picture failed to load.
 * @param props.onClick called on a click; opens the confirmation
 */
export const RegenerateButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button size="small" onClick={onClick}>
      {t('editor.picture.regenerate')}
    </Button>
  );
};
