import { plain } from '../knowledge/words';
import { hues } from '../understanding/colour-names';
import { oklch, toOklch } from './color';

/** Lightness (0-1), chroma and hue in degrees (OKLCH). */
export type Tint = readonly [lightness: number, chroma: number, hue: number];

/** The tint of each color that a prompt may name. */
const named: Readonly<Record<string, Tint>> = {
  red: [0.6, 0.23, 27],
  blue: [0.52, 0.2, 258],
  green: [0.66, 0.19, 145],
  yellow: [0.87, 0.175, 95],
  orange: [0.73, 0.18, 55],
  purple: [0.5, 0.21, 300],
  pink: [0.75, 0.16, 355],
  black: [0.16, 0.004, 280],
  white: [0.97, 0.002, 90],
  gold: [0.8, 0.15, 85],
  grey: [0.6, 0.005, 280],
  brown: [0.45, 0.08, 55],
  turquoise: [0.7, 0.13, 195],
  navy: [0.3, 0.11, 262],
  sky: [0.78, 0.11, 230],
  lime: [0.85, 0.2, 125],
  burgundy: [0.38, 0.14, 18],
  beige: [0.9, 0.035, 85],
  lilac: [0.76, 0.11, 305],
  peach: [0.85, 0.085, 55],
  coral: [0.72, 0.16, 28],
  mint: [0.87, 0.09, 165],
  emerald: [0.55, 0.14, 160],
  olive: [0.52, 0.1, 115],
  mustard: [0.75, 0.14, 85],
  terracotta: [0.58, 0.13, 42],
};

/** Tints of light and of tones that name no hue. */
const lights: Readonly<Record<string, Tint>> = {
  warm: [0.6, 0.14, 52],
  cold: [0.5, 0.11, 240],
  dark: [0.21, 0.02, 270],
  rain: [0.36, 0.05, 245],
  night: [0.25, 0.08, 268],
  sunset: [0.64, 0.18, 46],
  sunrise: [0.82, 0.1, 62],
  morning: [0.83, 0.075, 78],
};

/** The change of a tint by each shade of a color. */
const shadeOf: Readonly<Record<string, (tint: Tint) => Tint>> = {
  dark: ([l, c, h]) => [Math.min(0.36, l * 0.58), c * 0.72, h],
  light: ([l, c, h]) => [Math.max(l, 0.87), Math.min(0.085, c * 0.55), h],
  soft: ([l, c, h]) => [l + (0.82 - l) * 0.45, Math.min(0.1, c * 0.6), h],
  pastel: ([l, c, h]) => [Math.max(l, 0.87), Math.min(0.07, c * 0.5), h],
  bright: ([l, c, h]) => [l, c * 1.2, h],
  muted: ([l, c, h]) => [l, c * 0.45, h],
};

/**
 * The tint of a color that a prompt names.
 * @param name `#rrggbb`, or the name of a color, a light or a tone, with a shade before it: "dark red"
 * @returns null for an unknown name
 */
export function tintOf(name: string): Tint | null {
  if (name.startsWith('#')) {
    const { l, c, h } = toOklch(name);
    return [l, c, h];
  }
  const known = named[name] ?? lights[name];
  if (known) return known;
  const [shade = '', ...rest] = name.split(' ');
  const base = named[rest.join(' ')];
  const change = shadeOf[shade];
  return base && change ? change(base) : null;
}

/** Least chroma of a color with a hue that people name. */
const hued = 0.06;

/**
 * The hues in degrees of the colors in a list of excluded words: 145 for "green". Words that name no color are ignored.
 * @param words in English or Spanish
 */
export const avoidedHuesOf = (words: readonly string[]): number[] =>
  words.flatMap((word) => {
    const [, chroma = 0, hue = 0] = tintOf(hues.get(plain(word)) ?? '') ?? [];
    return chroma >= hued ? [hue] : [];
  });

/**
 * Returns true for a name of a light or of tones without a hue, such as `warm` or `sunset`.
 * @param name name of a color
 */
export const isLight = (name: string): boolean => name in lights;

/**
 * The color of a name as `#rrggbb`; red for an unknown name.
 * @param name name of a color, as for `tintOf`
 */
export const colorOf = (name: string): string => oklch(...(tintOf(name) ?? named['red'] ?? [0.6, 0.23, 27]));
