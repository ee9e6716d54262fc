import { apart, contrastOf, farthest, oklch, readable } from './color';
import { type Ramp, rampOf } from './ramps';
import type { Random } from '../scene/random';

/** The colors of one thumbnail, as `#rrggbb`. */
export type Palette = {
  /** Three colors of the background, from the darkest part to the light behind the hero. */
  ground: [string, string, string];
  /** The three colors of the other half of the background, in a comparison of two things. */
  rival: [string, string, string];
  /** Three colors of a motif's lines and shapes, in order of increasing distance from the background color. */
  motif: [string, string, string];
  /** Color of the plain shape behind the hero. */
  plate: string;
  /** Color of the light behind the hero. */
  glow: string;
  /** Color of the rim light on the hero. */
  rim: string;
  /** Gradients of the headline, top and bottom color: `text` for normal words, `highlight` for highlighted words. */
  text: [string, string];
  highlight: [string, string];
  /** Outline of the headline: dark on every background. */
  ink: string;
  /** A darker and a lighter version of the accent color, for depth and second lines. */
  accent: [dark: string, light: string];
  /** Color of badges (`pop`) and of the text on badges (`onPop`). */
  pop: string;
  onPop: string;
  /** Color of arrows and rings; its lightness differs from that of the background. */
  signal: string;
  /** Color of a tag (`tag`) and of the text on a tag (`onTag`). */
  tag: string;
  onTag: string;
  hue: number;
  /** True if the background is light, so that plain words on it are dark. */
  light: boolean;
  /** True if the palette is grey except for one accent color. */
  grey: boolean;
};

/** How a mood and a style change a palette. */
export type Bend = {
  /** Lightness (0-1) that is added to the background. */
  lightness: number;
  /** Factor of the chroma of the background's colors. */
  chroma: number;
  /** Hues of the background in degrees, used if the palette is open; if empty, the topic decides. */
  hues: readonly number[];
  /**
   * Target lightness (0-1) of the background's three colors, and the share (0-1) by which the background moves towards
   * it.
   */
  range: readonly [number, number, number];
  pull: number;
  /** True if the palette's even background (`flat`) is used. */
  flat: boolean;
};

/** A bend without effect. */
export const straight: Bend = { lightness: 0, chroma: 1, hues: [], range: [0, 0, 0], pull: 0, flat: false };

type PaletteInput = {
  /** Name of the palette as the editor offers it; an unknown name is treated as Vibrant. */
  name: string;
  /** Hue in degrees that suits the topic; null for none. */
  topicHue: number | null;
  /** Hue of the hero in degrees; the background should differ from it. Null for a hero without color. */
  heroHue: number | null;
  /** Hue of highlighted words from style or mood, used if the palette is open; null for none. */
  accentHue: number | null;
  /** Turn of the background's hue in degrees, used if the palette is open. */
  turn: number;
  /** Hues in degrees that the request excludes from the background. */
  avoidedHues?: readonly number[];
  bend: Bend;
};

/**
 * The colors of a thumbnail: background colors that differ from the hero, and text colors that are readable.
 * @param input name of the palette, hues to follow and to avoid, and the changes by mood and style
 * @param random source of the small random turn of the hue and of the choice of the accent
 */
export function paletteOf(input: PaletteInput, random: Random): Palette {
  const ramp = rampOf(input.name);
  const { bend } = input;
  const hue = allowed(groundHue(input, ramp, random), input.avoidedHues ?? []);
  const level = levelsOf(ramp, bend);
  const chroma = (bend.flat ? ramp.flatChroma : ramp.chroma) * bend.chroma;
  const at = (place: 0 | 1 | 2, turn = 0) =>
    clean(level[place], chroma, hue + turn + (bend.flat ? 0 : (ramp.turn * place) / 2));
  const ground: Palette['ground'] = [at(0), at(1), at(2)];
  // The rival color is red; if the background itself is nearly red, the rival color is blue.
  const rivalTurn = (apart(hue, 22) > 70 ? 22 : 250) - hue;
  const accentHue = accentOf(input, ramp, hue, random);
  const light = level[1] > 0.62;
  return {
    ground,
    rival: ramp.grey ? greyRival(level) : [at(0, rivalTurn), at(1, rivalTurn), at(2, rivalTurn)],
    motif: [
      oklch(level[1] + (light ? -0.06 : 0.07), chroma * 1.05, hue + 15),
      oklch(level[2] + (light ? -0.02 : 0.08), chroma * 0.9, hue + ramp.turn),
      oklch(light ? 0.97 : 0.9, chroma * 0.5, ramp.grey ? 0 : accentHue),
    ],
    ...lightsOf(ramp, level, chroma, hue, accentHue),
    ...lettersOf(ramp, hue, accentHue),
    ...popOf(ramp, level, hue, accentHue),
    hue,
    light,
    grey: ramp.grey,
  };
}

/** A color that replaces dark yellow by orange or green, because dark yellow looks like mud. */
function clean(lightness: number, chroma: number, hue: number): string {
  const muddy = chroma > 0.1 && lightness < 0.8 && apart(hue, 90) < 28;
  return oklch(lightness, chroma, muddy ? (apart(hue, 60) < 44 ? 46 : 124) : hue);
}

/**
 * Limits of the background's lightness (0-1): shapes stay visible in the darkest picture, and light in the lightest.
 */
const darkest = [0.07, 0.11, 0.18] as const;
const lightest = [0.93, 0.955, 0.985] as const;

function levelsOf(ramp: Ramp, bend: Bend): [number, number, number] {
  const from = bend.flat ? ramp.flat : ramp.ground;
  const level = (place: 0 | 1 | 2) => {
    const pulled = from[place] + (bend.range[place] - from[place]) * bend.pull;
    return Math.min(lightest[place], Math.max(darkest[place], pulled + bend.lightness));
  };
  return [level(0), level(1), level(2)];
}

const greyRival = (level: readonly [number, number, number]): Palette['rival'] => [
  oklch(level[0] * 0.5, 0, 0),
  oklch(level[1] * 0.55, 0, 0),
  oklch(level[2] * 0.6, 0, 0),
];

/**
 * Colors of the light behind the hero, of the rim light and of the plate: tones of the accent, or near white in a grey
 * palette.
 */
function lightsOf(
  ramp: Ramp,
  level: readonly [number, number, number],
  chroma: number,
  hue: number,
  accent: number,
): Pick<Palette, 'plate' | 'glow' | 'rim'> {
  if (ramp.grey) return { plate: level[1] > 0.62 ? '#c2c2c2' : '#e8e8e8', glow: '#e8e8e8', rim: '#ffffff' };
  const glowHue = apart(hue, accent) > 60 ? accent : hue + ramp.turn;
  return {
    plate: oklch(0.79, Math.min(0.17, ramp.accent * 0.95), accent),
    glow: oklch(Math.min(0.9, Math.max(0.62, level[2] + 0.2)), Math.max(chroma, ramp.accent) * 0.85, glowHue),
    rim: oklch(0.95, 0.05, accent),
  };
}

/** Colors of the letters: light, with a dark outline. Every pair of letter and outline is made readable here. */
function lettersOf(
  ramp: Ramp,
  hue: number,
  accent: number,
): Pick<Palette, 'text' | 'highlight' | 'ink' | 'accent'> {
  const ink = oklch(0.13, ramp.grey ? 0 : 0.03, hue);
  const warm = accent > 40 && accent < 120;
  // Red and pink are saturated only at a lower lightness than yellow and green.
  const red = accent < 60 || accent > 310;
  const top = oklch(red ? 0.72 : 0.93, ramp.accent * (red ? 1.1 : 0.9), accent + (warm ? 8 : 0));
  const bottom = oklch(red ? 0.6 : 0.78, ramp.accent * (red ? 1.3 : 1), accent - (warm && !red ? 22 : 0));
  return {
    ink,
    text: ['#ffffff', readable(oklch(0.92, ramp.grey ? 0 : 0.03, hue), [ink])],
    highlight: [readable(top, [ink]), readable(bottom, [ink])],
    accent: [
      oklch(0.36, ramp.accent * 0.75, accent - (warm ? 40 : 0)),
      oklch(0.86, ramp.accent * 0.7, accent),
    ],
  };
}

/**
 * Colors of badges, signs and tags. Badges are red, or violet on a red or orange background, or the accent of a grey
 * palette.
 */
function popOf(
  ramp: Ramp,
  level: readonly [number, number, number],
  hue: number,
  accent: number,
): Pick<Palette, 'pop' | 'onPop' | 'signal' | 'tag' | 'onTag'> {
  const popHue = ramp.grey ? accent : apart(hue, 27) > 35 ? 27 : 300;
  const bright = popHue > 60 && popHue < 130;
  const preferred = oklch(bright ? 0.86 : 0.56, Math.max(ramp.accent * 1.15, 0.2), popHue);
  const onPop = contrastOf(preferred, '#ffffff') >= contrastOf(preferred, dark) ? '#ffffff' : dark;
  const tag = readable(oklch(0.84, ramp.accent, accent), [dark]);
  const pop = readable(preferred, [onPop]);
  return { pop, onPop, signal: signalOf(level, ramp.grey ? accent : 27), tag, onTag: dark };
}

const dark = '#14100c';

/** Least difference in lightness (0-1) between arrows and rings and their background. */
const signalDistance = 0.12;

/** The most saturated shade of a hue whose lightness differs enough from the background's middle and light colors. */
function signalOf([, mid, bright]: readonly [number, number, number], hue: number): string {
  const distance = (lightness: number) =>
    Math.min(Math.abs(lightness - mid), Math.abs(lightness - (mid + bright) / 2));
  const shades = [0.63, 0.67, 0.58, 0.53];
  return oklch(shades.find((shade) => distance(shade) >= signalDistance) ?? 0.63, 0.27, hue);
}

/** Least distance, in degrees, of a turned background from the hue of the hero. */
const leastApart = 55;

/** Degrees from one hue to another, 0 to 360. */
const turnFrom = (from: number, to: number): number => (((to - from) % 360) + 360) % 360;

/** Hues of backgrounds that look like mud because they run through dark yellow: the first and the last. */
const mud = [52, 138] as const;

/** A hue, moved out of the muddy hues. */
function outOfMud(hue: number): number {
  const plain = turnFrom(0, hue);
  const [from, to] = mud;
  if (plain < from || plain > to) return hue;
  return plain < (from + to) / 2 ? from - 14 : to + 14;
}

/** A hue, moved away from the hue of the hero if the two are too similar. */
function awayFrom(hue: number, heroHue: number | null): number {
  if (heroHue === null || apart(hue, heroHue) >= leastApart) return hue;
  const ahead = turnFrom(heroHue, hue) < 180;
  return heroHue + (ahead ? leastApart : -leastApart);
}

function groundHue(input: PaletteInput, ramp: Ramp, random: Random): number {
  const jitter = random.between(-9, 9);
  const heroTurn = input.heroHue === null ? random.between(0, 360) : input.heroHue + 165;
  const plain = input.topicHue ?? heroTurn;
  const wanted =
    ramp.open && input.turn !== 0 ? outOfMud(awayFrom(plain + input.turn, input.heroHue)) : plain;
  const [first, ...rest] = ramp.open && input.bend.hues.length > 0 ? input.bend.hues : ramp.hues;
  if (first === undefined) return wanted + jitter;
  const hues = [first, ...rest] as const;
  if (input.heroHue !== null && input.topicHue === null) return farthest(hues, input.heroHue) + jitter;
  return farthest(hues, wanted + 180) + jitter;
}

/** Degrees between a hue and an excluded hue from which the two have different names. */
const distinct = 60;

/** Turns a hue away from the excluded hues. */
function allowed(hue: number, avoided: readonly number[]): number {
  const turns = [0, 110, -110, 180, 75, -75];
  const turn = turns.find((one) => avoided.every((excluded) => apart(hue + one, excluded) >= distinct));
  return hue + (turn ?? 0);
}

function accentOf(input: PaletteInput, ramp: Ramp, hue: number, random: Random): number {
  const picked = pickAccent(ramp, hue, random);
  if (!ramp.open || input.accentHue === null) return picked;
  return apart(input.accentHue, hue) > 40 ? input.accentHue : picked;
}

function pickAccent(ramp: Ramp, hue: number, random: Random): number {
  const roll = random.chance(0.6);
  const apartEnough = ramp.grey ? ramp.accents : ramp.accents.filter((accent) => apart(accent, hue) > 50);
  const [first, ...rest] = apartEnough;
  if (first === undefined) return farthest(ramp.accents, hue);
  // The first accent is the most readable one; the others add variety.
  return roll ? first : random.pick([first, ...rest]);
}
