import { rowWhere } from './figure-text';
import figures from './subjects.figures.json';

/** Returns the figures of pictures with a number of things. */
export const withThings = (things: 1 | 2 | 3) => rowWhere(figures, (row) => row.things === things);

/**
 * Returns the rows of the table: number of things, height of the highest and of the lowest thing in px, and share of the
 * largest thing.
 * @param percent writes a percentage
 */
export const subjectRows = (percent: (value: number) => string) =>
  figures.map(({ things, highest, lowest, share }): [string, ...string[]] => [
    String(things),
    `${highest} px`,
    `${lowest} px`,
    percent(share),
  ]);
