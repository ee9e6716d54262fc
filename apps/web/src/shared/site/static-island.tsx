import type { Language } from '@portada/contracts';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/translation';
import { languageOfPage } from '../i18n/language';

/**
 * Component of a static island, a part of a page that keeps its server HTML. `isStale` is true if the server HTML
 * does not apply to this visitor, so that the island must be rendered again.
 */
type Island = ComponentType<{ isStale?: boolean }>;

/** Server HTML of a static island, with the language and the path for which the HTML was rendered. */
type ServerHtml = { html: string; language: Language; path: string };

const findServerHtml = (id: string): ServerHtml | null => {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element && { html: element.innerHTML, language: languageOfPage(), path: location.pathname };
};

/**
 * Creates a static island: a part of a prerendered page that works without JavaScript (text, images, links and
 * `<details>`). The server HTML of the island is kept and its code is not loaded until the island must be rendered
 * again: in another language, for another path of the same route, or because the island is stale.
 * @param id id of the element around the island
 * @param load loads the component; called immediately if the page has no server HTML of the island
 * @returns the component of the island when it can render without waiting
 */
export const staticIsland = async (id: string, load: () => Promise<ComponentType>): Promise<Island> => {
  const server = findServerHtml(id);
  if (!server) {
    const Component = await load();
    return () => (
      <div id={id}>
        <Component />
      </div>
    );
  }
  const LazyComponent = lazy(async () => ({ default: await load() }));
  const unchanged = <div key="server" id={id} dangerouslySetInnerHTML={{ __html: server.html }} />;
  return ({ isStale = false }) => {
    const { language } = useTranslation();
    const { pathname } = useLocation();
    if (!isStale && language === server.language && pathname === server.path) return unchanged;
    return (
      <Suspense fallback={unchanged}>
        <div key="rendered" id={id}>
          <LazyComponent />
        </div>
      </Suspense>
    );
  };
};
