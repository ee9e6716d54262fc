import type { GeneratedImage, Thumbnail } from '@portada/contracts';
import { useTranslation } from '../i18n/translation';

/** Returns the edited image of a thumbnail, if it has one, and its generated images, newest first. */
export const imagesOf = ({ editedImage, generatedImages }: Thumbnail): readonly GeneratedImage[] =>
  editedImage ? [editedImage, ...generatedImages] : generatedImages;

/** Returns the current picture of a thumbnail; undefined for a thumbnail without a picture. */
export const currentImageOf = (thumbnail: Thumbnail): GeneratedImage | undefined =>
  imagesOf(thumbnail).find(({ url }) => url === thumbnail.generatedImageUrl);

/** Returns a function that gives the text "Made with …" for an image model; null for an unknown model. */
export const useMadeWith = () => {
  const { t } = useTranslation();
  return (model: string | null): string | null =>
    model === null
      ? null
      : t('shared.madeWith', { engine: model === 'studio' ? t('shared.studioEngine') : model });
};
