import { type Language, languages } from '@portada/contracts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { setLanguage } from '../shared/i18n/translation';
import { shareTarget } from '../shared/device/shared-photo';
import { reloadNote } from './chunk-recovery';
import { resolveLazy } from './resolve-lazy';
import { routesWith } from './routes';
import { readRouteDetails, type RouteDetails, screenPatterns } from './route-details';
import { sharedHead } from './shared-head';
import { siteFiles } from './site-files';

export { languages, reloadNote, screenPatterns, shareTarget, sharedHead, siteFiles };

/** Reads the screens of the manifest, with their pages and source files. */
export const readRoutes = (): Promise<RouteDetails[]> =>
  readRouteDetails(
    import.meta.glob([
      './{guards,layouts}/*.{guard,layout}.tsx',
      '../features/**/*.{layout,route}.tsx',
      // The list omits modules that are in the first chunk of every page.
      '!./guards/visitors-only.guard.tsx',
      '!./layouts/{public,root}.layout.tsx',
    ]),
  );

/**
 * Renders a public page to HTML.
 * @param path path of the page, such as `/pricing`
 * @param language language of the page
 * @returns the content of the root element, and the tags that React hoists, which belong in the head
 */
export const renderPage = async (
  path: string,
  language: Language,
): Promise<{ head: string; body: string }> => {
  setLanguage(language);
  const routes = routesWith();
  await resolveLazy(routes, path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`https://origin.invalid${path}`));
  if (context instanceof Response) throw new Error(`The page ${path} answers with status ${context.status}.`);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  // If only a root element is rendered, React writes hoisted tags before all other tags.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
};
