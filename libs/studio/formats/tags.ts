import type { MeasureText } from '../planning/fit-text';
import type { Palette } from '../planning/palette';
import type { Box, Layer } from '../scene/scene.schema';
import type { FormatSize } from './format';
import { corner, smallScale } from './frame';
import type { Slots } from './slots';

/** Size of the letters of a tag at 168 pixels width, which gives capitals of 13 pixels in Anton. */
const smallLetters = 15;

/** Whether the picture shows the second text that the prompt asks for. */
export const hasTag = ({ label, noText }: Slots): boolean => label !== null && label !== '' && !noText;

/** The part of a room of words that the tag leaves free; the whole room without a tag. */
export const aboveTag = (slots: Slots, words: Box, tag: Box): Box =>
  hasTag(slots) ? { ...words, height: Math.min(words.height, tag.y - tag.height * 0.06 - words.y) } : words;

/**
 * The second text that the prompt asks for, on a tag.
 * @param room rectangle of the tag in pixels; the tag stands at its lower left corner
 */
export function tagIn(
  slots: Slots,
  room: Box,
  palette: Palette,
  measure: MeasureText,
  size: FormatSize,
): Layer[] {
  const { label } = slots;
  if (label === null || !hasTag(slots)) return [];
  const wide = measure('Anton', label);
  const right = Math.min(room.x + room.width, size.width * corner.left);
  const letters = Math.min(
    smallLetters * smallScale(size),
    (right - room.x) / (wide + 0.8),
    room.height / 1.4,
  );
  const [width, height] = [(wide + 0.8) * letters, letters * 1.4];
  return [
    {
      kind: 'badge',
      text: label,
      face: 'Anton',
      size: letters,
      box: { x: room.x, y: room.y + room.height - height, width, height },
      rotation: 0,
      shape: 'pill',
      color: palette.pop,
      ink: palette.onPop,
    },
  ];
}
