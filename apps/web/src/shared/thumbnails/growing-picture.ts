/** `view-transition-name` of the picture in the transition between card and editor. */
export const growingPicture = 'thumbnail-picture';

const loaded = new Map<string, string>();

/** Stores which copy of a picture is shown. @param url path of the picture @param address URL of the copy */
export const rememberLoaded = (url: string, address: string): void => void loaded.set(url, address);

/** The copy of a picture that was shown last, for use while a larger one loads. */
export const loadedCopy = (url: string | null): string | undefined =>
  url === null ? undefined : loaded.get(url);
