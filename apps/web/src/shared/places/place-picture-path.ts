import type { Place } from '@portada/contracts';

/**
 * Returns the path of the small picture of a photographed place, which libs/studio/cli/place-samples.ts draws; `any` is a
 * picture of several places.
 */
export const placePicturePath = (place: Place | 'any'): string => `/places/${place}.webp`;
