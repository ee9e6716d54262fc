/** Address of the service worker. Its folder is the scope of the worker. */
const address = '/service-worker.js';

/** Returns the addresses of the scripts, styles and fonts that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));

/**
 * Registers the service worker, which shows the app without a network, and lets it keep the files that the page has
 * loaded before. A browser without service workers is left as it is.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(address);
  const { active } = await navigator.serviceWorker.ready;
  // workbox-routing caches these addresses with the route of each address.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
};
