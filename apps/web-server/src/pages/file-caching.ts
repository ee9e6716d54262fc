/**
 * Cache-Control of pages, and of files whose name stays the same when their content changes. Browsers revalidate
 * such responses at each use.
 */
export const revalidated = 'no-cache';

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

/** Cache-Control by the first segment of a file's path. Browsers revalidate every other file at each use. */
const cacheControls: Readonly<Record<string, string>> = {
  // Files in `assets`, `pictures` and `workers` have a hash of their content in their names.
  assets: immutable,
  pictures: immutable,
  workers: immutable,
  // The files in these folders keep their names, and their content rarely changes.
  cards: oneDay,
  icons: oneDay,
  styles: oneDay,
  'favicon.svg': oneDay,
  'manifest.webmanifest': oneDay,
};

/** First path segments of the files with a Cache-Control other than `revalidated`, each with its Cache-Control. */
export const cachedSegments = Object.entries(cacheControls);

/**
 * Returns the Cache-Control of a file.
 * @param firstSegment first segment of the file's path in the site folder
 */
export const cacheControlOf = (firstSegment: string): string => cacheControls[firstSegment] ?? revalidated;

/**
 * Returns true if browsers never revalidate a file with this Cache-Control. Validators such as ETag are then
 * useless in the response.
 */
export const isImmutable = (cacheControl: string): boolean => cacheControl === immutable;

/**
 * Pattern of the files that are not served under their own path: pages are served at their route paths, and
 * `site.json` is internal.
 */
export const internalFiles = /\.(html|json)(\.|$)/;
