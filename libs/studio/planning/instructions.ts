import type { LayoutName } from '../scene/scene.schema';
import { type LayoutInstruction, letteringName } from '../understanding/layout-words';
import { oklch } from './color';
import type { Palette } from './palette';

/** What a prompt asks for besides its subject: signs, colors, and the side of the subject. */
export type Instructions = {
  /** Colors of an arrow and of a ring that point at the subject, `#rrggbb`; null where none is asked for. */
  arrow: string | null;
  ring: string | null;
  /** Name of the color of the ground; null where none is asked for. */
  ground: string | null;
  /** Color of the headline, `#rrggbb`; null where none is asked for. */
  letters: string | null;
  /** The side of the picture on which the subject stands; null where the prompt leaves it open. */
  side: 'left' | 'right' | null;
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
};

/** The color that a sign has where the prompt names none. */
const usual = 'red';

const colorOf = (name: string): string => oklch(...(named[name] ?? [0.6, 0.23, 27]));

/**
 * What a prompt asks for besides its subject.
 * @param layout the instructions that were read in it
 */
export function instructionsOf(layout: readonly LayoutInstruction[]): Instructions {
  const first = (what: LayoutInstruction['what']) => layout.find((one) => one.what === what);
  const sign = (what: 'arrow' | 'circle'): string | null => {
    const found = first(what);
    return found ? colorOf(found.colour ?? usual) : null;
  };
  const [left, right] = [first('left')?.of, first('right')?.of];
  const ground = first('background')?.colour ?? null;
  const letters = first('text')?.colour ?? null;
  return {
    arrow: sign('arrow'),
    ring: sign('circle'),
    ground: ground !== null && ground in named ? ground : null,
    letters: letters !== null && letters in named ? colorOf(letters) : null,
    side: sideOf(left ?? null, right ?? null),
  };
}

/** The subject stands on the side that the prompt gives it, or across from the headline. */
function sideOf(left: string | null, right: string | null): Instructions['side'] {
  if (left === letteringName || (right !== null && right !== letteringName && left === null)) return 'right';
  if (right === letteringName || (left !== null && right === null)) return 'left';
  return null;
}

/**
 * A palette whose ground has the color that the prompt asks for.
 * @param palette of the request
 * @param name of a color, as `Instructions` gives it
 */
export function onGround(palette: Palette, name: string): Palette {
  const [lightness, chroma, hue] = named[name] ?? [0.6, 0, 0];
  const shade = (by: number, strength = 1): string =>
    oklch(Math.min(0.98, Math.max(0.08, lightness + by)), chroma * strength, hue);
  return {
    ...palette,
    ground: [shade(-0.09), shade(0), shade(0.06, 0.9)],
    motif: [shade(-0.05), shade(0.05, 0.9), shade(0.1, 0.6)],
    glow: shade(0.1, 0.8),
    hue,
    light: lightness > 0.62,
  };
}

/** Layouts with the subject on one side, by that side. */
const onSide: Readonly<Record<'left' | 'right', ReadonlySet<LayoutName>>> = {
  left: new Set(['hero-left', 'close-left', 'person-left']),
  right: new Set(['hero-right', 'close-right', 'person-right']),
};

/**
 * Whether a layout has the subject on the side that the prompt asks for.
 * @param layout its name
 * @param side which side; null is any
 */
export const isOnSide = (layout: LayoutName, side: Instructions['side']): boolean =>
  side === null || onSide[side].has(layout);
