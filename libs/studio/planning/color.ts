import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** Least contrast of text with its background: the minimum of WCAG for text of any size. */
export const readableContrast = 4.5;

const convert = converter('oklch');

/**
 * Lightness (0-1), chroma and hue (degrees) of a color in OKLCH; a grey has hue 0.
 * @param color `#rrggbb`
 */
export function toOklch(color: string): { l: number; c: number; h: number } {
  const { l, c, h } = convert(color) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}

/**
 * A color as `#rrggbb`; the chroma is reduced until the color is inside the sRGB gamut.
 * @param lightness 0-1, @param chroma OKLCH chroma, @param hue degrees
 */
export const oklch = (lightness: number, chroma: number, hue: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: ((hue % 360) + 360) % 360 }, 'oklch'));

/** Angle between two hues, 0 to 180 degrees. */
export const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The hue of a list that is farthest from the hue `from`, in degrees. */
export const farthest = (hues: readonly [number, ...number[]], from: number): number =>
  hues.reduce((best, hue) => (apart(hue, from) > apart(best, from) ? hue : best), hues[0]);

/** Contrast ratio of two colors by WCAG, 1 to 21. The alpha part of a color is ignored. */
export const contrastOf = (a: string, b: string): number => wcagContrast(a.slice(0, 7), b.slice(0, 7));

const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(color, ground)));

/** Step of lightness (0-1) in the search for a readable color. */
const step = 0.02;

/**
 * The color nearest to a preferred color that is readable on all of the given backgrounds. If no lightness of the color
 * is readable, the result is black or white, by higher contrast.
 * @param preferred `#rrggbb`
 * @param grounds colors of the backgrounds
 */
export function readable(preferred: string, grounds: readonly string[]): string {
  if (worst(preferred, grounds) >= readableContrast) return preferred;
  const { l: start, c: chroma, h: hue } = toOklch(preferred);
  for (let away = step; away < 1; away += step) {
    for (const lightness of [start + away, start - away]) {
      if (lightness < 0 || lightness > 1) continue;
      const color = oklch(lightness, chroma, hue);
      if (worst(color, grounds) >= readableContrast) return color;
    }
  }
  return worst('#ffffff', grounds) >= worst('#000000', grounds) ? '#ffffff' : '#000000';
}
