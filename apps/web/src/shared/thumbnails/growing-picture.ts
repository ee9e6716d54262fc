/** `view-transition-name` of the one picture that grows from its card into the editor, and back. */
export const growingPicture = 'thumbnail-picture';

const loaded = new Map<string, string>();

/** Remembers which copy of a picture is on screen. @param url path of the picture @param address of the copy */
export const rememberLoaded = (url: string, address: string): void => void loaded.set(url, address);

/** The copy of a picture that was on screen last: it is shown at once while a larger one loads. */
export const loadedCopy = (url: string | null): string | undefined =>
  url === null ? undefined : loaded.get(url);
