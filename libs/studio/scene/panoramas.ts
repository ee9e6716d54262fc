/**
 * Names of the panoramas (photographed places) of which a background may show a view. The panoramas are made from the
 * CC0 files of @pmndrs/assets 1.7.0.
 */
export const panoramaNames = [
  'apartment',
  'bridge',
  'city',
  'dawn',
  'esplanade',
  'forest',
  'hall',
  'lab',
  'lobby',
  'night',
  'park',
  'sky',
  'studio',
  'sunrise',
  'sunset',
  'venice',
  'warehouse',
  'workshop',
] as const;
export type PanoramaName = (typeof panoramaNames)[number];
