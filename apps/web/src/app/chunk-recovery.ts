import { reloadPage } from '../shared/leave';

const storageKey = 'portada.reloaded-at';

/** Code that is missing again within this time, in ms, is no old deploy: then the failure is shown. */
const coolDownMs = 60_000;

const failures = new WeakSet<object>();

/**
 * Remembers which errors say that code of a page could not be loaded; the page's error boundary asks. Once, before the
 * first page is loaded.
 */
export const watchForMissingCode = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

/** Whether an error says that code could not be loaded: a deploy has removed it, or the network is away. */
export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** Whether loading the page anew may help: not where it was just done. */
export const mayReload = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) >= coolDownMs;

/** Loads the page anew, with the code of the newest deploy, and remembers that. */
export const reloadForNewCode = (): void => {
  sessionStorage.setItem(storageKey, String(Date.now()));
  reloadPage();
};
