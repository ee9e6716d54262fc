import { readdirSync } from 'node:fs';
import type { SitePictureDetails } from '../shared/site/pictures';

/** Returns the files of a picture in the order in which they are hashed. */
export const filesOf = (
  name: string,
  { hash, widths }: Pick<SitePictureDetails, 'hash' | 'widths'>,
): string[] =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `${name}-${hash}-${width}.${format}`));

/** Returns the sorted names of the files of a folder, without folders inside of it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
