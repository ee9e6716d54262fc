import type { IllustrationLayer } from '../scene/scene.schema';
import type { Draft } from './draft';
import { oklch } from './color';
import type { StyleRules } from './style';

/** All effects of an illustration, without its position. */
export type Effects = Pick<
  IllustrationLayer,
  | 'tint'
  | 'finish'
  | 'light'
  | 'outline'
  | 'border'
  | 'shadow'
  | 'glow'
  | 'rim'
  | 'floor'
  | 'opacity'
  | 'blur'
>;

/** No effects at all. */
export const bare: Effects = {
  tint: null,
  finish: null,
  light: null,
  outline: null,
  border: null,
  shadow: null,
  glow: null,
  rim: null,
  floor: null,
  opacity: 1,
  blur: 0,
};

type Parts = Pick<Draft, 'subject' | 'styleRules' | 'palette' | 'mood' | 'unit' | 'view'>;

/** Tint of a frightening drawing: the original bright colors would look like a toy. */
const dread = { color: '#4a6068', amount: 0.8 };

/** The effects with which each style separates a hero from the background. */
const dresses: Record<StyleRules['hero'], (parts: Parts) => Partial<Effects>> = {
  lit: ({ palette, mood, unit, view }) => ({
    finish: { kind: 'lit', colors: [palette.ground[0], palette.ground[1], palette.glow] },
    light: { ...mood.light, strength: mood.light.strength * 0.45 },
    rim: palette.rim,
    outline: { width: unit * 0.22, color: '#ffffff' },
    shadow: { blur: unit * 2.4, x: unit * 1.2, y: unit * 2, color: '#000000cc' },
    // A photographed place is darker than the hero, so the hero needs no glow.
    glow: view ? null : { blur: unit * 4, color: palette.glow },
    floor: { color: '#000000', blur: unit * 2, mirror: 0 },
  }),
  sticker: ({ unit }) => ({
    outline: { width: unit * 1.15, color: '#ffffff' },
    border: { width: unit * 0.28, color: '#1a1420' },
    shadow: { blur: unit * 1.4, x: 0, y: unit * 1.3, color: '#00000080' },
  }),
  comic: ({ palette, mood, unit }) => ({
    finish: { kind: 'ink', colors: ['#0f0d0c', palette.ground[1], '#ffffff'] },
    light: { angle: mood.light.angle, color: '#ffffff', strength: 0 },
    outline: { width: unit * 0.75, color: '#0f0d0c' },
    shadow: { blur: 0, x: unit * 1.3, y: unit * 1.3, color: palette.pop },
  }),
  neon: ({ palette, unit }) => ({
    finish: {
      kind: 'tube',
      colors: [palette.ground[0], palette.highlight[1], palette.grey ? '#ffffff' : palette.glow],
    },
    glow: { blur: unit * 5, color: palette.highlight[1] },
  }),
  bare: ({ unit }) => ({
    shadow: { blur: unit * 1.8, x: 0, y: unit * 1.2, color: '#00000059' },
    floor: { color: '#000000', blur: unit * 1.2, mirror: 0 },
  }),
  print: ({ palette, unit }) => ({
    finish: { kind: 'print', colors: inksOf(palette) },
    outline: { width: unit * 0.8, color: palette.grey ? '#ffffff' : '#fbf0d5' },
    shadow: { blur: 0, x: unit * 0.9, y: unit * 0.9, color: `${palette.ink}b3` },
  }),
  paper: ({ mood, unit }) => ({
    finish: { kind: 'paper', colors: ['#000000', '#808080', '#ffffff'] },
    light: { angle: mood.light.angle, color: '#ffffff', strength: 0 },
    outline: { width: unit * 1.1, color: '#fbf7ee' },
    shadow: { blur: unit * 0.9, x: unit * 0.6, y: unit * 1.1, color: '#00000080' },
  }),
  draft: ({ palette }) => ({
    finish: { kind: 'draft', colors: [palette.ground[0], palette.ground[1], '#dcecff'] },
  }),
  gloss: ({ palette, mood, unit }) => ({
    finish: { kind: 'gloss', colors: [palette.ground[0], palette.ground[2], '#ffffff'] },
    light: { angle: -100, color: mood.light.color, strength: mood.light.strength * 0.2 },
    shadow: { blur: unit * 2, x: 0, y: unit * 1.6, color: `${palette.ink}b3` },
    floor: { color: palette.ink, blur: unit * 1.6, mirror: 0.26 },
  }),
  grim: ({ palette, unit }) => ({
    finish: {
      kind: 'grim',
      colors: ['#050406', palette.grey ? '#808080' : '#4f7488', palette.grey ? '#ffffff' : '#ff4a2e'],
    },
    light: { angle: 68, color: palette.grey ? '#cccccc' : '#d8331f', strength: 0.3 },
    shadow: { blur: unit * 2.4, x: 0, y: unit * 1.2, color: '#000000e6' },
    glow: { blur: unit * 4.5, color: palette.grey ? '#6a6a6a' : oklch(0.44, 0.17, 26) },
    floor: { color: '#000000', blur: unit * 2.4, mirror: 0 },
  }),
};

/** Three inks for a print on cream paper: a dark ink and two different colors. */
const inksOf = ({ ground, pop, highlight, grey }: Draft['palette']): [string, string, string] =>
  grey
    ? ['#1c1c1c', '#7a7a7a', '#c4c4c4']
    : ['#2b1d1a', pop, highlight[1] === pop ? ground[1] : highlight[1]];

/**
 * The effects of a hero, by style, mood and palette.
 * @param draft the decisions about the picture
 */
export function heroEffects(draft: Parts): Effects {
  const dress = dresses[draft.styleRules.hero](draft);
  const flat = draft.styleRules.hero === 'print' || draft.styleRules.hero === 'draft';
  return {
    ...bare,
    ...dress,
    tint: flat
      ? null
      : draft.palette.grey
        ? { color: '#808080', amount: 1 }
        : draft.subject.theme === 'horror'
          ? dread
          : null,
  };
}

/** Styles that repaint a person in the same way as every other drawing. */
const ownManner = new Set<StyleRules['hero']>(['print', 'paper', 'draft']);

/**
 * The effects of a person: two-tone light from the side of the words, and an outline or a glow.
 * @param draft the decisions about the picture
 * @param looks side of the words, which the person faces
 */
export function personEffects(draft: Parts, looks: 'left' | 'right'): Effects {
  const own = heroEffects(draft);
  const { styleRules, palette, unit, mood } = draft;
  if (ownManner.has(styleRules.hero)) return { ...own, floor: null };
  const night = styleRules.hero === 'neon' || styleRules.hero === 'grim';
  const edge = palette.grey ? '#ffffff' : night ? palette.glow : mood.light.color;
  const line = styleRules.hero === 'lit' || styleRules.hero === 'gloss';
  return {
    ...own,
    tint: palette.grey ? own.tint : null,
    finish: { kind: 'cel', colors: [night ? '#42338c' : '#9e80b8', '#808080', edge] },
    light: { angle: looks === 'right' ? -38 : -142, color: '#ffffff', strength: 0 },
    outline: line ? { width: unit * 0.95, color: '#ffffff' } : own.outline,
    rim: null,
    floor: null,
  };
}
