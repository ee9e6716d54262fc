import { facts } from '@portada/contracts';
import { useTranslation } from '../../../shared/i18n/translation';

/** What pictures cost, as a number and in the language on screen. */
export const usePrice = () => {
  const { t } = useTranslation();
  const of = (variants: number): number => variants * facts.creditsPerGeneration;
  const pictures = (variants: number): string => t('request.variants.pictures', { count: variants });
  const credits = (count: number): string => t('request.variants.credits', { count });
  return {
    /** Credits. @param variants pictures asked for */
    of,
    pictures,
    credits: (variants: number): string => credits(of(variants)),
    /** "2 pictures, 2 credits". */
    words: (variants: number): string =>
      t('request.variants.price', { pictures: pictures(variants), credits: credits(of(variants)) }),
    /** Said where the balance does not reach. */
    tooMany: (variants: number, balance: number): string =>
      t('request.variants.tooMany', {
        pictures: pictures(variants),
        credits: credits(of(variants)),
        balance: credits(balance),
      }),
  };
};
