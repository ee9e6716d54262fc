import { clampChroma, formatHex, wcagContrast } from 'culori';
import type { Random } from './random';

/** The colors of one thumbnail, as `#rrggbb`. */
export type Palette = {
  /** The ground, from its darkest part to the light behind the hero. */
  ground: [string, string, string];
  /** A second ground for the other half of a versus picture. */
  rival: [string, string, string];
  /** Lines and shapes of the motif, from near the ground to far from it. */
  motif: [string, string, string];
  /** A plain shape behind the hero. */
  plate: string;
  /** The light behind the hero. */
  glow: string;
  /** Light on the edge of the hero. */
  rim: string;
  /** Headline: main words and set-off words, each top and bottom of a gradient. */
  text: [string, string];
  highlight: [string, string];
  /** Outline of the headline. */
  ink: string;
  /** Badge, arrow and ring, and what is written on them. */
  pop: string;
  onPop: string;
  hue: number;
};

/** How light, strong and wide a palette's colors are. */
type Ramp = {
  /** Lightness (0-1) of the ground, dark to light. */
  ground: [number, number, number];
  /** Strength (OKLCH chroma) of the ground, of lines, and of what is set off. */
  chroma: number;
  accent: number;
  /** Hues in degrees that the palette allows; empty allows all. */
  hues: readonly number[];
  /** Hues for what is set off. */
  accents: readonly [number, ...number[]];
  /** How far in degrees the hue turns from the dark to the light end. */
  turn: number;
};

export const ramps: Record<string, Ramp> = {
  vibrant: {
    ground: [0.33, 0.5, 0.68],
    chroma: 0.23,
    accent: 0.19,
    hues: [],
    accents: [92, 145, 200, 80],
    turn: 48,
  },
  warm: {
    ground: [0.38, 0.58, 0.76],
    chroma: 0.18,
    accent: 0.18,
    hues: [8, 22, 36, 48],
    accents: [95, 100],
    turn: 38,
  },
  cool: {
    ground: [0.28, 0.46, 0.66],
    chroma: 0.14,
    accent: 0.15,
    hues: [195, 215, 240, 260],
    accents: [195, 170, 92],
    turn: -38,
  },
  pastel: {
    ground: [0.78, 0.86, 0.93],
    chroma: 0.075,
    accent: 0.19,
    hues: [],
    accents: [5, 300, 260, 35],
    turn: 60,
  },
  dark: { ground: [0.13, 0.2, 0.32], chroma: 0.06, accent: 0.19, hues: [], accents: [92, 30, 55], turn: 20 },
  neon: {
    ground: [0.2, 0.31, 0.48],
    chroma: 0.17,
    accent: 0.27,
    hues: [285, 300, 320, 265],
    accents: [145, 195, 328, 110],
    turn: 55,
  },
  earth: {
    ground: [0.33, 0.47, 0.64],
    chroma: 0.075,
    accent: 0.14,
    hues: [50, 75, 110, 130],
    accents: [88, 75],
    turn: 24,
  },
  monochrome: { ground: [0.2, 0.42, 0.68], chroma: 0.006, accent: 0.02, hues: [], accents: [95], turn: 0 },
};

/**
 * One color, brought into what a screen can show.
 * @param lightness 0-1, @param chroma OKLCH chroma, @param hue degrees
 */
export const oklch = (lightness: number, chroma: number, hue: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: ((hue % 360) + 360) % 360 }, 'oklch'));

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

const farthest = (hues: readonly [number, ...number[]], from: number): number =>
  hues.reduce((best, hue) => (apart(hue, from) > apart(best, from) ? hue : best), hues[0]);

/** How a mood and a style bend a palette. */
export type Bend = { lightness: number; chroma: number; hue: number | null; darkText: boolean };

/** Bends nothing. */
export const straight: Bend = { lightness: 0, chroma: 1, hue: null, darkText: false };

type Wish = {
  /** Name of the palette, as the editor offers it; an unknown one is read as Vibrant. */
  name: string;
  /** Hue that the topic asks for, if any. */
  topicHue: number | null;
  /** Hue of the hero, to stand apart from. */
  heroHue: number | null;
  /** Hue that the style sets words off with, if it has one. */
  accentHue: number | null;
  bend: Bend;
};

/**
 * The colors of a thumbnail: a ramp for the ground that stands apart from the hero, and text that reads on it.
 * @param wish palette name, hues to follow and to avoid, and how mood and style bend it
 * @param random turns the hue a little
 */
export function paletteOf(wish: Wish, random: Random): Palette {
  const ramp = ramps[wish.name.toLowerCase()] ?? (ramps['vibrant'] as Ramp);
  const hue = groundHue(wish, ramp, random);
  const level = (place: 0 | 1 | 2) =>
    Math.min(0.95, Math.max(darkest[place], ramp.ground[place] + wish.bend.lightness));
  const chroma = ramp.chroma * wish.bend.chroma;
  const at = (place: 0 | 1 | 2, turn = 0) =>
    oklch(level(place), chroma, hue + turn + (ramp.turn * place) / 2);
  const ground: Palette['ground'] = [at(0), at(1), at(2)];
  // Red against any color, blue against red.
  const rivalTurn = (apart(hue, 22) > 70 ? 22 : 250) - hue;
  const picked = pickAccent(ramp, hue, random);
  const accentHue =
    wish.accentHue === null
      ? picked
      : apart(wish.accentHue, hue) > 45
        ? wish.accentHue
        : wish.accentHue + 130;
  const light = wish.bend.darkText;
  const ink = light ? oklch(0.99, 0.005, hue) : oklch(0.13, 0.03, hue);
  const pop = oklch(
    0.62,
    Math.max(ramp.accent, 0.05) * 1.25,
    wish.name.toLowerCase() === 'monochrome' ? 27 : popHue(hue),
  );
  return {
    ground,
    rival: [at(0, rivalTurn), at(1, rivalTurn), at(2, rivalTurn)],
    motif: [
      oklch(level(1) + 0.07, chroma, hue + 15),
      oklch(level(2) + 0.08, chroma * 0.8, hue + ramp.turn),
      oklch(0.9, chroma * 0.5, accentHue),
    ],
    rim: oklch(0.95, 0.05, accentHue),
    plate: oklch(0.84, 0.1 * (ramp.accent > 0.05 ? 1 : 0.1), accentHue),
    glow: oklch(
      Math.min(0.9, level(2) + 0.2),
      Math.max(chroma, ramp.accent) * 0.85,
      apart(hue, accentHue) > 60 ? accentHue : hue + ramp.turn,
    ),
    ...textColors(light, hue, accentHue, ramp.accent),
    ink,
    pop,
    onPop: wcagContrast(pop, '#ffffff') >= 3 ? '#ffffff' : '#14100c',
    hue,
  };
}

/** Even the darkest picture keeps its shapes. */
const darkest = [0.11, 0.17, 0.28] as const;

const popHue = (hue: number): number => (apart(hue, 27) > 35 ? 27 : 300);

function groundHue(wish: Wish, ramp: Ramp, random: Random): number {
  const jitter = random.between(-9, 9);
  const wanted =
    wish.bend.hue ?? wish.topicHue ?? (wish.heroHue === null ? random.between(0, 360) : wish.heroHue + 165);
  const [first, ...rest] = ramp.hues;
  if (first === undefined) return wanted + jitter;
  const hues = [first, ...rest] as const;
  if (wish.heroHue !== null && wish.topicHue === null) return farthest(hues, wish.heroHue) + jitter;
  return farthest(hues, wanted + 180) + jitter;
}

function pickAccent(ramp: Ramp, hue: number, random: Random): number {
  const apartEnough = ramp.accents.filter((accent) => apart(accent, hue) > 50);
  const [first, ...rest] = apartEnough;
  if (first === undefined) return farthest(ramp.accents, hue);
  // The first accent is the one that reads best; the others give variety.
  return random.chance(0.6) ? first : random.pick([first, ...rest]);
}

function textColors(
  light: boolean,
  hue: number,
  accent: number,
  chroma: number,
): Pick<Palette, 'text' | 'highlight'> {
  if (light) {
    return {
      text: [oklch(0.3, 0.08, hue), oklch(0.2, 0.06, hue)],
      highlight: [oklch(0.58, chroma, accent), oklch(0.48, chroma, accent)],
    };
  }
  const warm = accent > 40 && accent < 115;
  // Red and pink are only strong while they are darker than yellow and green.
  const red = accent < 40 || accent > 320;
  return {
    text: ['#ffffff', oklch(0.93, 0.03, hue)],
    highlight: [
      oklch(red ? 0.76 : 0.93, chroma * 0.9, accent + (warm ? 8 : 0)),
      oklch(red ? 0.58 : 0.78, chroma, accent - (warm ? 22 : 0)),
    ],
  };
}
