import type { Arrangements } from './arrange';
import type { PerShape, Share } from './frame';

const beside = { tilt: -3, align: 'left' } as const;
const above = { tilt: -1, align: 'center' } as const;

/** Words beside the thing, in a wider room beside a narrow one, or above it; above a thing, few words leave it more room. */
export const layouts: PerShape<Arrangements> = {
  wide: [
    { words: [0.036, 0.08, 0.45, 0.76], thing: [0.455, 0.02, 0.535, 0.96], anchor: 0.8, put: beside },
    { words: [0.036, 0.07, 0.53, 0.78], thing: [0.575, 0.02, 0.415, 0.96], anchor: 0.6, put: beside },
    { words: [0.05, 0.04, 0.9, 0.29], thing: [0.1, 0.35, 0.8, 0.63], put: above },
  ],
  medium: [
    { words: [0.036, 0.08, 0.42, 0.7], thing: [0.41, 0.05, 0.58, 0.9], anchor: 0.9, put: beside },
    { words: [0.036, 0.08, 0.5, 0.7], thing: [0.545, 0.04, 0.445, 0.92], anchor: 0.6, put: beside },
    { words: [0.05, 0.04, 0.9, 0.25], thing: [0.02, 0.3, 0.96, 0.69], put: above },
  ],
  square: [
    { words: [0.05, 0.04, 0.9, 0.3], thing: [0.02, 0.345, 0.96, 0.64], put: above },
    { words: [0.05, 0.035, 0.9, 0.19], thing: [0.02, 0.235, 0.96, 0.75], put: above },
  ],
  tall: [{ words: [0.05, 0.06, 0.9, 0.28], thing: [0.02, 0.35, 0.96, 0.59], put: above }],
};

/** The thing alone, for a picture without letters. */
export const silent: Arrangements = [{ words: [0, 0, 1, 1], thing: [0.03, 0.03, 0.94, 0.94] }];

/** Rooms of the tag: at the left below. */
export const tagRooms: PerShape<Share> = {
  wide: [0.036, 0.775, 0.6, 0.19],
  medium: [0.036, 0.82, 0.6, 0.145],
  square: [0.04, 0.86, 0.78, 0.115],
  tall: [0.05, 0.9, 0.78, 0.07],
};
