import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** Contrast that text must have against what it stands on, after WCAG for text of any size. */
export const readableContrast = 4.5;

const convert = converter('oklch');

/**
 * Lightness (0-1), chroma and hue (degrees) of a color; a grey has hue 0.
 * @param color `#rrggbb`
 */
export function toOklch(color: string): { l: number; c: number; h: number } {
  const { l, c, h } = convert(color) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}

/**
 * One color, brought into what a screen can show.
 * @param lightness 0-1, @param chroma OKLCH chroma, @param hue degrees
 */
export const oklch = (lightness: number, chroma: number, hue: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: ((hue % 360) + 360) % 360 }, 'oklch'));

/** Degrees between two hues, 0 to 180. */
export const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The hue of a list that lies farthest from another. */
export const farthest = (hues: readonly [number, ...number[]], from: number): number =>
  hues.reduce((best, hue) => (apart(hue, from) > apart(best, from) ? hue : best), hues[0]);

/** Contrast of two colors after WCAG, 1 to 21; of a color that is partly clear, its own part is looked at. */
export const contrastOf = (a: string, b: string): number => wcagContrast(a.slice(0, 7), b.slice(0, 7));

const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(color, ground)));

/** Steps of lightness in which a readable color is looked for. */
const step = 0.02;

/**
 * The color nearest to a preferred one that is readable on all of the given grounds; if there is none, black or white,
 * whichever has more contrast.
 * @param preferred `#rrggbb`
 * @param grounds what it stands on
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
