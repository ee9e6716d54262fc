import { apart, oklch, toOklch } from '../planning/color';
import { type Palette, paletteOf, straight } from '../planning/palette';
import { hashOf, seededRandom } from '../scene/random';
import type { Slots } from './slots';

/** Three colors of a ground, dark to light. */
export type Ground = [string, string, string];

/** Hue in degrees of the thing; a thing without color, or no thing, has a hue by the seed. */
export const thingHue = ({ thing, seed }: Slots): number => thing?.hue ?? hashOf(`hue ${seed}`) % 360;

/** A hue without mud: dark yellow becomes red, and olive green. */
export function clearHue(hue: number): number {
  const plain = ((hue % 360) + 360) % 360;
  if (plain <= 48 || plain >= 142) return plain;
  return plain < 90 ? 22 : 152;
}

/** Turns in degrees among which the seed chooses. */
const turns = [0, 24, -24] as const;

/**
 * Hue of a ground that differs from the thing.
 * @param turn degrees from the hue of the thing
 */
export const groundHue = (slots: Slots, turn: number): number => {
  const own = thingHue(slots);
  const hue = clearHue(own + turn + (turns[hashOf(`turn ${turn} ${slots.seed}`) % turns.length] ?? 0));
  return slots.thing?.hue == null || apart(hue, own) >= 50 ? hue : clearHue(own + 180);
};

/** A hue of the ground that the prompt asks for, null for a gray one; otherwise `hue`. */
export function hueOfGround({ ground }: Slots, hue: number | null): number | null {
  if (ground === null) return hue;
  const { c, h } = toOklch(ground);
  return c < 0.03 ? null : h;
}

/** A dark ground, light at its end. */
export const darkGround = (hue: number, chroma = 0.13): Ground => [
  oklch(0.13, chroma * 0.5, hue),
  oklch(0.26, chroma, hue),
  oklch(0.46, chroma * 1.3, hue),
];

/** A bright ground of strong color. */
export const brightGround = (hue: number): Ground => [
  oklch(0.52, 0.2, hue),
  oklch(0.66, 0.2, hue),
  oklch(0.8, 0.15, hue),
];

/** The ground that the prompt asks for, as three shades of its color; otherwise `fallback`. */
export function askedGround({ ground }: Slots, fallback: Ground): Ground {
  if (ground === null) return fallback;
  const { l, c, h } = toOklch(ground);
  return [oklch(l * 0.86, c, h), ground, oklch(Math.min(0.98, l * 1.1), c, h)];
}

/**
 * The colors of a picture.
 * @param hue hue of the ground in degrees
 * @param own colors that the format sets itself
 */
export const paletteWith = (
  slots: Slots,
  hue: number,
  own: Partial<Palette> & { ground: Ground },
): Palette => ({
  ...paletteOf(
    { name: 'Vibrant', topicHue: hue, heroHue: null, accentHue: null, turn: 0, bend: straight },
    seededRandom(slots.seed),
  ),
  ...own,
  light: toOklch(own.ground[1]).l > 0.62,
});

/** A color made lighter by a share (darker by a negative one) in OKLCH. */
export function shifted(color: string, by: number): string {
  const { l, c, h } = toOklch(color);
  return oklch(Math.min(1, Math.max(0, l + by)), c, h);
}

/** Gradients of highlighted letters. */
export const gold: [string, string] = ['#ffe45c', '#ffb400'];
export const yellow: [string, string] = ['#fff04a', '#ffd000'];
/** Red of crosses, arrows and badges, and the black of comic lines. */
export const red = '#e10600';
export const line = '#0f0d0c';
