import { contrastOf } from './color';
import type { Draft } from './draft';
import { edgeOf } from './asked-palette';
import type { StyleRules } from './style';
import { type Treatment, plainTreatment } from './treatment';

/**
 * The colors of a slab (a field of color behind words), of the letters on the slab, and of a line at its edge (null for
 * none).
 */
type Slab = { ground: string; letters: string; line: string | null };

const dark = '#0e0c11';

/**
 * Color of the letters on a slab: white unless dark is far more readable, because dark letters on red or pink look
 * dull.
 */
const lettersOn = (ground: string): string =>
  contrastOf('#ffffff', ground) > Math.max(3, contrastOf(dark, ground) * 0.6) ? '#ffffff' : dark;

/** Styles whose letters glow or are scratched, so that the slab must be dark. */
const night = new Set<StyleRules['lettering']>(['tube', 'draft', 'scratched']);

/**
 * The colors of a field of color behind words.
 * @param draft the decisions about the picture
 * @param place position of the field among the fields of the picture, from 0
 */
export function slabOf({ palette, styleRules, input, asked }: Draft, place: number): Slab {
  // The letters keep the color that the prompt asks for.
  if (asked.letters !== null) return { ground: edgeOf(asked.letters), letters: asked.letters, line: null };
  if (night.has(styleRules.lettering))
    return { ground: dark, letters: '#ffffff', line: palette.highlight[1] };
  const yellow = {
    ground: palette.highlight[1],
    letters: lettersOn(palette.highlight[1]),
    line: null,
  };
  const strong = { ground: palette.pop, letters: lettersOn(palette.pop), line: null };
  const white = { ground: '#ffffff', letters: dark, line: null };
  const choices = contrastOf(palette.highlight[1], '#ffffff') > 1.25 ? [yellow, strong] : [strong, white];
  return choices[(input.seed + place) % choices.length] ?? strong;
}

/** Styles whose own letters are readable on any slab, because the letters have outlines. */
const own = new Set<StyleRules['lettering']>([
  'tube',
  'draft',
  'scratched',
  'sticker',
  'comic',
  'print',
  'paper',
  'block',
]);

/**
 * The letters on a field of color: dark or white, without an outline.
 * @param draft the decisions about the picture
 * @param place position of the field among the fields of the picture, from 0
 * @returns null if the letters of the style are used on the field
 */
export function lettersOnSlab(draft: Draft, place: number): Treatment | null {
  if (own.has(draft.styleRules.lettering)) return null;
  const { letters } = slabOf(draft, place);
  return { ...plainTreatment, fill: [letters, letters], highlight: [letters, letters] };
}
