const storageKey = 'portada.reloaded-at';

/** A second missing chunk within this time, in ms, is no old deploy: then the error is shown. */
const coolDownMs = 60_000;

/** When a deploy has removed the code that an open page still asks for, the page loads itself anew, once. */
export const recoverFromRemovedChunks = (): void => {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < coolDownMs) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
};
