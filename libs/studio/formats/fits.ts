import type { Slots } from './slots';

/** Whether a format with a thing suits the slots: there is one, and the prompt is not about a death or a disaster. */
export const hasThing = ({ thing, tone }: Slots): boolean => thing !== null && tone !== 'grave';

/** Whether there are words to show: a hook or a wish for no letters. */
export const hasWords = ({ hook, noText }: Slots): boolean => hook !== '' && !noText;

/** Whether a picture of a thing has its words, or the prompt wants none. */
export const isComplete = (slots: Slots): boolean => hasThing(slots) && (hasWords(slots) || slots.noText);

/** Whether a person may be drawn. */
export const hasFace = ({ face, noFaces, tone }: Slots): boolean =>
  face !== null && !noFaces && tone !== 'grave';

/** Number of signs of the longest word of the hook. */
export const longestWord = ({ hook }: Slots): number =>
  Math.max(...hook.split(' ').map((word) => word.length));
