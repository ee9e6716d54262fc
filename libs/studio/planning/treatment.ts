import type { TextLayer } from '../scene/scene.schema';
import { apart, oklch, readable, toOklch } from './color';
import type { Mood } from './mood';
import type { Palette } from './palette';
import type { StyleRules } from './style';

/** All properties of the appearance of letters, without their position. */
export type Treatment = Pick<
  TextLayer,
  'finish' | 'strokes' | 'extrusion' | 'shadow' | 'glow' | 'fill' | 'highlight' | 'panel'
>;

/** Letters without any effect. */
export const plainTreatment: Omit<Treatment, 'fill' | 'highlight'> = {
  finish: 'plain',
  strokes: [],
  extrusion: null,
  shadow: null,
  glow: null,
  panel: null,
};

/** A panel without torn edge and hard shadow; its color, padding and cut must be added. */
export const plainPanel = { radius: 0, edge: null, drop: null };

type Cut = (palette: Palette, size: number) => Treatment;

/** The letters of each style; all lengths are relative to the size of the text. */
const cuts: Record<StyleRules['lettering'], Cut> = {
  film: (palette, size) => ({
    ...plainTreatment,
    ...own(palette),
    finish: 'bevel',
    strokes: [{ width: size * 0.18, color: palette.ink }],
    extrusion: { x: size * 0.02, y: size * 0.075, color: palette.ink },
    shadow: { blur: size * 0.14, x: 0, y: size * 0.08, color: '#000000b3' },
  }),
  sticker: (palette, size) => ({
    ...plainTreatment,
    ...own(palette),
    finish: 'gloss',
    strokes: [
      { width: size * 0.36, color: '#ffffff' },
      { width: size * 0.23, color: palette.ink },
    ],
    extrusion: { x: 0, y: size * 0.07, color: palette.accent[0] },
    shadow: { blur: size * 0.08, x: 0, y: size * 0.1, color: '#00000066' },
  }),
  comic: (palette, size) => ({
    ...plainTreatment,
    ...own(palette),
    finish: 'halftone',
    strokes: [{ width: size * 0.2, color: '#0f0d0c' }],
    extrusion: { x: size * 0.075, y: size * 0.075, color: palette.pop },
    shadow: null,
  }),
  tube: (palette, size) => tubes(palette, size),
  swiss: ({ text, highlight, light, ground, pop }, size) => ({
    ...plainTreatment,
    fill: light ? ['#14130f', '#14130f'] : text,
    highlight: light ? [pop, pop] : highlight,
    // The outline is visible only if a letter lies on something other than the background.
    strokes: [{ width: size * 0.14, color: ground[1] }],
  }),
  print: ({ ink, accent, pop, highlight, ground, grey }, size) => ({
    ...plainTreatment,
    finish: 'print',
    fill: grey ? ['#ffffff', '#f0f0f0'] : ['#fff6dc', '#fdeec6'],
    highlight,
    strokes: [
      { width: size * 0.5, color: grey ? ground[0] : accent[1] },
      { width: size * 0.36, color: grey ? '#ffffff' : pop },
      { width: size * 0.2, color: ink },
    ],
  }),
  paper: ({ pop, grey }, size) => ({
    ...plainTreatment,
    finish: 'marker',
    fill: ['#1d1a17', '#1d1a17'],
    highlight: [pop, pop],
    panel: { ...plainPanel, color: grey ? '#ffffff' : '#fffaf0', padding: size * 0.2, cut: 'cut' },
    shadow: { blur: size * 0.07, x: size * 0.03, y: size * 0.07, color: '#00000073' },
  }),
  draft: ({ ground, highlight, grey }, size) => ({
    ...plainTreatment,
    finish: 'stencil',
    fill: ['#ffffff', '#eef5ff'],
    highlight: grey ? highlight : ['#ffe98f', '#ffd23f'],
    strokes: [
      { width: size * 0.2, color: '#e4f0ff' },
      { width: size * 0.165, color: ground[0] },
    ],
  }),
  block: ({ ink, hue, grey, text, highlight, ground }, size) => ({
    ...plainTreatment,
    finish: 'gloss',
    fill: text,
    highlight,
    strokes: [{ width: size * 0.12, color: ink }],
    extrusion: {
      x: size * 0.03,
      y: size * 0.17,
      color: readable(oklch(0.42, grey ? 0 : 0.17, hue + 25), ['#ffffff']),
    },
    shadow: { blur: size * 0.2, x: size * 0.02, y: size * 0.2, color: `${ground[0]}b3` },
  }),
  scratched: ({ highlight, ink, grey }, size) => ({
    ...plainTreatment,
    finish: 'scratched',
    fill: ['#f4efe2', '#b9b2a2'],
    highlight: grey ? highlight : ['#ff5a45', '#e02a1f'],
    strokes: [{ width: size * 0.15, color: ink }],
    shadow: { blur: size * 0.2, x: 0, y: size * 0.05, color: '#000000e6' },
    glow: { blur: size * 0.22, color: grey ? '#80808080' : '#c01812a6' },
  }),
};

/**
 * The appearance of letters as neon tubes.
 * @param palette palette of the picture
 * @param size size of the smallest line, in pixels
 */
export function tubes({ highlight, ink, ground, hue, grey }: Palette, size: number): Treatment {
  return {
    ...plainTreatment,
    finish: 'tube',
    fill: grey ? ['#ffffff', '#bdbdbd'] : tubeOf(apart(hue, 345) > 40 ? 345 : 100, 0.26),
    // The core of a highlighted word is colored; for other words, only the edge is colored.
    highlight: [grey ? highlight[0] : tinted(highlight[1]), highlight[1]],
    strokes: [{ width: size * 0.36, color: ink }],
    shadow: { blur: size * 0.26, x: 0, y: 0, color: `${ground[0]}f2` },
  };
}

/** Colors of a tube: the nearly white core, and the colored glass. */
const tubeOf = (hue: number, chroma: number): [string, string] => [
  oklch(0.97, 0.025, hue),
  oklch(0.72, chroma, hue),
];

/** A very light version of a color, for a core that looks hot. */
const tinted = (color: string): string => {
  const { l, c, h } = toOklch(color);
  return oklch(Math.max(0.88, l), Math.min(c, 0.16), h);
};

const own = ({ text, highlight }: Palette): Pick<Treatment, 'fill' | 'highlight'> => ({
  fill: text,
  highlight,
});

/**
 * The appearance of letters by style and mood: outline, depth and light. The letters are readable on their background.
 * @param draft the rules of the style, the palette and the mood
 * @param size size of the smallest line, in pixels; all lengths are relative to this size
 */
export function treatmentOf(
  { styleRules, palette, mood }: { styleRules: StyleRules; palette: Palette; mood: Mood },
  size: number,
): Treatment {
  const cut = cuts[styleRules.lettering](palette, size);
  const { weight, depth, glow, metal } = mood.letters;
  const share = styleRules.mood;
  const strength = 1 + (weight - 1) * share;
  const treatment: Treatment = {
    ...cut,
    finish: metal && cut.finish === 'bevel' ? 'metal' : cut.finish,
    strokes: cut.strokes.map((stroke) => ({ ...stroke, width: stroke.width * strength })),
    extrusion: cut.extrusion && {
      ...cut.extrusion,
      x: cut.extrusion.x * (1 + (depth - 1) * share),
      y: cut.extrusion.y * (1 + (depth - 1) * share),
    },
    glow:
      cut.glow ??
      (glow > 0 && cut.strokes.length > 0
        ? { blur: size * 0.22, color: `${palette.glow}${hex(glow * share * 0.6)}` }
        : null),
  };
  return secured(treatment, palette);
}

const hex = (alpha: number): string =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * The colors behind the letters: their panel, else their innermost outline, else the background of the picture.
 * @param treatment appearance of the letters
 * @param palette palette of the picture
 */
export function backingOf(
  treatment: Pick<Treatment, 'panel' | 'strokes'>,
  palette: Palette,
): readonly string[] {
  if (treatment.panel) return [treatment.panel.color];
  const [first, ...others] = treatment.strokes;
  if (!first) return palette.ground;
  return [others.reduce((thin, stroke) => (stroke.width < thin.width ? stroke : thin), first).color];
}

/**
 * Changes the fill and highlight colors of letters until they are readable on the colors behind them.
 * @param treatment appearance of the letters
 * @param palette palette of the picture
 */
export function secured(treatment: Treatment, palette: Palette): Treatment {
  const backing = backingOf(treatment, palette);
  const both = ([top, bottom]: [string, string]): [string, string] => [
    readable(top, backing),
    readable(bottom, backing),
  ];
  return { ...treatment, fill: both(treatment.fill), highlight: both(treatment.highlight) };
}
