import { productConfig } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';

/**
 * Returns functions for the prices of generated images, as numbers and as text in the current language.
 * @param each price of one image in credits; null while unknown, which counts as the lowest price
 */
export const usePrice = (each: number | null) => {
  const { t } = useTranslation();
  const of = (variants: number): number => variants * (each ?? productConfig.creditsPerGeneration);
  const images = (variants: number): string => t('request.variants.images', { count: variants });
  const credits = (count: number): string => t('request.variants.credits', { count });
  return {
    /**
     * Returns the price of a request for images in credits.
     * @param variants number of requested images
     */
    of,
    images,
    credits: (variants: number): string => credits(of(variants)),
    /**
     * Returns the price of a request as text, such as "2 images, 2 credits".
     * @param variants number of requested images
     */
    words: (variants: number): string =>
      t('request.variants.price', { images: images(variants), credits: credits(of(variants)) }),
    /**
     * Returns the message for a request for images that costs more than the balance.
     * @param variants number of requested images
     */
    tooMany: (variants: number, balance: number): string =>
      t('request.variants.tooMany', {
        count: variants,
        images: images(variants),
        credits: credits(of(variants)),
        balance: credits(balance),
      }),
  };
};
