import { reloadPage } from '../shared/redirect';

/**
 * Entry of the session storage with the time of the last reload because of missing code. Code that is missing again
 * within `coolDownMs` was not removed by a deploy, so the page shows the error. The hydration bootstrap uses the same
 * key.
 */
export const reloadNote = { key: 'portada.reloaded-at', coolDownMs: 60_000 } as const;

const failures = new WeakSet<object>();

/**
 * Records which errors mean that the code of a page could not be loaded, for the error boundaries. Call the function
 * once, before the first page is loaded.
 */
export const watchForMissingCode = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

/**
 * Returns true if an error means that the code of a page could not be loaded: a deploy has removed the code, or there
 * is no network.
 */
export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/**
 * Returns true if the page may be reloaded for missing code, which is not the case within the cooldown after the last
 * such reload.
 */
export const mayReload = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(reloadNote.key) ?? 0) >= reloadNote.coolDownMs;

/** Reloads the page with the code of the newest deploy and records the time of the reload. */
export const reloadForNewCode = (): void => {
  sessionStorage.setItem(reloadNote.key, String(Date.now()));
  reloadPage();
};
