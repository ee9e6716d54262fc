import type { LayerOf, LayoutName } from '../scene/scene.schema';
import { toneName } from '../understanding/colour-words';
import { type LayoutInstruction, giantName, letteringName } from '../understanding/layout-words';
import { oklch, toOklch } from './color';
import type { Palette } from './palette';
import { viewInColor } from './views';

/** Instructions of a prompt about the picture, besides its subject: signs, colors, and the side of the subject. */
export type Instructions = {
  /**
   * Colors of a requested arrow and a requested ring, which point at the subject, as `#rrggbb`; null without the sign.
   */
  arrow: string | null;
  ring: string | null;
  /** Name of the requested color of the background; null without such a request. */
  ground: string | null;
  /** Whether the requested color is a light or a tone over the place. The place is then still shown. */
  tone: boolean;
  /** Requested color of the headline, `#rrggbb`; null without such a request. */
  letters: string | null;
  /** Requested side of the picture for the subject; null if the prompt names no side. */
  side: 'left' | 'right' | 'both' | null;
  /** Whether the prompt asks for a very large number in the headline. */
  giant: boolean;
};

/** Lightness (0-1), chroma and hue in degrees (OKLCH) of each color that a prompt may name. */
const named: Readonly<Record<string, readonly [number, number, number]>> = {
  red: [0.6, 0.23, 27],
  blue: [0.52, 0.2, 258],
  green: [0.66, 0.19, 145],
  yellow: [0.87, 0.175, 95],
  orange: [0.73, 0.18, 55],
  purple: [0.5, 0.21, 300],
  pink: [0.75, 0.16, 355],
  black: [0.2, 0.005, 280],
  white: [0.95, 0.003, 90],
  gold: [0.8, 0.15, 85],
  grey: [0.6, 0.005, 280],
  brown: [0.45, 0.08, 55],
  turquoise: [0.7, 0.13, 195],
  navy: [0.3, 0.11, 262],
  sky: [0.78, 0.11, 230],
  lime: [0.85, 0.2, 125],
  burgundy: [0.38, 0.14, 18],
  beige: [0.9, 0.035, 85],
  warm: [0.6, 0.14, 52],
  cold: [0.5, 0.11, 240],
  dark: [0.21, 0.02, 270],
  rain: [0.36, 0.05, 245],
  night: [0.25, 0.08, 268],
  sunset: [0.58, 0.16, 45],
  sunrise: [0.72, 0.12, 60],
  morning: [0.83, 0.075, 78],
};

/** Color of a sign for which the prompt names no color. */
const usual = 'red';

const colorOf = (name: string): string => oklch(...(named[name] ?? [0.6, 0.23, 27]));

/**
 * Reads the instructions of a prompt about the picture.
 * @param layout the instructions that were read from the prompt
 * @param things things that the prompt names and that can be drawn
 */
export function instructionsOf(
  layout: readonly LayoutInstruction[],
  things: readonly { words: string; score: number }[] = [],
): Instructions {
  const first = (what: LayoutInstruction['what']) => layout.find((one) => one.what === what);
  const sign = (what: 'arrow' | 'circle'): string | null => {
    const found = first(what);
    return found ? colorOf(found.colour ?? usual) : null;
  };
  const [left, right] = drawnSides(first('left')?.of ?? null, first('right')?.of ?? null, things);
  const background = layout.find(({ what, colour }) => what === 'background' && colour !== null);
  const ground = background?.colour ?? null;
  const letters = layout.find(({ what, colour }) => what === 'text' && colour !== null)?.colour ?? null;
  return {
    arrow: sign('arrow'),
    ring: sign('circle'),
    ground: ground !== null && ground in named ? ground : null,
    tone: background?.of === toneName,
    letters: letters !== null && letters in named ? colorOf(letters) : null,
    side: sideOf(left, right),
    giant: layout.some(({ what, of }) => what === 'text' && of === giantName),
  };
}

/** Least score of a noun, 0 to 1, with which its drawing is placed at the requested side. */
const leastScore = 0.6;

/** Of two things with a requested side each: both if both or neither can be drawn, otherwise the drawable one. */
function drawnSides(
  left: string | null,
  right: string | null,
  things: readonly { words: string; score: number }[],
): [left: string | null, right: string | null] {
  const isDrawn = (name: string): boolean =>
    name === letteringName ||
    things.some(({ words, score }) => score >= leastScore && words.toLowerCase().split(' ').includes(name));
  if (left === null || right === null || isDrawn(left) === isDrawn(right)) return [left, right];
  return isDrawn(left) ? [left, null] : [null, right];
}

/**
 * Side of the subject: the requested side, or the side opposite to a requested side of the headline. `both` if two
 * things have a side each.
 */
function sideOf(left: string | null, right: string | null): Instructions['side'] {
  if (left === letteringName || (right !== null && right !== letteringName && left === null)) return 'right';
  if (right === letteringName || (left !== null && right === null)) return 'left';
  return left !== null && right !== null ? 'both' : null;
}

/**
 * A palette whose background has the color that the prompt asks for.
 * @param palette palette of the request
 * @param name name of a color, as `Instructions` gives it
 * @param isTone true for a light over the picture, which is softer and darker than a painted background
 */
export function onGround(palette: Palette, name: string, isTone = false): Palette {
  const [full, strong, hue] = named[name] ?? [0.6, 0, 0];
  const isSoft = isTone && full < brightLetters + 0.16;
  const [lightness, chroma] = isSoft ? [full * 0.84, strong * 0.82] : [full, strong];
  const shade = (by: number, strength = 1): string =>
    oklch(Math.min(0.98, Math.max(0.08, lightness + by)), chroma * strength, hue);
  const ground: Palette['ground'] = [shade(-0.09), shade(0), shade(0.06, 0.9)];
  return {
    ...palette,
    ground,
    rival: ground,
    motif: [shade(-0.05), shade(0.05, 0.9), shade(0.1, 0.6)],
    glow: shade(0.1, 0.8),
    hue,
    light: lightness > 0.62,
  };
}

/**
 * A palette whose letters have the color that the prompt asks for; the edge of the letters contrasts with that color.
 * @param palette palette of the request
 * @param color `#rrggbb`
 */
export const withLetters = (palette: Palette, color: string): Palette => ({
  ...palette,
  text: [color, color],
  highlight: [color, color],
  ink: edgeOf(color),
});

/** Lightness (0-1) of letters from which their edge is dark; letters below it have a white edge. */
const brightLetters = 0.62;

/**
 * Color of the edge around letters of a color: dark or white.
 * @param color `#rrggbb`
 */
export const edgeOf = (color: string): string => (toOklch(color).l >= brightLetters ? '#0e0c11' : '#ffffff');

/**
 * The background color for a time of day, if the prompt names no color.
 * @param time English name of the time
 * @returns name of a color; null for a time without a light of its own
 */
export const groundAt = (time: string | null): string | null =>
  time !== null && /^(?:night|sunset|sunrise|morning)$/.test(time) ? time : null;

/** Exposure of a photographic place in a requested dark light, as a factor. */
const inTheDark = 0.4;

/**
 * Exposure of a photographic place in a requested colored light, as a factor; below 1 so that bright parts keep the
 * color.
 */
const inLight = 0.7;

/**
 * A photographic place in the light that the prompt asks for.
 * @param view view of the place
 * @param name name of a color, as `Instructions` gives it
 */
export function inTone(view: LayerOf<'panorama'>, name: string): LayerOf<'panorama'> {
  if (name === 'dark' || name === 'black' || name === 'rain')
    return { ...view, exposure: view.exposure * inTheDark, saturation: view.saturation * 0.7 };
  if (name === 'morning') return { ...view, exposure: view.exposure * 1.25 };
  return viewInColor({ ...view, exposure: view.exposure * inLight }, colorOf(name));
}

/** Layouts for each side of the subject that a prompt can ask for. */
const onSide: Readonly<Record<'left' | 'right' | 'both', ReadonlySet<LayoutName>>> = {
  left: new Set(['hero-left', 'close-left', 'person-left']),
  right: new Set(['hero-right', 'close-right', 'person-right']),
  both: new Set(['words-above', 'words-below']),
};

/**
 * Returns true if a layout has the subject on the side that the prompt asks for.
 * @param layout name of the layout
 * @param side requested side; null accepts every layout
 */
export const isOnSide = (layout: LayoutName, side: Instructions['side']): boolean =>
  side === null || onSide[side].has(layout);
