/** Address of the service worker. Its folder is the scope of the worker. */
const address = '/service-worker.js';

/** Lets the service worker keep each script, style and font of this page, also those that were loaded before the worker. */
const keepLoadedFiles = (worker: ServiceWorker): void => {
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/assets/'));
    // workbox-routing caches these addresses with the route of each address.
    if (urlsToCache.length > 0) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
};

/**
 * Registers the service worker, which shows the app without a network. A browser without service workers is left as it is.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(address);
  const { active } = await navigator.serviceWorker.ready;
  if (active) keepLoadedFiles(active);
};
