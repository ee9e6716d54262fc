import type { Language } from '@portada/contracts';
import { decimal, rowWhere } from './figure-text';
import figures from './outlines.figures.json';

/** Number of photographed grounds on which the letters were measured. */
export const grounds = 18;

/** Returns the figures of white letters with a visible outline of a width in px of 1280 px; 0 without an outline. */
export const whiteWith = (outline: number) =>
  rowWhere(figures, (row) => row.color === '#ffffff' && row.outline === outline);

/** The figures of black letters without an outline. */
export const black = rowWhere(figures, ({ color }) => color === '#000000');

/**
 * Returns the rows of the table: letters, lowest, median and highest ratio, and the grounds with a ratio of at least 4.5.
 * @param nameOf returns the name of letters from their color and the width of their outline
 */
export const outlineRows = (
  language: Language,
  nameOf: (color: 'black' | 'white', outline: number) => string,
) =>
  figures.map(({ color, outline, lowest, median, highest, passed }): [string, ...string[]] => [
    nameOf(color === '#000000' ? 'black' : 'white', outline),
    ...[lowest, median, highest].map((value) => decimal(language, value)),
    `${passed} / ${grounds}`,
  ]);
