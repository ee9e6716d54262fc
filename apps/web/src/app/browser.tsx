import './app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { packParameter } from '../shared/credits/pack-links';
import { firstLanguage, languageOfPage } from '../shared/i18n/language';
import { setLanguage } from '../shared/i18n/translation';
import { mayReload, reloadForNewCode, watchForMissingCode } from './chunk-recovery';
import { resolveLazy } from './resolve-lazy';
import { routesWith } from './routes';

/** Every component in every state; left out of production, shown by `vite` and by `vite build --mode gallery`. */
const galleryRoutes: RouteObject[] =
  import.meta.env.MODE !== 'production'
    ? [{ path: 'dev/gallery', lazy: () => import('../routes/gallery.route') }]
    : [];

/**
 * Whether the page in the root is that of this address. A form differs by what its address asks for; and some servers
 * send one page for another's address.
 */
const isPrerendered = ({ dataset }: HTMLElement): boolean => {
  const asked = new URLSearchParams(location.search);
  asked.delete('lang');
  asked.delete(packParameter);
  const search = dataset['code'] !== undefined && asked.size > 0 ? `?${asked}` : '';
  const page = dataset['prerendered'] ?? '';
  // One page stands at every address of its folder that names nothing.
  const folder = /^(.*\/)not-found$/.exec(page)?.[1];
  if (folder !== undefined) return location.pathname.startsWith(folder);
  return page === location.pathname + search;
};

/** Takes a prerendered page over as it stands, or draws the page into an empty root. */
export const start = async (root: HTMLElement): Promise<void> => {
  watchForMissingCode();
  // A page that is drawn here has no script of its own that says so.
  document.documentElement.dataset['loaded'] = '';
  const routes = routesWith(galleryRoutes);
  try {
    await resolveLazy(routes, location.pathname);
  } catch {
    // Its code is gone. A prerendered page reads on without; any other is drawn with what went wrong.
    if (isPrerendered(root)) {
      if (navigator.onLine && mayReload()) reloadForNewCode();
      return;
    }
  }
  const isHydrated = isPrerendered(root);
  // With hydration data the router counts the page as drawn: it leaves the reader's position alone until the first
  // navigation. The browser itself restores positions of prerendered pages, because the whole page is there.
  const router = createBrowserRouter(routes, isHydrated ? { hydrationData: { loaderData: {} } } : {});
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isHydrated) {
    setLanguage(languageOfPage());
    hydrateRoot(root, app);
  } else {
    setLanguage(firstLanguage());
    createRoot(root).render(app);
  }
};
