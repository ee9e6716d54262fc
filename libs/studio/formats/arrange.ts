import type { MeasureText } from '../planning/fit-text';
import { placeInk } from '../planning/geometry';
import type { Drawing } from '../reading/reading';
import type { Box } from '../scene/scene.schema';
import type { FormatSize } from './format';
import { type Share, boxOf, forShape, smallScale } from './frame';
import { silent, tagRooms } from './layouts';
import { type Put, type SetWords, leastCapitals, wordsIn } from './letters';
import type { Slots } from './slots';
import { aboveTag } from './tags';
import { rotationOf } from './things';

/**
 * Rooms of words and thing in one arrangement. `anchor` is the place of a narrow thing from left to right, 0 to 1; `put` has
 * what is special about its words.
 */
export type Arrangement = { words: Share; thing: Share; anchor?: number; put?: Partial<Put> };

/** One or more arrangements to choose from. */
export type Arrangements = readonly Arrangement[];

/** A chosen arrangement: the set words, the room of the thing in pixels, where the thing stands in it, and its rotation. */
export type Arranged = { words: SetWords; room: Box; anchor: number; rotation: number };

/** Least share of the picture that a thing's box should cover. */
export const leastShare = 0.35;

/** Height of capitals at 168 pixels width from which larger ones are worth no more. */
const large = 21;

/** What is arranged: the thing, its rotation in degrees if its shape is usual, how the hook is set, and the room of the tag. */
type Given = { thing: Drawing; usual: number; put: Put; tag?: Share };

/**
 * Sets the hook and chooses the arrangement with the largest thing and readable words. Without a hook, or for a prompt without
 * letters, the thing stands alone.
 */
export function arranged(
  slots: Slots,
  { thing, usual, put, tag }: Given,
  options: Arrangements,
  { measure, size }: { measure: MeasureText; size: FormatSize },
): Arranged {
  const rotation = rotationOf(thing, usual);
  const tagRoom = boxOf(tag ?? forShape(tagRooms, size), size);
  const isSilent = slots.noText || slots.hook === '';
  const tried = (isSilent ? silent : options).map((option) => {
    const free = aboveTag(slots, boxOf(option.words, size), tagRoom);
    const words = wordsIn(slots, slots.hook, free, { ...put, ...option.put }, measure, size);
    const room = boxOf(option.thing, size);
    const { box } = placeInk(thing, room, rotation, false);
    const share = (box.width * box.height) / (size.width * size.height);
    const capitals = words.capitals / smallScale(size);
    const legible = Math.min(1, capitals / large) * (capitals < leastCapitals ? 0.2 : 1);
    const worth = Math.sqrt(Math.min(share, 0.55)) * (share < leastShare ? 0.7 : 1) * legible;
    return { words, room, rotation, anchor: option.anchor ?? 0.5, worth };
  });
  return tried.reduce((best, one) => (one.worth > best.worth ? one : best));
}
