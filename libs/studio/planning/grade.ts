import type { Layer, LayerOf } from '../scene/scene.schema';
import type { Draft } from './draft';

type Parts = Pick<Draft, 'styleRules' | 'palette' | 'mood'>;

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
 * What a palette without color does to the ground, whatever its patterns are colored with; empty for other palettes.
 * @param draft what was decided
 */
export const groundGrade = ({ palette }: Parts): Layer[] => (palette.grey ? [{ ...none, grey: 1 }] : []);

/**
 * The light and color that a mood lays over ground and heroes; its light falls in where the heroes' comes from.
 * @param draft what was decided
 */
export function moodGrade({ styleRules, palette, mood }: Parts): Layer[] {
  const { grade, light } = mood;
  const amount = grade.amount * styleRules.mood * (palette.grey ? 0 : 1);
  return [
    {
      ...none,
      angle: light.angle + 180,
      light: light.color,
      shade: grade.shade,
      amount,
      contrast: grade.contrast * styleRules.mood,
      // A grey palette is not desaturated again: its one accent color must stay visible.
      grey: palette.grey ? 0 : grade.grey * styleRules.mood,
    },
  ];
}
