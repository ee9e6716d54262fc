import type { Language } from '@portada/contracts';
import { decimal, rowWhere } from './figure-text';
import figures from './words.figures.json';

const { short, long } = figures;

/** Returns the figures of headlines with a number of words of four letters. */
export const shortOf = (words: number) => rowWhere(short, (row) => row.words === words);

/** Returns the figures of headlines with a number of words of eight letters. */
export const longOf = (words: number) => rowWhere(long, (row) => row.words === words);

/** Returns the rows of the table: number of words, then median and smallest height of short and of long words. */
export const wordsRows = (language: Language) =>
  short.map(({ words, median, smallest }): [string, ...string[]] => {
    const other = long.find((row) => row.words === words);
    const cells = [median, smallest, other?.median, other?.smallest];
    return [String(words), ...cells.map((value) => (value === undefined ? '–' : decimal(language, value)))];
  });
