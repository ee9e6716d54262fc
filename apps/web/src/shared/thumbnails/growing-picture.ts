/** `view-transition-name` of the picture during the transition from a thumbnail card to the editor. */
export const growingPicture = 'thumbnail-picture';

const loaded = new Map<string, string>();

/**
 * Stores which copy (width) of a picture the page has loaded.
 * @param url path of the picture
 * @param address URL of the loaded copy
 */
export const rememberLoaded = (url: string, address: string): void => void loaded.set(url, address);

/** Returns the URL of the copy of a picture that was loaded last. The copy is shown while a larger copy loads. */
export const loadedCopy = (url: string | null): string | undefined =>
  url === null ? undefined : loaded.get(url);
