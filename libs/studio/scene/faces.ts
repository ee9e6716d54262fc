import type { Face } from './scene.schema';

/**
 * The font families of each typeface, which the canvas tries for each letter in this order. The font with rare
 * accents comes first: a font that lacks an accented letter would compose it from a letter and a separate accent.
 */
const families: Record<Face, readonly string[]> = {
  Anton: ['Anton Extended', 'Anton'],
  'Archivo Black': ['Archivo Black Extended', 'Archivo Black'],
  Bangers: ['Bangers Extended', 'Bangers'],
  'Barlow Condensed': ['Barlow Condensed Extended', 'Barlow Condensed'],
  'Bebas Neue': ['Bebas Neue Extended', 'Bebas Neue'],
  'Black Han Sans': ['Black Han Sans'],
  'Caveat Brush': ['Caveat Brush Extended', 'Caveat Brush'],
  Creepster: ['Creepster'],
  'Dela Gothic One': ['Dela Gothic One'],
  Lalezar: ['Lalezar Extended', 'Lalezar', 'Lalezar Arabic'],
  'Luckiest Guy': ['Luckiest Guy Extended', 'Luckiest Guy'],
  'Permanent Marker': ['Permanent Marker'],
  'Press Start 2P': ['Press Start 2P Extended', 'Press Start 2P'],
  Righteous: ['Righteous Extended', 'Righteous'],
  'Rubik Mono One': ['Rubik Mono One Extended', 'Rubik Mono One', 'Rubik Mono One Cyrillic'],
  'Titan One': ['Titan One Extended', 'Titan One'],
};

/** Fallback families for letters that a typeface lacks: rare accents, Cyrillic, Arabic, Japanese, Korean, emoji. */
const others = [
  'Anton Extended',
  'Anton',
  'Rubik Mono One Cyrillic',
  'Lalezar Arabic',
  'Dela Gothic One',
  'Black Han Sans',
  'Noto Emoji',
];

/**
 * Monospaced typefaces, in which a space is as wide as a letter. Such a space looks too wide between the words of a
 * headline.
 */
const monospaced = new Set<Face>(['Press Start 2P', 'Rubik Mono One']);

/**
 * Returns the width of a space in a headline, as a share of the width that the typeface defines.
 * @param face typeface of the scene
 */
export const spaceShare = (face: Face): number => (monospaced.has(face) ? 0.45 : 1);

const stacks = new Map<Face, string>();

/**
 * Returns the font families of a scene's typeface, as a canvas context expects them in `font` after the size. The
 * program that draws must register all these families. Measuring and drawing must use the same value.
 * @param face typeface of the scene
 */
export function fontStackOf(face: Face): string {
  const known = stacks.get(face);
  if (known !== undefined) return known;
  const stack = [...new Set([...families[face], ...others])].map((family) => `"${family}"`).join(',');
  stacks.set(face, stack);
  return stack;
}
