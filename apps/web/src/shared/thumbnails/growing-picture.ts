/** `view-transition-name` of the picture in the transition between card and editor. */
export const growingPicture = 'thumbnail-picture';

const loaded = new Map<string, string>();

/**
 * Stores which copy of a picture the page shows.
 * @param url path of the picture
 * @param address URL of the shown copy
 */
export const rememberLoaded = (url: string, address: string): void => void loaded.set(url, address);

/** Returns the copy of a picture that was shown last, for use while a larger copy loads. */
export const loadedCopy = (url: string | null): string | undefined =>
  url === null ? undefined : loaded.get(url);
