import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keepSharedPhoto, shareTarget } from '../shared/device/shared-photo';

/** Path patterns of the screens that are rendered in the browser. The build of the service worker sets the value. */
declare const screenPatterns: readonly string[];

/** The parts of `ServiceWorkerGlobalScope` that this file uses; TypeScript has this type only without the types of pages. */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
};
type WindowClient = { focus: () => Promise<WindowClient>; navigate: (url: string) => Promise<unknown> };
type WorkerEvent = {
  waitUntil: (work: Promise<unknown>) => void;
  notification?: { close: () => void; data: unknown };
};
const scope = globalThis as unknown as WorkerScope;

/** Cache of the HTML of the screens. All screens have the same HTML, which is stored under one path. */
const shellCache = 'portada-shell';
const shellPath = '/dashboard';
/** Time in ms after which a screen is shown from the cache while the network is slow. */
const slowNetworkSeconds = 5;
/** Number of scripts, styles and fonts that are kept. The names of these files contain a hash, so they never change. */
const keptFiles = 200;

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(caches.open(shellCache).then((cache) => cache.add(shellPath)));
});
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: shellCache,
      networkTimeoutSeconds: slowNetworkSeconds,
      plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve(shellPath) }],
    }),
    {
      allowlist: screenPatterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}(\\?|$)`)),
    },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'portada-assets',
    // The types of the plugin and of the strategies differ only in optional properties.
    plugins: [new ExpirationPlugin({ maxEntries: keptFiles, purgeOnQuotaError: true }) as object],
  }),
);

/** Keeps what another app shares with the installed app, and opens the screen that continues with it. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === shareTarget.path,
  async ({ request }) => {
    const form = await request.formData();
    const photo = form.get('photo');
    const hasPhoto = photo instanceof File && photo.size > 0;
    if (hasPhoto) await keepSharedPhoto(photo);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const search = new URLSearchParams({ prompt: text('prompt'), text: text('text') });
    // A visitor keeps a prompt through the sign-up. A photo waits for the screen, which returns after a sign-in.
    return Response.redirect(`${hasPhoto ? shareTarget.screen : '/auth'}?${search}`, 303);
  },
  'POST',
);

/** Opens the path of a clicked notification in a window of the app. */
const open = async (path: string): Promise<void> => {
  const [window] = await scope.clients.matchAll({ type: 'window' });
  if (!window) return void (await scope.clients.openWindow(path));
  // A browser may refuse the focus. The window then shows the path where it is.
  await window.focus().catch(() => undefined);
  await window.navigate(path);
};

scope.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  const path = event.notification?.data;
  if (typeof path === 'string') event.waitUntil(open(path));
});
