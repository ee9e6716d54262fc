import { reloadPage } from '../shared/redirect';

/**
 * Entry of the session storage with the time of the last reload because of missing code. If code is missing again
 * within `coolDownMs`, the cause was not a deployment, so the page shows the error. The hydration bootstrap uses
 * the same key.
 */
export const reloadNote = { key: 'portada.reloaded-at', coolDownMs: 60_000 } as const;

const failures = new WeakSet<object>();

/**
 * Registers a listener that records which errors mean missing code of a page, for the error boundaries. Call the
 * function once, before the first page is loaded.
 */
export const watchForMissingCode = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

/**
 * Returns true if an error means that the code of a page could not be loaded, because a deployment has removed the
 * code or there is no network.
 */
export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/**
 * Returns true if the page may be reloaded because of missing code. The result is false within the cooldown after
 * the last such reload.
 */
export const mayReload = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(reloadNote.key) ?? 0) >= reloadNote.coolDownMs;

/** Reloads the page with the code of the newest deployment and records the time of the reload. */
export const reloadForNewCode = (): void => {
  sessionStorage.setItem(reloadNote.key, String(Date.now()));
  reloadPage();
};
