import { type Place, places } from '@portada/contracts';

/** Names of the panoramas (photographed places) of which a background may show a view. */
export const panoramaNames = places;
export type PanoramaName = Place;
