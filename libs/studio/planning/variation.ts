import type { LayerOf, MotifName } from '../scene/scene.schema';
import { hashOf } from '../scene/random';
import { oklch, toOklch } from './color';
import type { Bend, Palette } from './palette';
import { rampOf } from './ramps';

/**
 * The changes by which the variants of one request differ in their colors, on top of style, mood and topic.
 */
export type Variation = {
  /** Turn of the background's hue in degrees, and lightness (0-1) that is added to the background. */
  turn: number;
  lift: number;
  /** Factor of the chroma of the background's colors. */
  chroma: number;
  /** Factors of the exposure, of red, green and blue, and of the saturation of a photographic background. */
  exposure: number;
  tint: readonly [number, number, number];
  saturation: number;
};

/**
 * The variations in the order of the seeds. Two variations differ in hue, and those of seeds that share an idea (three
 * seeds apart) differ in lightness as well. Their number has no factor in common with the usual numbers of ideas and of
 * type systems (3 and 4), so that twelve seeds combine them differently.
 */
const variations: readonly [Variation, ...Variation[]] = [
  { turn: 70, lift: -0.2, chroma: 0.7, exposure: 0.45, tint: [0.72, 0.95, 1.35], saturation: 1 },
  { turn: -75, lift: -0.08, chroma: 1, exposure: 0.72, tint: [1.2, 0.8, 1.25], saturation: 1.2 },
  { turn: 0, lift: 0, chroma: 1, exposure: 1, tint: [1, 1, 1], saturation: 1 },
  { turn: 150, lift: 0.09, chroma: 1, exposure: 1.6, tint: [1.18, 1, 0.84], saturation: 1 },
  { turn: 205, lift: 0.2, chroma: 0.62, exposure: 2.1, tint: [0.85, 1.08, 1.1], saturation: 0.75 },
];

/**
 * The variation of a request.
 * @param request prompt and seed of the request; consecutive seeds have different variations
 */
const variationOf = ({ prompt, seed }: { prompt: string; seed: number }): Variation =>
  variations[(seed + hashOf(prompt)) % variations.length] ?? variations[0];

/** Largest turn of the hue, in degrees, for a topic whose color is part of its meaning. */
const mostTurn = 45;

/** Places whose color is part of their meaning. */
const nature = new Set<MotifName>(['sea', 'waves', 'jungle', 'leaves', 'forest', 'hills', 'snow', 'kitchen']);

/** Returns true if the color of a place is part of its meaning. */
export const isNature = (place: MotifName | null): boolean => place !== null && nature.has(place);

/** Moods whose pictures stay dark. */
const darkMoods = /^(?:dark|mysterious|dramatic)$/i;

/** Largest lightness (0-1) that is added to a picture that stays dark. */
const mostDark = 0.09;

/** Largest change of the lightness (0-1) for a palette whose lightness the creator chose. */
const mostChosen = 0.04;

/**
 * The variation of a picture: the variation of its request, limited to colors that suit style, palette, mood and topic.
 * A style other than the cinematic one keeps its lightness, a dark palette becomes no lighter and a light one no darker,
 * and a frightening picture stays dark.
 * @param request prompt, seed, mood and palette of the request
 * @param limits `film`: whether the style is cinematic; `dark`: whether the topic is frightening
 */
export function variationFor(
  request: { prompt: string; seed: number; mood: string; colorPalette: string },
  limits: { film: boolean; dark: boolean },
): Variation {
  const variation = variationOf(request);
  const staysDark = limits.dark || darkMoods.test(request.mood.trim());
  const ramp = rampOf(request.colorPalette);
  const isOpen = ramp === rampOf('vibrant');
  const [least, most] = !limits.film
    ? [0, 0]
    : isOpen
      ? [-1, staysDark ? mostDark : 1]
      : ramp.ground[1] > 0.6
        ? [0, mostChosen]
        : [-mostChosen, 0];
  return {
    ...variation,
    lift: Math.max(least, Math.min(most, variation.lift)),
    exposure: staysDark ? Math.min(1.3, variation.exposure) : variation.exposure,
    chroma: limits.film && isOpen ? variation.chroma : 1,
  };
}

/**
 * The bend of a palette with a variation.
 * @param bend bend of style and mood
 * @param variation variation of the picture
 */
export const bent = (bend: Bend, { lift, chroma }: Variation): Bend => ({
  ...bend,
  lightness: bend.lightness + lift,
  chroma: bend.chroma * chroma,
});

/**
 * The turn of the background's hue.
 * @param variation variation of the request
 * @param isBound true for a topic whose color is part of its meaning, such as food
 */
export const turnOf = ({ turn }: Variation, isBound: boolean): number => {
  const near = ((turn + 540) % 360) - 180;
  return isBound ? Math.sign(near) * Math.min(mostTurn, Math.abs(near)) : turn;
};

/** Limits of a panorama's exposure and of its tints and saturation. */
const limits = { exposure: 8, factor: 4 };

/**
 * A photographic background with a variation.
 * @param view view of the place
 * @param variation variation of the picture
 * @param isToned true if the prompt asks for a light or a color, which the variation changes less
 */
export function viewVaried(
  view: LayerOf<'panorama'>,
  { exposure, tint, saturation }: Variation,
  isToned: boolean,
): LayerOf<'panorama'> {
  const factor = (by: number): number => (isToned ? by ** 0.75 : by);
  const at = (channel: 0 | 1 | 2): number =>
    Math.min(limits.factor, view.tint[channel] * factor(tint[channel]));
  return {
    ...view,
    exposure: Math.min(limits.exposure, view.exposure * factor(exposure)),
    tint: [at(0), at(1), at(2)],
    saturation: Math.min(limits.factor, view.saturation * factor(saturation)),
  };
}

/** Largest turn of the hue in degrees, and share of the lift, for a time of day (`time`) and a named color (`color`). */
const toned = { time: { turn: 24, lift: 0.6 }, color: { turn: 7, lift: 0.3 } } as const;

/**
 * A palette in a light or a color that the prompt asks for, with a variation small enough to keep that color.
 * @param palette palette in the requested light or color
 * @param variation variation of the picture
 * @param kind whether the prompt asks for a time of day or names a color
 */
export function toneVaried(palette: Palette, { turn, lift }: Variation, kind: keyof typeof toned): Palette {
  const near = ((turn + 540) % 360) - 180;
  const most = toned[kind].turn;
  const by = Math.max(-most, Math.min(most, near));
  const varied = (color: string): string => {
    const { l, c, h } = toOklch(color);
    return oklch(Math.max(0.08, Math.min(0.98, l + lift * toned[kind].lift)), c, (h || 0) + by);
  };
  const three = ([a, b, c]: Palette['ground']): Palette['ground'] => [varied(a), varied(b), varied(c)];
  const ground = three(palette.ground);
  return {
    ...palette,
    ground,
    rival: three(palette.rival),
    motif: three(palette.motif),
    light: toOklch(ground[1]).l > 0.62,
  };
}
