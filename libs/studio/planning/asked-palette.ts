import { apart, contrastOf, oklch, readable, toOklch } from './color';
import type { Instructions } from './instructions';
import { isLight, tintOf } from './named-colours';
import type { Palette } from './palette';

const ink = '#0e0c11';

/** Chroma (OKLCH) below which a color counts as grey, so that accents of any hue suit it. */
const greyBelow = 0.05;

/** Chroma (OKLCH) of a light background on which highlighted words are white. */
const strongChroma = 0.12;

/** Hue of yellow in degrees, and the least distance of a background from it on which yellow words stand out. */
const yellow = { hue: 95, apart: 50 };

/** Lightness (0-1) of letters from which their edge is dark; letters below it have a white edge. */
const brightLetters = 0.62;

/**
 * A palette whose background has the color that the prompt asks for.
 * @param palette palette of the request
 * @param name name of a color, as `Instructions` gives it
 * @param isTone true for a light over the picture, which is softer and darker than a painted background
 */
export function onGround(palette: Palette, name: string, isTone = false): Palette {
  const [full, strong, hue] = tintOf(name) ?? [0.6, 0, 0];
  const isSoft = isTone && isLight(name) && full < brightLetters + 0.16 && name !== 'sunset';
  const [lightness, chroma] = isSoft ? [full * 0.84, strong * 0.82] : [full, strong];
  const shade = (by: number, strength = 1): string =>
    oklch(Math.min(0.985, Math.max(0.08, lightness + by)), chroma * strength, hue);
  const isPainted = !isLight(name);
  // Black stays black and white stays white: their shades are close to each other.
  const step = isPainted ? (lightness < 0.25 || lightness > 0.93 ? 0.02 : 0.045) : 0.06;
  const ground: Palette['ground'] = [shade(-step * 1.5), shade(0), shade(step, 0.95)];
  const lit = {
    ...palette,
    ground,
    rival: ground,
    motif: [shade(-0.05), shade(0.05, 0.9), shade(0.1, isPainted ? 0.85 : 0.6)] as Palette['motif'],
    glow: shade(0.1, isPainted ? 0.95 : 0.8),
    hue,
    light: lightness > 0.62,
  };
  return isPainted ? withOwnAccents(lit, [lightness, chroma, hue], isTone) : lit;
}

/**
 * The palette of a painted background: words and labels are white, dark, or a shade of the background, so that no
 * other color competes with the requested one. Yellow is added where the prompt names only the background.
 */
function withOwnAccents(
  palette: Palette,
  [lightness, chroma, hue]: readonly [number, number, number],
  isTone: boolean,
): Palette {
  const { light } = palette;
  const rim = oklch(0.95, Math.min(chroma, 0.04), hue);
  if (chroma < greyBelow && !isTone) return { ...palette, rim };
  const isYellow = !isTone && !light && apart(hue, yellow.hue) > yellow.apart;
  const strong = light
    ? oklch(Math.min(0.5, lightness - 0.35), Math.max(chroma, 0.11) * 1.1, hue)
    : oklch(0.47, Math.max(chroma, 0.12), hue);
  // A darker yellow looks like mud, so yellow turns towards orange.
  const isMuddy = apart(hue, yellow.hue) < 30;
  const marked: readonly [number, number, number] =
    chroma > strongChroma
      ? [0.97, 0.01, hue]
      : isMuddy
        ? [0.74, 0.16, 62]
        : [Math.max(0.66, lightness - 0.16), Math.min(0.19, Math.max(0.1, chroma * 1.9)), hue];
  const bright = isYellow
    ? oklch(0.87, 0.175, yellow.hue)
    : light
      ? oklch(...marked)
      : oklch(0.9, Math.min(0.1, chroma * 0.6), hue);
  const onStrong = contrastOf(strong, '#ffffff') > contrastOf(strong, ink) ? '#ffffff' : ink;
  return {
    ...palette,
    rim,
    plate: oklch(Math.min(0.97, lightness + 0.12), chroma * 0.8, hue),
    highlight: [bright, bright],
    pop: strong,
    onPop: onStrong,
    tag: bright,
    onTag: contrastOf(bright, '#ffffff') > contrastOf(bright, ink) ? '#ffffff' : ink,
    accent: [oklch(0.3, chroma * 0.7, hue), oklch(0.9, chroma * 0.4, hue)],
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

/**
 * A palette whose signs, labels and highlighted words have the color that the prompt asks for.
 * @param palette palette of the request
 * @param color `#rrggbb`
 */
export function withAccent(palette: Palette, color: string): Palette {
  const { l, c, h } = toOklch(color);
  const on = contrastOf(color, '#ffffff') >= 3 ? '#ffffff' : ink;
  const label = l < 0.3 || on === ink ? color : readable(color, [on]);
  return {
    ...palette,
    highlight: [color, color],
    pop: label,
    onPop: on,
    tag: label,
    onTag: on,
    signal: color,
    plate: color,
    glow: palette.light ? palette.glow : oklch(Math.min(0.75, Math.max(0.5, l)), c * 0.8, h),
    accent: [oklch(0.36, c * 0.75, h), oklch(0.86, c * 0.6, h)],
  };
}

/**
 * Color of the edge around letters of a color: dark or white.
 * @param color `#rrggbb`
 */
export const edgeOf = (color: string): string => (toOklch(color).l >= brightLetters ? ink : '#ffffff');

/** A palette whose background runs from its own color to the color of another palette. */
function blended(palette: Palette, { ground: [, to] }: Palette): Palette {
  const from = palette.ground[1];
  const [one, other] = [toOklch(from), toOklch(to)];
  const middle = oklch((one.l + other.l) / 2, (one.c + other.c) / 2, between(one.h, other.h));
  return { ...palette, ground: [from, middle, to], glow: to, motif: [from, middle, to] };
}

/** The hue half-way between two hues in degrees, on the shorter way around. */
const between = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) / 2 - 90;

/**
 * A palette with the colors that the prompt asks for: background, accent, then letters.
 * @param palette palette of the request
 * @param asked instructions of the prompt
 * @param time name of the light of the time of day; null without one
 */
export function askedPalette(palette: Palette, asked: Instructions, time: string | null): Palette {
  const ground = asked.ground ?? time;
  const plain = ground === null ? palette : onGround(palette, ground, asked.tone || asked.ground === null);
  const grounded =
    asked.second === null ? plain : blended(plain, onGround(palette, asked.second, asked.tone));
  const halved = asked.halves
    ? {
        ...onGround(grounded, asked.halves[0]),
        rival: onGround(grounded, asked.halves[1]).ground,
      }
    : grounded;
  const marked = asked.accent === null ? halved : withAccent(halved, asked.accent);
  return asked.letters === null ? marked : withLetters(marked, asked.letters);
}
