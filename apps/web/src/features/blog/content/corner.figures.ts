import { rowWhere } from './figure-text';
import figures from './corner.figures.json';

type Group = (typeof figures.rows)[number]['group'];

/** Returns the figures of the layouts with the subject at a side. */
export const layoutsWith = (group: Group) => rowWhere(figures.rows, (row) => row.group === group);

/** Number of planned pictures. */
export const planned = figures.rows.reduce((sum, { pictures }) => sum + pictures, 0);

/** Size of the timestamp's area in px on a picture of a width in px. */
export const areaAt = (width: number) => rowWhere(figures.sizes, (row) => row.width === width);

/**
 * Returns the rows of the table: layouts, pictures, pictures with a covered area as planned and swapped, and the mean
 * covered share.
 * @param nameOf returns the name of the layouts of a group
 * @param percent writes a percentage
 */
export const cornerRows = (nameOf: (group: Group) => string, percent: (value: number) => string) =>
  figures.rows.map(({ group, pictures, covered, coveredSwapped, share }): [string, ...string[]] => [
    nameOf(group),
    String(pictures),
    String(covered),
    String(coveredSwapped),
    percent(share),
  ]);
