import type { LayerOf, LayoutName } from '../scene/scene.schema';
import { toneName } from '../understanding/colour-words';
import { type LayoutInstruction, giantName, letteringName } from '../understanding/layout-words';
import { oklch, toOklch } from './color';
import type { Palette } from './palette';
import { viewInColor } from './views';

/** What a prompt asks for besides its subject: signs, colors, and the side of the subject. */
export type Instructions = {
  /** Colors of an arrow and of a ring that point at the subject, `#rrggbb`; null where none is asked for. */
  arrow: string | null;
  ring: string | null;
  /** Name of the color of the ground; null where none is asked for. */
  ground: string | null;
  /** Whether that color is a light or a tone over the place, which is then still shown. */
  tone: boolean;
  /** Color of the headline, `#rrggbb`; null where none is asked for. */
  letters: string | null;
  /** The side of the picture on which the subject stands; null where the prompt leaves it open. */
  side: 'left' | 'right' | 'both' | null;
  /** Whether a number of the headline is asked to be very large. */
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

/** The color that a sign has where the prompt names none. */
const usual = 'red';

const colorOf = (name: string): string => oklch(...(named[name] ?? [0.6, 0.23, 27]));

/**
 * What a prompt asks for besides its subject.
 * @param layout the instructions that were read in it
 * @param things that it names and that can be drawn
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

/** Score from which a thing is shown at its side. */
const leastScore = 0.6;

/** Of two things with a side each, those that are drawn. */
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

/** The subject stands on the side that the prompt gives it, or across from the headline; two things have a side each. */
function sideOf(left: string | null, right: string | null): Instructions['side'] {
  if (left === letteringName || (right !== null && right !== letteringName && left === null)) return 'right';
  if (right === letteringName || (left !== null && right === null)) return 'left';
  return left !== null && right !== null ? 'both' : null;
}

/**
 * A palette whose ground has the color that the prompt asks for.
 * @param palette of the request
 * @param name of a color, as `Instructions` gives it
 * @param isTone whether the color is a light over the picture: it is then softer and darker than paint
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
 * A palette whose letters have the color that the prompt asks for; it never is the color of what they stand on.
 * @param palette of the request
 * @param color `#rrggbb`
 */
export const withLetters = (palette: Palette, color: string): Palette => ({
  ...palette,
  text: [color, color],
  highlight: [color, color],
  ink: edgeOf(color),
});

/** Lightness (0-1) from which letters have a dark edge; those below have a white one. */
const brightLetters = 0.62;

/**
 * The edge around letters of a color, dark or white.
 * @param color `#rrggbb`
 */
export const edgeOf = (color: string): string => (toOklch(color).l >= brightLetters ? '#0e0c11' : '#ffffff');

/**
 * The ground that a time of day gives a picture for which the prompt names no color.
 * @param time English name of the time
 * @returns name of a color; null for a time without a light of its own
 */
export const groundAt = (time: string | null): string | null =>
  time !== null && /^(?:night|sunset|sunrise|morning)$/.test(time) ? time : null;

/** Exposure of a photographic place whose light is asked to be dark, as a factor. */
const inTheDark = 0.4;

/** The same for a colored light, so that what is bright keeps its color. */
const inLight = 0.7;

/**
 * A photographic place in the light that the prompt asks for.
 * @param view of the place
 * @param name of a color, as `Instructions` gives it
 */
export function inTone(view: LayerOf<'panorama'>, name: string): LayerOf<'panorama'> {
  if (name === 'dark' || name === 'black' || name === 'rain')
    return { ...view, exposure: view.exposure * inTheDark, saturation: view.saturation * 0.7 };
  if (name === 'morning') return { ...view, exposure: view.exposure * 1.25 };
  return viewInColor({ ...view, exposure: view.exposure * inLight }, colorOf(name));
}

/** Layouts with the subject on one side, by that side. */
const onSide: Readonly<Record<'left' | 'right' | 'both', ReadonlySet<LayoutName>>> = {
  left: new Set(['hero-left', 'close-left', 'person-left']),
  right: new Set(['hero-right', 'close-right', 'person-right']),
  both: new Set(['words-above', 'words-below']),
};

/**
 * Whether a layout has the subject on the side that the prompt asks for.
 * @param layout its name
 * @param side which side; null is any
 */
export const isOnSide = (layout: LayoutName, side: Instructions['side']): boolean =>
  side === null || onSide[side].has(layout);
