import { contrastOf } from './color';
import type { Draft } from './draft';
import { edgeOf } from './instructions';
import type { StyleRules } from './style';
import { type Treatment, plainTreatment } from './treatment';

/** The colors of a field behind words: the field, the letters on it, and a line at its edge (null for none). */
type Slab = { ground: string; letters: string; line: string | null };

const dark = '#0e0c11';

/** White letters wherever they read nearly as well as dark ones: dark on red or pink looks dull. */
const lettersOn = (ground: string): string =>
  contrastOf('#ffffff', ground) > Math.max(3, contrastOf(dark, ground) * 0.6) ? '#ffffff' : dark;

/** Styles whose letters glow or are scratched, so that what is behind them must be dark. */
const night = new Set<StyleRules['lettering']>(['tube', 'draft', 'scratched']);

/**
 * The colors of a field behind words.
 * @param draft the decisions about the picture
 * @param place of the field among those of the picture, from 0
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

/** Styles whose own letters, with their outlines, stand on any field. */
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
 * Letters on a field of color: plain and dark, or light, without an outline.
 * @param draft the decisions about the picture
 * @param place of the field among those of the picture, from 0
 * @returns null where the style's own letters stand on the field
 */
export function lettersOnSlab(draft: Draft, place: number): Treatment | null {
  if (own.has(draft.styleRules.lettering)) return null;
  const { letters } = slabOf(draft, place);
  return { ...plainTreatment, fill: [letters, letters], highlight: [letters, letters] };
}
