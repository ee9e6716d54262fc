import type { Face } from './scene.schema';

/**
 * The font families that each face is set in, tried letter by letter. Letters with rare accents come first: a font that
 * lacks one would build it from a letter and a loose accent.
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

/** Families for what a face cannot write: rare accents, Cyrillic, Arabic, Japanese, Korean. */
const others = [
  'Anton Extended',
  'Anton',
  'Rubik Mono One Cyrillic',
  'Lalezar Arabic',
  'Dela Gothic One',
  'Black Han Sans',
];

/** Faces whose every sign is equally wide; a space as wide as a letter tears their lines apart. */
const monospaced = new Set<Face>(['Press Start 2P', 'Rubik Mono One']);

/**
 * How wide a space is set in a headline, as a share of the face's own.
 * @param face of the scene
 */
export const spaceShare = (face: Face): number => (monospaced.has(face) ? 0.45 : 1);

const stacks = new Map<Face, string>();

/**
 * The value that a canvas's `font` takes after its size, for a face of a scene. The host registers the families named
 * in it; measuring and drawing must use the same one.
 * @param face of the scene
 */
export function fontStackOf(face: Face): string {
  const known = stacks.get(face);
  if (known !== undefined) return known;
  const stack = [...new Set([...families[face], ...others])].map((family) => `"${family}"`).join(',');
  stacks.set(face, stack);
  return stack;
}
