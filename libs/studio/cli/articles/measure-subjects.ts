import { styles } from '@portada/contracts';
import type { RenderContext } from '@portada/studio/engine';
import { median, rounded } from './numbers';
import { sceneOf } from './scenes';

/** Prompts about one, two and three things. The first thing is the same in each group. */
const groups: readonly (readonly [one: string, two: string, three: string])[] = [
  ['The best burger in town', 'Burger vs pizza', 'A burger, a pizza and a taco'],
  ['The best camera of 2026', 'Camera vs laptop', 'A camera, a phone and a laptop'],
  ['The best pizza in town', 'Pizza vs taco', 'A pizza, a taco and a donut'],
];

const headline = 'WOW';

/** Sizes of the drawn things, over all styles and three groups of prompts. Heights in px of a picture 168 px wide. */
export type SubjectsRow = {
  things: 1 | 2 | 3;
  /** Median height of the highest thing of a picture. */
  highest: number;
  /** Median height of the lowest thing of a picture. */
  lowest: number;
  /** Median share of the picture that the largest thing fills, percent. */
  share: number;
};

/**
 * Measures how large the things of a picture are at phone size, by the number of things.
 * @param context an open asset pack
 * @throws if a plan does not have a drawing for each thing of its prompt
 */
export function measureSubjects(context: RenderContext): SubjectsRow[] {
  return ([1, 2, 3] as const).map((things) => {
    const found = groups.flatMap((prompts) =>
      styles.map((style) => {
        const prompt = prompts[things - 1] ?? '';
        const scene = sceneOf(context, { prompt, style, headline }, 1);
        const boxes = scene.layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.box] : []));
        if (boxes.length !== things)
          throw new Error(`The plan of "${prompt}" in ${style} has ${boxes.length} drawings.`);
        const heights = boxes.map(({ height }) => (height * 168) / scene.width);
        const shares = boxes.map(({ width, height }) => (width * height) / (scene.width * scene.height));
        return {
          highest: Math.max(...heights),
          lowest: Math.min(...heights),
          share: Math.max(...shares) * 100,
        };
      }),
    );
    const middle = (of: keyof (typeof found)[number]) => median(found.map((one) => one[of]));
    return {
      things,
      highest: rounded(middle('highest'), 1),
      lowest: rounded(middle('lowest'), 1),
      share: rounded(middle('share'), 1),
    };
  });
}
