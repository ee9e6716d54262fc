import type { GeneratedImage, Thumbnail } from '@portada/contracts';
import { useTranslation } from '../i18n/translation';

/** Returns the current picture of a thumbnail; undefined for a thumbnail without a picture. */
export const currentImageOf = (thumbnail: Thumbnail): GeneratedImage | undefined =>
  thumbnail.generatedImages.find(({ url }) => url === thumbnail.generatedImageUrl);

/** Returns a function that gives the text "Made with …" for an image model; null for an unknown model. */
export const useMadeWith = () => {
  const { t } = useTranslation();
  return (model: string | null): string | null =>
    model === null
      ? null
      : t('shared.madeWith', { engine: model === 'studio' ? t('shared.studioEngine') : model });
};
