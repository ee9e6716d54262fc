import type { Intent } from '../knowledge/intents';
import { hashOf } from '../scene/random';
import type { Face, LayoutName, Panel } from '../scene/scene.schema';
import { type Spacing, outlineSpacing } from './fit-text';
import { edgeOf } from './asked-palette';
import type { Palette } from './palette';
import type { StyleRules } from './style';
import { type Treatment, plainTreatment, secured, tubes } from './treatment';

/**
 * The ways to set the words of a headline: with the outlined letters of the style, on panels, as stacked blocks, on
 * torn paper strips, as solid letters with depth, as marker writing, or as neon tubes.
 */
export const typeSystemNames = ['outlined', 'panels', 'blocks', 'strips', 'solid', 'marker', 'neon'] as const;
export type TypeSystemName = (typeof typeSystemNames)[number];

/** A line of a headline: its position from the top, and whether all of its words are highlighted. */
export type Line = { position: number; highlighted: boolean };

/** A way to set a headline other than the outlined letters of a style. */
export type TypeSystem = {
  face: Face;
  /** Skew of the letters and rotation (`tilt`) of the text, in degrees. */
  skew: number;
  tilt: number;
  /** Rotations of the lines in degrees, repeated from the first one; null sets the text as one block. */
  lineTurns: readonly number[] | null;
  spacing: Spacing;
  /** True if the letters have neither panel nor outline, so that no drawing may lie behind them. */
  needsGround: boolean;
  /**
   * Appearance of a line (of the whole text if `lineTurns` is null); `size` is in pixels, and all lengths are relative
   * to it.
   */
  letters: (palette: Palette, size: number, line: Line) => Treatment;
};

const ink = '#0e0c11';
const paper = '#fbf7ec';

type Colors = { ground: string; letters: string; highlight: string };

/** Letters without outline on a panel; their colors are made readable on the panel. */
const onPanel = (
  { ground, letters, highlight }: Colors,
  palette: Palette,
  panel: Omit<Panel, 'color' | 'radius'>,
  shadow: Treatment['shadow'] = null,
): Treatment =>
  secured(
    {
      ...plainTreatment,
      fill: [letters, letters],
      highlight: [highlight, highlight],
      panel: { ...panel, color: ground, radius: 0 },
      shadow,
    },
    palette,
  );

const yellowOf = ({ highlight }: Palette): string => highlight[1];

/**
 * White panels on a dark background and dark panels on a light background; a highlighted line has the highlight color.
 */
const panels: TypeSystem = {
  face: 'Barlow Condensed',
  skew: -7,
  tilt: -2,
  lineTurns: [0],
  spacing: { margin: 0.24, leading: 0.34 },
  needsGround: false,
  letters: (palette, size, { highlighted }) => {
    const colors = highlighted
      ? { ground: yellowOf(palette), letters: ink, highlight: ink }
      : palette.light
        ? { ground: ink, letters: '#ffffff', highlight: yellowOf(palette) }
        : { ground: '#ffffff', letters: ink, highlight: palette.pop };
    const drop = { x: size * 0.055, y: size * 0.055, color: highlighted ? ink : palette.pop };
    return onPanel(colors, palette, { padding: size * 0.14, cut: 'slab', edge: null, drop });
  },
};

/** Each line is a block in a color of its own, rotated slightly against the line before. */
const blocks: TypeSystem = {
  ...panels,
  skew: 0,
  tilt: -1,
  lineTurns: [-1.1, 0.7, -0.6],
  letters: (palette, size, { position, highlighted }) => {
    const plain = [
      { ground: ink, letters: '#ffffff', highlight: yellowOf(palette) },
      { ground: palette.pop, letters: palette.onPop, highlight: palette.onPop },
      { ground: '#ffffff', letters: ink, highlight: palette.pop },
    ] as const;
    const colors = highlighted
      ? { ground: yellowOf(palette), letters: ink, highlight: ink }
      : (plain[position % plain.length] ?? plain[0]);
    const shadow = { blur: size * 0.12, x: 0, y: size * 0.06, color: '#00000080' };
    return onPanel(colors, palette, { padding: size * 0.15, cut: 'slab', edge: null, drop: null }, shadow);
  },
};

/** Ink on strips of torn paper; a highlighted strip is colored paper. */
const strips: TypeSystem = {
  face: 'Anton',
  skew: 0,
  tilt: -2,
  lineTurns: [-1.2, 0.9, -0.6],
  spacing: { margin: 0.26, leading: 0.36 },
  needsGround: false,
  letters: (palette, size, { highlighted }) => {
    const colors = highlighted
      ? { ground: palette.pop, letters: palette.onPop, highlight: palette.onPop }
      : { ground: paper, letters: ink, highlight: palette.pop };
    const shadow = { blur: size * 0.1, x: size * 0.02, y: size * 0.06, color: '#00000099' };
    return onPanel(
      colors,
      palette,
      { padding: size * 0.17, cut: 'torn', edge: '#ffffff', drop: null },
      shadow,
    );
  },
};

/** Felt pen letters on broad brush strokes; a highlighted stroke has the highlight color. */
const marker: TypeSystem = {
  face: 'Permanent Marker',
  skew: 0,
  tilt: -3,
  lineTurns: [-0.6, 0.5],
  spacing: { margin: 0.28, leading: 0.34 },
  needsGround: false,
  letters: (palette, size, { highlighted }) => {
    const colors = highlighted
      ? { ground: yellowOf(palette), letters: ink, highlight: ink }
      : { ground: '#ffffff', letters: ink, highlight: palette.pop };
    const shadow = { blur: size * 0.12, x: 0, y: size * 0.05, color: '#00000066' };
    return onPanel(colors, palette, { padding: size * 0.18, cut: 'brush', edge: null, drop: null }, shadow);
  },
};

/** Letters with a lit face and a deep dark side, without an outline in another color. */
const solid: TypeSystem = {
  face: 'Anton',
  skew: 0,
  tilt: -3,
  lineTurns: null,
  spacing: outlineSpacing,
  needsGround: false,
  letters: (palette, size) => ({
    ...secured(
      {
        ...plainTreatment,
        finish: 'bevel',
        fill: ['#ffffff', '#c9ced8'],
        highlight: [palette.highlight[0], palette.highlight[1]],
        strokes: [{ width: size * 0.07, color: palette.ink }],
      },
      palette,
    ),
    extrusion: { x: size * 0.035, y: size * 0.12, color: palette.ink },
    shadow: { blur: size * 0.2, x: size * 0.03, y: size * 0.16, color: '#000000d9' },
  }),
};

/**
 * Solid letters in the color that a prompt asks for.
 * @param color `#rrggbb`
 */
export const lettersIn = (color: string): TypeSystem => ({
  ...solid,
  letters: (palette, size, line) => ({
    ...solid.letters(palette, size, line),
    fill: [color, color],
    highlight: [color, color],
    strokes: [{ width: size * (edgeOf(color) === '#ffffff' ? 0.13 : 0.09), color: edgeOf(color) }],
    extrusion: { x: size * 0.035, y: size * 0.12, color: '#0e0c11' },
  }),
});

/** Neon tubes, which need a dark background without drawings. */
const neon: TypeSystem = {
  face: 'Righteous',
  skew: 0,
  tilt: -2,
  lineTurns: null,
  spacing: outlineSpacing,
  needsGround: true,
  letters: tubes,
};

/** Every type system by name; null stands for the outlined letters of the style. */
export const typeSystems: Record<TypeSystemName, TypeSystem | null> = {
  outlined: null,
  panels,
  blocks,
  strips,
  solid,
  marker,
  neon,
};

type Choices = readonly [TypeSystemName, ...TypeSystemName[]];

/**
 * Type systems of the cinematic style, by the topic of the video. Neighbours in each list differ, including the last
 * and the first.
 */
const byTheme: Record<Intent, Choices> = {
  challenge: ['blocks', 'solid', 'panels'],
  tutorial: ['panels', 'marker', 'blocks'],
  review: ['panels', 'solid', 'blocks'],
  versus: ['panels', 'solid', 'blocks'],
  'before-after': ['panels', 'marker', 'solid'],
  list: ['blocks', 'panels', 'strips'],
  news: ['panels', 'strips', 'blocks'],
  reaction: ['blocks', 'strips', 'panels'],
  vlog: ['marker', 'strips', 'blocks'],
  food: ['solid', 'marker', 'panels'],
  gaming: ['solid', 'panels', 'blocks'],
  money: ['panels', 'solid', 'blocks'],
  horror: ['strips', 'solid', 'panels'],
  travel: ['solid', 'marker', 'strips'],
  fitness: ['solid', 'blocks', 'panels'],
  technology: ['panels', 'solid', 'blocks'],
  music: ['solid', 'blocks', 'panels'],
  animals: ['marker', 'blocks', 'solid'],
  general: ['panels', 'strips', 'solid'],
};

/** Type systems of the other styles; a style that is missing here uses only its own letters. */
const byLettering: Partial<Record<StyleRules['lettering'], Choices>> = {
  swiss: ['outlined', 'panels'],
  print: ['outlined', 'strips'],
  paper: ['outlined', 'strips', 'marker'],
  block: ['outlined', 'solid'],
  scratched: ['outlined', 'strips'],
};

/**
 * Largest number of letters of a headline in marker writing; the thin strokes of small marker letters are hard to see.
 */
const mostByMarker = 16;

/**
 * A list of type systems in which another type system replaces the marker, so that the number of different systems
 * stays.
 */
function withoutMarker(choices: Choices): Choices {
  const other = (['strips', 'blocks', 'solid', 'panels'] as const).find((name) => !choices.includes(name));
  const [first, ...rest] = choices.map((name) => (name === 'marker' ? (other ?? 'panels') : name));
  return [first ?? 'panels', ...rest];
}

/**
 * A list of three type systems with a fourth one. Three ideas and three type systems would repeat together in every
 * third variant of a request.
 */
function withFourth(choices: Choices): Choices {
  const other = (['strips', 'blocks', 'solid', 'panels'] as const).find((name) => !choices.includes(name));
  return choices.length === 3 && other ? [...choices, other] : choices;
}

/**
 * Layouts whose words lie on a band, a slab or a half of the background, where panels would cover the color behind the
 * words.
 */
const withoutPanels = new Set<LayoutName>([
  'lower-third',
  'names',
  'names-diagonal',
  'names-bands',
  'type-split',
]);

/**
 * Chooses the type system of a headline.
 * @param request text, palette, mood, seed and number of letters; consecutive seeds have different type systems
 * @param rules rules of the style
 * @param theme topic of the video
 * @param layout layout of the picture
 * @returns null for the outlined letters of the style
 */
export function typeSystemOf(
  request: { prompt: string; seed: number; colorPalette: string; mood: string; letters: number },
  { lettering }: StyleRules,
  theme: Intent,
  layout: LayoutName,
): TypeSystem | null {
  if (withoutPanels.has(layout)) return lettering === 'film' ? solid : null;
  const listed = lettering === 'film' ? byTheme[theme] : (byLettering[lettering] ?? ['outlined']);
  const few = request.letters > mostByMarker || request.mood !== 'calm' ? withoutMarker(listed) : listed;
  const own = lettering === 'film' ? withFourth(few) : few;
  // Neon tubes are used only with the palette Neon.
  const glows = lettering === 'film' && request.colorPalette.trim().toLowerCase() === 'neon';
  const choices: Choices = glows ? ['neon', ...own] : own;
  const chosen = choices[(request.seed + hashOf(request.prompt)) % choices.length] ?? choices[0];
  return typeSystems[chosen];
}
