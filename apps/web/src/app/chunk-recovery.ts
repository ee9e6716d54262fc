import { reloadPage } from '../shared/redirect';

/**
 * Key of the session storage for the time of the last reload because of missing code. Code that is missing again within
 * `coolDownMs` was not removed by a deploy, so the error is shown. The hydration bootstrap uses the same key.
 */
export const reloadNote = { key: 'portada.reloaded-at', coolDownMs: 60_000 } as const;

const failures = new WeakSet<object>();

/**
 * Records which errors mean that code of a page could not be loaded, for the error boundaries. Call it once, before the
 * first page is loaded.
 */
export const watchForMissingCode = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

/** Whether an error means that code could not be loaded: a deploy has removed it, or there is no network. */
export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** Whether the page may be reloaded for missing code: not within the cooldown after the last such reload. */
export const mayReload = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(reloadNote.key) ?? 0) >= reloadNote.coolDownMs;

/** Reloads the page with the code of the newest deploy and records the time. */
export const reloadForNewCode = (): void => {
  sessionStorage.setItem(reloadNote.key, String(Date.now()));
  reloadPage();
};
