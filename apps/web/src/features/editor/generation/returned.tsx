import type { Generation } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';
import { useMadeWith } from '../../../shared/thumbnails/made-with';

/**
 * Text that a cheaper image model than the chosen one made the image, with the credits that were used and returned.
 * Nothing is shown if the whole price was used.
 */
export const Returned = ({ generation: { model, credits, spentCredits } }: { generation: Generation }) => {
  const { t } = useTranslation();
  const madeWith = useMadeWith();
  if (spentCredits === null || spentCredits >= credits) return null;
  return (
    <p className="rounded-input bg-surface-2 px-4 py-3 text-small text-text-2">
      {model !== null && `${madeWith(model)}. `}
      {t('request.model.returned', { count: spentCredits, returned: credits - spentCredits })}
    </p>
  );
};
