import { productConfig } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';

/** Prices of generated images, as numbers and as text in the current language. */
export const usePrice = () => {
  const { t } = useTranslation();
  const of = (variants: number): number => variants * productConfig.creditsPerGeneration;
  const images = (variants: number): string => t('request.variants.images', { count: variants });
  const credits = (count: number): string => t('request.variants.credits', { count });
  return {
    /** Credits. @param variants number of images requested */
    of,
    images,
    credits: (variants: number): string => credits(of(variants)),
    /** "2 images, 2 credits". */
    words: (variants: number): string =>
      t('request.variants.price', { images: images(variants), credits: credits(of(variants)) }),
    /** Shown when the balance is too low. */
    tooMany: (variants: number, balance: number): string =>
      t('request.variants.tooMany', {
        count: variants,
        images: images(variants),
        credits: credits(of(variants)),
        balance: credits(balance),
      }),
  };
};
