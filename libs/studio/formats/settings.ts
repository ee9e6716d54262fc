import type { Spacing } from '../planning/fit-text';
import { moodOf } from '../planning/mood';
import type { Palette } from '../planning/palette';
import { styleRulesOf } from '../planning/style';
import { type Line, lettersIn, typeSystems } from '../planning/type-systems';
import { type Treatment, plainTreatment, treatmentOf } from '../planning/treatment';
import type { Face } from '../scene/scene.schema';
import { inkOn } from './frame';

/** How a text is set: face, slant and turn of lines in degrees, room, and the look of a line of a size in pixels. */
export type Setting = {
  face: Face;
  skew: number;
  /** Rotations of the lines, repeated; null turns the text as one block by `tilt`. */
  turns: readonly number[] | null;
  tilt: number;
  spacing: Spacing;
  letters: (palette: Palette, size: number, line: Line) => Treatment;
};

type SystemName = 'solid' | 'blocks' | 'strips' | 'panels' | 'marker';

/** A type system as a setting. */
export function systemOf(name: SystemName): Setting {
  const system = typeSystems[name];
  if (!system) throw new Error(`The type system "${name}" has no letters of its own.`);
  const { face, skew, tilt, lineTurns, spacing, letters } = system;
  return { face, skew, tilt, turns: lineTurns, spacing, letters };
}

const comicRules = styleRulesOf('comic');

/** Letters of a comic: Bangers with black outline, dots and a colored edge. */
export const comic: Setting = {
  face: 'Bangers',
  skew: -6,
  turns: null,
  tilt: -4,
  spacing: { margin: 0.13, leading: 0.16 },
  letters: (palette, size) => treatmentOf({ styleRules: comicRules, palette, mood: moodOf('intense') }, size),
};

const flat = (color: string, highlight = color): Treatment => ({
  ...plainTreatment,
  fill: [color, color],
  highlight: [highlight, highlight],
});

/**
 * Heavy letters in two flat colors, without outline.
 * @param face Archivo Black, or Anton for long words
 */
export const poster = (face: Face, color: string, highlight: string): Setting => ({
  face,
  skew: 0,
  turns: null,
  tilt: 0,
  spacing: { margin: 0.04, leading: 0.12 },
  letters: () => flat(color, highlight),
});

/** Flat letters on a slab, or without one. */
export const slab = (color: string, panel: string | null): Setting => ({
  face: 'Anton',
  skew: 0,
  turns: null,
  tilt: panel === null ? 0 : -1.5,
  spacing: { margin: 0.13, leading: panel === null ? 0.12 : 0.24 },
  letters: (_, size) => ({
    ...flat(color),
    panel:
      panel === null
        ? null
        : { color: panel, padding: size * 0.1, cut: 'slab', radius: 0, edge: null, drop: null },
  }),
});

/** Golden letters with depth, for a number. */
export const goldLetters: Setting = {
  ...systemOf('solid'),
  letters: (palette, size, at) => ({
    ...systemOf('solid').letters(palette, size, at),
    fill: ['#ffe45c', '#ffb400'],
    highlight: ['#ffe45c', '#ffb400'],
  }),
};

/** A setting in the color of letters that the prompt asks for; a panel turns black or white, whichever is readable. */
export function inked(setting: Setting, ink: string | null): Setting {
  if (ink === null) return setting;
  return {
    ...setting,
    letters: (palette, size, at) => {
      const own = setting.letters(palette, size, at);
      if (own.panel)
        return { ...own, ...flat(ink), panel: { ...own.panel, color: inkOn(ink) }, shadow: own.shadow };
      return lettersIn(ink).letters(palette, size, at);
    },
  };
}
