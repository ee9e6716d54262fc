import { generationDefaults } from '@portada/contracts';
import { apart, toOklch } from '../../planning/color';
import { moodOf } from '../../planning/mood';
import { type Palette, paletteOf } from '../../planning/palette';
import { joined, styleRulesOf } from '../../planning/style';
import { treatmentOf } from '../../planning/treatment';
import { type TypeSystem, typeSystems } from '../../planning/type-systems';
import { seededRandom } from '../../scene/random';
import type { TextLook } from '../actions/text-look';
import type { SceneDocument } from '../document.schema';
import { groundsOf } from '../variants/parts';
import { paletteOf as colorsOf } from '../variants/colors';

/** Names of the looks, in the order in which they are shown. */
export const textLookNames = [
  'outlined',
  'solid',
  'panels',
  'strips',
  'marker',
  'sticker',
  'comic',
  'retro',
  'block',
  'neon',
  'scratched',
  'blueprint',
] as const;
export type TextLookName = (typeof textLookNames)[number];

/** The style whose letters a look has, or the type system that sets it. */
const sources: Record<TextLookName, { style: string } | { system: TypeSystem | null }> = {
  outlined: { style: 'photorealistic' },
  solid: { system: typeSystems.solid },
  panels: { system: typeSystems.panels },
  strips: { system: typeSystems.strips },
  marker: { system: typeSystems.marker },
  sticker: { style: 'cartoon' },
  comic: { style: 'comic' },
  retro: { style: 'retro' },
  block: { style: '3d' },
  neon: { system: typeSystems.neon },
  scratched: { style: 'horror' },
  blueprint: { style: 'blueprint' },
};

/** Hue in degrees of the letters of a document without a colored ground. */
const plainHue = 265;
/** Chroma (OKLCH) from which a ground counts as colored. */
const leastChroma = 0.03;

/** Hue in degrees of the most colorful color of the ground of a document. */
const hueOf = (document: Pick<SceneDocument, 'layers'>): number => {
  const colors = colorsOf(groundsOf(document)).map((color) => toOklch(color.slice(0, 7)));
  const strongest = colors.toSorted((a, b) => b.c - a.c)[0];
  return strongest && strongest.c >= leastChroma ? strongest.h : plainHue;
};

const mood = moodOf(generationDefaults.mood);

/** Palette of a style whose ground has a hue. */
const paletteFor = (style: string, hue: number): Palette =>
  paletteOf(
    {
      name: generationDefaults.colorPalette,
      ...{ topicHue: hue, heroHue: null, turn: 0 },
      accentHue: apart(hue, mood.accent ?? hue) > 40 ? mood.accent : null,
      bend: { ...joined(styleRulesOf(style), mood.bend), hues: [] },
    },
    seededRandom(Math.round(hue)),
  );

/**
 * Returns the looks that a text can get: the letters of the styles and type systems with which the studio sets headlines, in
 * colors that suit the ground of the document.
 */
export const textLooks = (document: Pick<SceneDocument, 'layers'>): Record<TextLookName, TextLook> => {
  const hue = hueOf(document);
  const looks = textLookNames.map((name): [TextLookName, TextLook] => {
    const source = sources[name];
    if ('system' in source && source.system) {
      const { face, skew, letters } = source.system;
      const palette = paletteFor(generationDefaults.style, hue);
      return [name, { face, skew, ...letters(palette, 1, { position: 0, highlighted: false }) }];
    }
    const style = 'style' in source ? source.style : generationDefaults.style;
    const styleRules = styleRulesOf(style);
    const { face, skew } = styleRules;
    return [name, { face, skew, ...treatmentOf({ styleRules, palette: paletteFor(style, hue), mood }, 1) }];
  });
  return Object.fromEntries(looks) as Record<TextLookName, TextLook>;
};
