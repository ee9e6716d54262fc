/**
 * Key in sessionStorage of the page to which a user returns after sign-in. The entry belongs to one tab and ends
 * with the tab.
 */
const storageKey = 'portada.wanted';
const defaultPath = '/dashboard';

/**
 * Stores the protected page that a signed-out user opened. The user returns to this page after sign-in.
 * @param path path on this site
 */
export const rememberReturnTo = (path: string): void => {
  if (path !== defaultPath) sessionStorage.setItem(storageKey, path);
};

/** Returns the path to open after sign-in: the stored page, else the dashboard. */
export const getReturnTo = (): string => {
  const path = sessionStorage.getItem(storageKey);
  // A path that starts with two slashes would be an address of another host.
  return path !== null && /^\/(?!\/)/.test(path) ? path : defaultPath;
};

/** Removes the stored page to return to. Call the function after the page was opened. */
export const forgetReturnTo = (): void => sessionStorage.removeItem(storageKey);
