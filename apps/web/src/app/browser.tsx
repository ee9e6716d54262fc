import './app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { firstLanguage, languageOfPage } from '../shared/i18n/language';
import { setLanguage } from '../shared/i18n/translation';
import { mayReload, reloadForNewCode, watchForMissingCode } from './chunk-recovery';
import { resolveLazy } from './resolve-lazy';
import { routesWith } from './routes';

const loadCatalogue = async () => ({
  Component: (await import('../features/component-catalogue/component-catalogue.page'))
    .ComponentCataloguePage,
});

/**
 * Routes of the component catalogue. A production build does not contain the catalogue; `vite` and `vite build
 * --mode gallery` include the catalogue.
 */
const catalogueRoutes: RouteObject[] =
  import.meta.env.MODE !== 'production' ? [{ path: 'dev/gallery', lazy: loadCatalogue }] : [];

/** Parameters of the query that decide which form a page shows. Others, such as a chosen pack or a prompt, do not. */
const formParameters = ['view', 'oidc'];

/**
 * Returns true if the prerendered page in the root element belongs to the current URL. A form depends on the query of
 * its URL, and some servers answer with the page of another URL.
 */
const isPrerendered = ({ dataset }: HTMLElement): boolean => {
  const given = [...new URLSearchParams(location.search)];
  const asked = new URLSearchParams(given.filter(([name]) => formParameters.includes(name)));
  const search = dataset['code'] !== undefined && asked.size > 0 ? `?${asked}` : '';
  const page = dataset['prerendered'] ?? '';
  // The web server answers every unknown path of a folder with the not-found page of the folder.
  const folder = /^(.*\/)not-found$/.exec(page)?.[1];
  if (folder !== undefined) return location.pathname.startsWith(folder);
  return page === location.pathname + search;
};

/** Hydrates a prerendered page, or renders the page into an empty root. */
export const start = async (root: HTMLElement): Promise<void> => {
  watchForMissingCode();
  // This call sets `data-loaded` on a page without the hydration bootstrap. On prerendered pages the bootstrap sets
  // the attribute.
  document.documentElement.dataset['loaded'] = '';
  const routes = routesWith(catalogueRoutes);
  try {
    await resolveLazy(routes, location.pathname);
  } catch {
    // The code of the route could not be loaded. A prerendered page stays usable without its code; any other page
    // shows the error.
    if (isPrerendered(root)) {
      if (navigator.onLine && mayReload()) reloadForNewCode();
      return;
    }
  }
  const isHydrated = isPrerendered(root);
  // With hydration data the router treats the page as rendered and keeps the scroll position until the first
  // navigation. The browser itself restores the position of prerendered pages, because the whole page is present.
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
