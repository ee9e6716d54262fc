/** Cache-Control of pages and of files whose name does not change with their content: revalidate at each use. */
export const revalidated = 'no-cache';

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

/** Cache-Control by the first segment of a file's path; every other file is revalidated. */
const cacheControls: Readonly<Record<string, string>> = {
  // Files whose names contain a hash of their content.
  assets: immutable,
  pictures: immutable,
  // Files whose names do not change and whose content rarely changes.
  cards: oneDay,
  icons: oneDay,
  styles: oneDay,
  'favicon.svg': oneDay,
  'manifest.webmanifest': oneDay,
};

/** First path segments whose files have a Cache-Control of their own, with its value. */
export const cachedSegments = Object.entries(cacheControls);

/** Cache-Control of a file. @param firstSegment of its path in the site folder */
export const cacheControlOf = (firstSegment: string): string => cacheControls[firstSegment] ?? revalidated;

/** Whether a file with this Cache-Control is never revalidated, so that validators in its response are useless. */
export const isImmutable = (cacheControl: string): boolean => cacheControl === immutable;

/** Files that are not served by their own path: pages are served by their addresses, and `site.json` is internal. */
export const internalFiles = /\.(html|json)(\.|$)/;
