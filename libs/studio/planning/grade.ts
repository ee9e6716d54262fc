import { generationDefaults } from '@portada/contracts';
import type { Layer, LayerOf } from '../scene/scene.schema';
import type { Draft } from './draft';

type Parts = Pick<Draft, 'styleRules' | 'palette' | 'mood' | 'asked'> & Partial<Pick<Draft, 'staged'>>;

/** Share of a mood's color over a drawn place, whose own light already says the time of day. */
const stagedShare = 0.3;

const none: LayerOf<'grade'> = {
  kind: 'grade',
  angle: 90,
  light: '#808080',
  shade: '#808080',
  amount: 0,
  contrast: 0,
  grey: 0,
};

/**
 * The grade that removes color from the background of a grey palette, including the color of its motifs; empty for
 * other palettes.
 * @param draft the decisions about the picture
 */
export const groundGrade = ({ palette }: Pick<Parts, 'palette'>): Layer[] =>
  palette.grey ? [{ ...none, grey: 1 }] : [];

/** Strength of the colors of a chosen palette over a drawn place, which has colors of its own. */
const paletteShare = 0.65;

/**
 * The colors of the palette that the creator chose over a drawn place; empty for the default palette.
 * @param draft the decisions about the picture
 */
export const paletteGrade = ({ palette, input }: Pick<Draft, 'palette' | 'input'>): Layer[] =>
  input.colorPalette === generationDefaults.colorPalette || palette.grey
    ? []
    : [{ ...none, light: palette.ground[2], shade: palette.ground[0], amount: paletteShare, grey: 0.3 }];

/**
 * The light and color of the mood above background and heroes. The light has the direction of the heroes' light.
 * @param draft the decisions about the picture
 */
export function moodGrade({ styleRules, palette, mood, asked, staged = null }: Parts): Layer[] {
  const { grade, light } = mood;
  // The light of a mood would change a color that the prompt asks for.
  const isFree = asked.ground === null && asked.halves === null && !palette.grey;
  const amount = isFree ? grade.amount * styleRules.mood * (staged ? stagedShare : 1) : 0;
  return [
    {
      ...none,
      angle: light.angle + 180,
      light: light.color,
      shade: grade.shade,
      amount,
      contrast: asked.ground === null ? grade.contrast * styleRules.mood : 0,
      // A grey palette is not desaturated again: its one accent color must stay visible.
      grey: isFree ? grade.grey * styleRules.mood : 0,
    },
  ];
}
