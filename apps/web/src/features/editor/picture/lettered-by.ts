import type { Lettering } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';

/** The fields of an image that tell how its headline came into it. */
type Lettered = { lettering: Lettering | null; model: string | null };

/**
 * Returns a function that gives the text "Lettered by …" for an image. It gives null for an image without a headline, for
 * an image of the built-in model, which is not named twice, and if it is not known who lettered.
 */
export const useLetteredBy = () => {
  const { t } = useTranslation();
  return ({ lettering, model }: Lettered): string | null => {
    if (lettering === null || model === null || model === 'studio') return null;
    return t('request.lettering.by', { name: lettering === 'drawn' ? model : 'Portada' });
  };
};
