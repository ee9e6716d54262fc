import type { Language } from '@portada/contracts';
import { kilobytes, rowWhere } from './figure-text';
import figures from './files.figures.json';

type Picture = 'flat' | 'comic' | 'photo';

/** Returns the file sizes in bytes of a picture at a width in px. */
export const filesOf = (picture: Picture, width: 1280 | 1920) =>
  rowWhere(figures, (row) => row.picture === picture && row.width === width);

/**
 * Returns the rows of the table: picture and width, then the sizes as PNG, JPEG, WebP and AVIF.
 * @param names names of the pictures
 */
export const fileRows = (language: Language, names: Readonly<Record<string, string>>) =>
  figures.map(({ picture, width, png, jpeg, webp, avif }): [string, ...string[]] => [
    `${names[picture] ?? picture}, ${width}`,
    ...[png, jpeg, webp, avif].map((bytes) => kilobytes(language, bytes)),
  ]);
