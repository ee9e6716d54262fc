import { type AspectRatio, aspectRatios, styles } from '@portada/contracts';
import { useSearchParams } from 'react-router-dom';
import { type NicheId, nicheIdOf } from '../../shared/niches';

/** Choices of the filter of the gallery; undefined for all. They are query parameters of the address. */
export type ExampleFilter = {
  niche: NicheId | undefined;
  format: AspectRatio | undefined;
  style: (typeof styles)[number] | undefined;
};

/** Returns the choices that an address makes. An unknown value is ignored. */
export const filterIn = (search: URLSearchParams): ExampleFilter => ({
  niche: nicheIdOf(search.get('niche')),
  format: aspectRatios.find((ratio) => ratio === search.get('format')),
  style: styles.find((style) => style === search.get('style')),
});

/** Returns the choices that the current address makes. */
export const useExampleFilter = (): ExampleFilter => filterIn(useSearchParams()[0]);

/** Returns true if a filter hides examples. */
export const isFiltered = (filter: ExampleFilter): boolean =>
  Object.values(filter).some((choice) => choice !== undefined);
