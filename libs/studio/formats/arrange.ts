import { placeInk } from '../planning/geometry';
import type { MeasureText } from '../planning/fit-text';
import type { Drawing } from '../reading/reading';
import type { Box } from '../scene/scene.schema';
import type { FormatSize } from './format';
import { type Share, boxOf, smallScale } from './frame';
import { type Put, type SetWords, leastCapitals, wordsIn } from './letters';
import type { Slots } from './slots';
import { aspectOf } from './things';

/** Rooms of words and thing in one arrangement; `put` has what is special about its words. */
export type Arrangement = {
  words: Share;
  thing: Share;
  anchor?: readonly [number, number];
  put?: Partial<Put>;
};

/** One or more arrangements to choose from. */
export type Arrangements = readonly Arrangement[];

/** A chosen arrangement: the set words, the room of the thing in pixels, and its rotation in degrees. */
export type Arranged = { words: SetWords; room: Box; anchor: readonly [number, number]; rotation: number };

/** Groups of food, activities and objects; a long one of them may lean, a building or an animal may not. */
const leaning = new Set([4, 6, 7]);

/** Degrees by which a thing leans: a tall thin one more, so that it fills its room. */
export function rotationOf(thing: Drawing, usual: number): number {
  const aspect = aspectOf(thing);
  if (leaning.has(thing.group) && aspect < 0.55) return 24;
  return aspect > 1.6 || thing.group === 5 ? 0 : usual;
}

/** Least share of the picture that a thing's box should cover. */
export const leastShare = 0.35;

/** Height of capitals at 168 pixels width from which larger ones are worth no more. */
const large = 17;

/**
 * Sets the words and chooses the arrangement with the largest thing and readable words.
 * @param options arrangements; the first one wins a tie
 * @param usual rotation of a thing of usual shape in degrees
 */
export function arranged(
  slots: Slots,
  { text, thing, put, usual }: { text: string; thing: Drawing; put: Put; usual: number },
  options: Arrangements,
  { measure, size }: { measure: MeasureText; size: FormatSize },
): Arranged {
  const rotation = rotationOf(thing, usual);
  const tried = options.map((option) => {
    const words = wordsIn(slots, text, boxOf(option.words, size), { ...put, ...option.put }, measure, size);
    const room = boxOf(option.thing, size);
    const { box } = placeInk(thing, room, rotation, false);
    const share = (box.width * box.height) / (size.width * size.height);
    const capitals = words.capitals / smallScale(size);
    const legible = Math.min(1, capitals / large) * (capitals < leastCapitals ? 0.2 : 1);
    return {
      words,
      room,
      rotation,
      anchor: option.anchor ?? ([0.5, 0.5] as const),
      worth: Math.sqrt(Math.min(share, 0.55)) * (share < leastShare ? 0.7 : 1) * legible,
    };
  });
  return tried.reduce((best, one) => (one.worth > best.worth ? one : best));
}
