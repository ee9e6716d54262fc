import { reloadPage } from '../shared/redirect';

/**
 * Where the tab keeps when it was loaded anew for missing code. What is missing again within `coolDownMs` is no old
 * deploy: then the failure is shown. The starter inside the prerendered pages (hydration-bootstrap.js) goes by the same note.
 */
export const reloadNote = { key: 'portada.reloaded-at', coolDownMs: 60_000 } as const;

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
  Date.now() - Number(sessionStorage.getItem(reloadNote.key) ?? 0) >= reloadNote.coolDownMs;

/** Loads the page anew, with the code of the newest deploy, and remembers that. */
export const reloadForNewCode = (): void => {
  sessionStorage.setItem(reloadNote.key, String(Date.now()));
  reloadPage();
};
