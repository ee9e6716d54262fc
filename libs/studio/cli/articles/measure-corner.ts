import { type Scene, chipArea, measurePicture } from '@portada/studio';
import type { RenderContext } from '@portada/studio/engine';
import { rounded } from './numbers';
import { sceneOf, swapSides } from './scenes';

const prompts = [
  'I built a rocket in 24 hours',
  'My dog learned a trick',
  'Learn Python in one hour',
  'Dragon boss fight with one heart left',
  'A day at the beach in Bali',
  'Dog vs cat: who is smarter?',
  'The best burger for only $3',
  'I crossed the Sahara on a camel',
  'Top 5 laptops for students',
  'Why I quit my job',
];
const styles = ['photorealistic', 'comic', 'minimal'];
const seeds = [1, 2, 3, 4];

/** The layouts with a subject at one side, by the side of the subject, and all other layouts. */
const groups: Readonly<Record<string, CornerRow['group']>> = {
  'hero-left': 'left',
  'close-left': 'left',
  'person-left': 'left',
  'hero-right': 'right',
  'close-right': 'right',
  'person-right': 'right',
  diagonal: 'diagonal',
};

/** Coverage of the timestamp's area by words and subjects, over the pictures of a group of layouts. */
export type CornerRow = {
  /** Side of the subject; `diagonal` has words above and subject below; `other` are all other layouts. */
  group: 'left' | 'right' | 'diagonal' | 'other';
  pictures: number;
  /** Pictures in which words or subject reach into the area, as planned and with swapped sides. */
  covered: number;
  coveredSwapped: number;
  /** Mean share of the area that is covered in the pictures with swapped sides, percent. */
  share: number;
};

const coverageOf = (scene: Scene): number => {
  // The rule for the timestamp reads the scene only, so one black pixel stands for the picture.
  const blank = { width: 1, height: 1, pixels: new Uint8Array([0, 0, 0, 255]) };
  const { lines } = measurePicture({ ...blank, scene, letters: null, bytes: null });
  return lines.find(({ rule }) => rule === 'safe_area')?.value ?? Number.NaN;
};

/** Widths in px at which YouTube shows thumbnails, and the width of the upload. */
const widths = [168, 246, 360, 1280];

/**
 * Measures how much of the timestamp's area words and subjects cover, as planned and with swapped sides.
 * @param context an open asset pack
 * @returns one row for each group of layouts, and the size of the area in px by the width of the picture
 */
export function measureCorner(context: RenderContext): {
  rows: CornerRow[];
  sizes: { width: number; areaWidth: number; areaHeight: number }[];
} {
  const found = prompts.flatMap((prompt) =>
    styles.flatMap((style) =>
      seeds.map((seed) => {
        const scene = sceneOf(context, { prompt, style }, seed);
        const group = groups[scene.layout] ?? 'other';
        return { group, planned: coverageOf(scene), swapped: coverageOf(swapSides(scene)) };
      }),
    ),
  );
  const rows = (['left', 'right', 'diagonal', 'other'] as const).map((group): CornerRow => {
    const own = found.filter((one) => one.group === group);
    return {
      group,
      pictures: own.length,
      covered: own.filter(({ planned }) => planned > 0).length,
      coveredSwapped: own.filter(({ swapped }) => swapped > 0).length,
      share: rounded(own.reduce((sum, { swapped }) => sum + swapped, 0) / own.length, 1),
    };
  });
  const sizes = widths.map((width) => {
    const area = chipArea({ width, height: (width * 9) / 16 });
    return { width, areaWidth: rounded(area.width, 1), areaHeight: rounded(area.height, 1) };
  });
  return { rows, sizes };
}
