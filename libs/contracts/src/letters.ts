/** Names of the typefaces of the built-in model. */
export const typefaces = [
  'Anton',
  'Archivo Black',
  'Bangers',
  'Barlow Condensed',
  'Bebas Neue',
  'Black Han Sans',
  'Caveat Brush',
  'Creepster',
  'Dela Gothic One',
  'Lalezar',
  'Luckiest Guy',
  'Permanent Marker',
  'Press Start 2P',
  'Righteous',
  'Rubik Mono One',
  'Titan One',
] as const;
export type Typeface = (typeof typefaces)[number];

/** Ways to fill letters: plain color, or an effect such as metal, neon tubes or chalk. */
export const letterFinishes = [
  'plain',
  'bevel',
  'gloss',
  'metal',
  'tube',
  'scratched',
  'halftone',
  'print',
  'stencil',
  'marker',
] as const;
export type LetterFinish = (typeof letterFinishes)[number];
