import { converter } from 'culori';
import { oklch } from '../planning/color';
import { withAlpha } from './paint';

/** Colors for the things of a place, derived from the palette of its background. */
export type Tones = {
  /**
   * A shade of the background.
   * @param level -1 is black, 0 the darkest shade of the background, 0.5 the middle, 1 the lightest, 2 white
   */
  shade(level: number): string;
  /**
   * The natural color of a thing, adapted to the lightness and chroma of the background, and a little to its hue.
   * @param hue hue in degrees (OKLCH)
   * @param chroma OKLCH chroma
   * @param level level as for `shade`
   */
  local(hue: number, chroma: number, level: number): string;
  /**
   * The color of a thing that emits light, light on any background.
   * @param hue hue in degrees (OKLCH)
   * @param chroma OKLCH chroma
   */
  lamp(hue: number, chroma: number): string;
};

type Coordinates = { l: number; c: number; h: number };

const toOklch = converter('oklch');

/** OKLCH chroma of a background on which things keep their natural colors. */
const naturalChroma = 0.13;

/** Share of the background's color in the color of a thing on it. */
const groundShare = 0.22;

/**
 * Least lightness of the middle and the lightest shade of a dark background, so that a place in the dark can be
 * recognized.
 */
const darkest = { mid: 0.25, bright: 0.43 };

/**
 * Least range of lightness (OKLCH). The shades of a pale background are stretched to it, so that the shapes of a place
 * stay visible.
 */
const leastRange = 0.26;

const coordinates = (color: string): Coordinates => {
  const { l, c, h = 0 } = toOklch(color) ?? { l: 0.5, c: 0, h: 0 };
  return { l, c, h };
};

const blend = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Interpolates two colors through gray, so that blue and orange never mix to green. */
const between = (a: Coordinates, b: Coordinates, share: number): Coordinates => {
  const axis = (of: (radians: number) => number) =>
    blend(a.c * of((a.h * Math.PI) / 180), b.c * of((b.h * Math.PI) / 180), share);
  const [x, y] = [axis(Math.cos), axis(Math.sin)];
  return { l: blend(a.l, b.l, share), c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI };
};

/**
 * Derives the colors of a place from its background.
 * @param ground shades of the background as `#rrggbb`, dark to light
 */
export function tonesOf(ground: readonly [string, string, string]): Tones {
  const [deep, mid, bright] = ground.map(coordinates) as [Coordinates, Coordinates, Coordinates];
  mid.l = Math.max(mid.l, darkest.mid);
  bright.l = Math.max(bright.l, darkest.bright);
  deep.l = Math.min(deep.l, bright.l - leastRange);
  const ramp = (level: number): Coordinates => {
    if (level < 0) return { ...deep, l: deep.l * (1 + level), c: deep.c * (1 + level * 0.6) };
    if (level < 0.5) return between(deep, mid, level * 2);
    if (level < 1) return between(mid, bright, level * 2 - 1);
    return between(bright, { l: 0.98, c: 0.01, h: bright.h }, Math.min(1, level - 1));
  };
  const strength = Math.min(1.15, mid.c / naturalChroma);
  return {
    shade: (level) => {
      const { l, c, h } = ramp(level);
      return oklch(l, c, h);
    },
    local: (hue, chroma, level) => {
      const base = ramp(level);
      const { l, c, h } = between({ l: base.l, c: chroma * strength, h: hue }, base, groundShare);
      return oklch(l, c, h);
    },
    lamp: (hue, chroma) => oklch(Math.max(0.74, bright.l + 0.06), chroma * Math.min(1, 0.25 + strength), hue),
  };
}

/**
 * A color between two others.
 * @param from first color, `#rrggbb`
 * @param to second color, `#rrggbb`
 * @param share share of the second color, 0 to 1
 */
export function mix(from: string, to: string, share: number): string {
  const channel = (place: number): string => {
    const [a, b] = [from, to].map((color) => parseInt(color.slice(place, place + 2), 16)) as [number, number];
    return Math.round(blend(a, b, share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The same color fully transparent: a gradient fades to it without turning gray. */
export const clear = (color: string): string => withAlpha(color, 0);
