/** In this tab alone, and only until it is closed. */
const storageKey = 'portada.wanted';
const usual = '/dashboard';

/** Remembers the protected page that somebody asked for, for after the sign-in. @param path within this site */
export const rememberWantedPlace = (path: string): void => {
  if (path !== usual) sessionStorage.setItem(storageKey, path);
};

/** Where to go after a sign-in: what was asked for, else the dashboard. */
export const wantedPlace = (): string => {
  const path = sessionStorage.getItem(storageKey);
  // Two slashes would be another host.
  return path !== null && /^\/(?!\/)/.test(path) ? path : usual;
};

/** The wanted page was reached. */
export const forgetWantedPlace = (): void => sessionStorage.removeItem(storageKey);
