import { oklch, toOklch } from '../../planning/color';
import type { DocumentLayer, DocumentLayerKind } from '../document.schema';

/** Kinds of layers whose colors are the palette of a picture. Photos, drawings and signs keep their own colors. */
const paletteKinds: readonly DocumentLayerKind[] = [
  'background',
  'backdrop',
  'split',
  'motif',
  'light',
  'plate',
  'text',
  'badge',
  'grade',
  'vignette',
];

const colorForm = /^#[0-9a-f]{6}([0-9a-f]{2})?$/;

/** Returns true if a value is a color of a document. */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && colorForm.test(value);

/** Returns true if a layer has colors of the palette. */
export const hasPalette = ({ kind }: DocumentLayer): boolean => paletteKinds.includes(kind);

/** Lists all colors within a value, in the order of its fields. */
const colorsIn = (value: unknown): string[] => {
  if (isColor(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(colorsIn) : [];
};

/** Turns the hue of a color; lightness and alpha stay, so that letters stay readable. @param degrees angle of the turn */
const turnedColor = (color: string, degrees: number): string => {
  const { l, c, h } = toOklch(color.slice(0, 7));
  return `${oklch(l, c, h + degrees)}${color.slice(7)}`;
};

/** Turns the hue of each color within a value. */
export const turned = <T>(value: T, degrees: number): T => {
  if (isColor(value)) return turnedColor(value, degrees) as T & string;
  if (Array.isArray(value)) return value.map((part: unknown) => turned(part, degrees)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, turned(part, degrees)])) as T;
};

/** Distance of two colors in OKLCH as points: 0 for the same color, about 1 between black and white. */
export const colorDistance = (one: string, other: string): number => {
  const [a, b] = [toOklch(one.slice(0, 7)), toOklch(other.slice(0, 7))];
  const angle = ((a.h - b.h) * Math.PI) / 180;
  const chroma = Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(angle));
  return Math.sqrt((a.l - b.l) ** 2 + chroma);
};

/** Least mean distance of two palettes that viewers see as other colors. */
export const recolored = 0.06;

/** Mean distance of the colors of two lists, in their order. */
export const meanDistance = (ours: readonly string[], theirs: readonly string[]): number => {
  const count = Math.min(ours.length, theirs.length);
  if (count === 0) return 0;
  const pairs = ours.slice(0, count).map((color, place) => colorDistance(color, theirs[place] ?? color));
  return pairs.reduce((sum, distance) => sum + distance, 0) / count;
};

/** Lists the colors of the palette. Letters count with their fill only, because outlines are black or white. */
export const paletteOf = (layers: readonly DocumentLayer[]): string[] =>
  layers
    .filter((layer) => !layer.hidden && hasPalette(layer) && layer.kind !== 'grade')
    .flatMap((layer) => (layer.kind === 'text' ? [...layer.fill, ...layer.highlight] : colorsIn(layer)));
