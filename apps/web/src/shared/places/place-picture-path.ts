import type { Place } from '@portada/contracts';

/** Returns the path of the small picture of a photographed place, which libs/studio/cli/place-samples.ts draws. */
export const placePicturePath = (place: Place): string => `/places/${place}.webp`;
