/**
 * The light of a place that falls on the drawings in front of it. `harmonics` are nine spherical-harmonic coefficients
 * of red, green and blue (27 numbers, one color after the other for each coefficient), already convolved with the
 * cosine; x points right, y up, z to the viewer. `keyFrom` is the side that the strongest light comes from.
 */
export interface PlaceLight {
  name: string;
  harmonics: readonly number[];
  keyFrom: 'left' | 'right';
}
