import { styles } from '@portada/contracts';
import { measurePicture } from '@portada/studio';
import type { RenderContext } from '@portada/studio/engine';
import { median, rounded } from './numbers';
import { sceneOf } from './scenes';

/** Words of equal length, which make headlines of any number of words. */
const vocabularies = {
  short: 'MOVE FAST COOK LESS LIVE WELL EACH WEEK'.split(' '),
  long: 'MOUNTAIN SURVIVAL TRAINING COMPLETE BEGINNER TUTORIAL'.split(' '),
};

const prompt = 'I lived in a tiny house for 30 days';
const seeds = [1, 2];

/** Letters of headlines with a number of words, over all styles and two seeds. */
export type WordsRow = {
  words: number;
  /** Height of the capitals in px when the picture is 168 px wide: median and smallest. */
  median: number;
  smallest: number;
  /** Median share of the picture that the headline covers, percent. */
  area: number;
};

const rowOf = (context: RenderContext, vocabulary: readonly string[], words: number): WordsRow => {
  const headline = vocabulary.slice(0, words).join(' ');
  const found = styles.flatMap((style) =>
    seeds.map((seed) => {
      const scene = sceneOf(context, { prompt, style, headline }, seed);
      // The rules for text height and area read the scene only, so one black pixel stands for the picture.
      const blank = { width: 1, height: 1, pixels: new Uint8Array([0, 0, 0, 255]) };
      const { lines } = measurePicture({ ...blank, scene, letters: null, bytes: null });
      const valueOf = (rule: string) => lines.find((line) => line.rule === rule)?.value ?? Number.NaN;
      return { height: valueOf('text_height'), area: valueOf('text_area') };
    }),
  );
  const heights = found.map(({ height }) => height);
  return {
    words,
    median: rounded(median(heights), 10),
    smallest: rounded(Math.min(...heights), 10),
    area: rounded(median(found.map(({ area }) => area)), 1),
  };
};

/**
 * Measures how high the letters of a headline are at phone size, by the number of words.
 * @param context an open asset pack
 * @returns rows for words of four letters (`short`) and of eight letters (`long`)
 */
export const measureWords = (context: RenderContext): Record<keyof typeof vocabularies, WordsRow[]> => ({
  short: [2, 3, 4, 5, 6, 7, 8].map((words) => rowOf(context, vocabularies.short, words)),
  long: [2, 3, 4, 5, 6].map((words) => rowOf(context, vocabularies.long, words)),
});
