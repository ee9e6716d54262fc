import { type Axis, areAlike, differingAxes, pictureDifference } from '@portada/studio/variants';
import type { Compared } from './compared-pictures';

/** Letters of the compared thumbnails, in their order. */
export const letters = ['A', 'B', 'C'] as const;

/** A thumbnail with its letter. `item` is null while it is not drawn. */
export type Lettered = { letter: string; item: Compared };

/** Differences between two thumbnails. `isAlike` is true if viewers see no difference at a small size. */
export type PairDifference = { a: string; b: string; axes: Axis[]; isAlike: boolean };

/** Names the axes on which two thumbnails differ. */
export const axesBetween = (a: Compared, b: Compared): Axis[] =>
  differingAxes(a.present.scene, b.present.scene, a.present.baseGenerationId === b.present.baseGenerationId);

/** Compares each thumbnail with each other one. */
export const differencesOf = (lettered: readonly Lettered[]): PairDifference[] =>
  lettered.flatMap(({ letter: a, item }, place) =>
    lettered.slice(place + 1).map(({ letter: b, item: other }) => ({
      a,
      b,
      axes: axesBetween(item, other),
      isAlike: areAlike(pictureDifference(item.pixels, other.pixels)),
    })),
  );
