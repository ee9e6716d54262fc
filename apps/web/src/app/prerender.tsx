import { type Language, languages } from '@portada/contracts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { setLanguage } from '../shared/i18n/translation';
import { reloadNote } from './chunk-recovery';
import { resolveLazy } from './resolve-lazy';
import { routesWith } from './routes';
import { siteFiles } from './site-files';
import { publicPages, screenPatterns } from './site-map';

export { languages, publicPages, reloadNote, screenPatterns, siteFiles };

/**
 * A public page as HTML.
 * @param path of the route, such as `/pricing`
 * @returns what stands in the root, and the tags that React has put before it because they belong into the head
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
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}`);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  // Where only a root is rendered, React writes what it would hoist in front of everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
};
