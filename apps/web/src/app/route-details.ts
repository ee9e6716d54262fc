import { matchPath, matchRoutes } from 'react-router-dom';
import type { PublicPage } from '../shared/site/public-page';
import { type Access, routeManifest, type Screen } from './route-manifest';
import { routesWith } from './routes';

/** Details of a screen that the build and the tests read from the route manifest. */
export type RouteDetails = {
  path: string;
  access: Access;
  /**
   * Paths of the source files of the layouts, the guards and the route module of a screen. The outermost layout
   * comes first. The paths have the form of Vite's manifest.
   */
  modules: string[];
  /** The prerendered pages of the screen; empty if the screen is rendered in the browser only. */
  pages: readonly PublicPage[];
};

/** Loaders of source files, by path relative to this folder, as `import.meta.glob` returns them. */
export type SourceFiles = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Converts a path relative to src/app to a path in the project: `../features/blog/blog.route.tsx` becomes
 * `src/features/blog/blog.route.tsx`.
 */
const projectPath = (path: string): string => new URL(path, 'file:///src/app/').pathname.slice(1);

const checkPages = ({ path, access }: Screen, pages: readonly PublicPage[]): void => {
  const isPublic = access === 'visitor' || access === 'public';
  if (isPublic && pages.length === 0) throw new Error(`The public screen ${path} exports no pages.`);
  if (!isPublic && access !== 'signed-out' && pages.length > 0)
    throw new Error(`The screen ${path} exports pages, but ${access} screens are not prerendered.`);
  for (const page of pages)
    if (!matchPath(path, new URL(page.path, 'https://origin.invalid').pathname))
      throw new Error(`The page ${page.path} is not at the path of its screen, ${path}.`);
};

/**
 * Reads the details of the screens of the route manifest.
 * @param sources all `*.layout.tsx`, `*.guard.tsx` and `*.route.tsx` files; a module is identified by its loaded
 *   exports
 * @throws Error if a `*.route.tsx` is not in the manifest, if a path is not unique, or if pages do not fit their screen
 */
export const readRouteDetails = async (sources: SourceFiles): Promise<RouteDetails[]> => {
  const files = new Map<unknown, string>();
  for (const [path, load] of Object.entries(sources)) files.set(await load(), projectPath(path));
  const routes = routesWith();

  const details: RouteDetails[] = [];
  for (const screen of routeManifest) {
    const { path, access, load } = screen;
    if (details.some((other) => other.path === path)) throw new Error(`Two screens have the path ${path}.`);
    const matched = matchRoutes(routes, path) ?? [];
    // The last matched route is the screen. The router wraps the module of the screen, so `load` loads the original
    // module for the comparison.
    const layouts = matched.slice(0, -1).map(({ route }) => route.lazy);
    const modules = await Promise.all([...layouts, load].map((lazy) => typeof lazy === 'function' && lazy()));
    const { pages = [] } = await load();
    checkPages(screen, pages);
    details.push({
      path,
      access,
      modules: modules.filter(Boolean).map((module) => {
        const file = files.get(module);
        if (!file) throw new Error(`A module of ${path} is not among the given source files.`);
        return file;
      }),
      pages,
    });
  }

  const named = new Set(details.flatMap(({ modules }) => modules));
  for (const file of files.values())
    if (file.endsWith('.route.tsx') && !named.has(file))
      throw new Error(`${file} is not in app/route-manifest.ts.`);
  return details;
};

/**
 * Returns the path patterns of the screens that are rendered in the browser only; `:name` stands for one path
 * segment.
 */
export const screenPatterns = (details: readonly RouteDetails[]): string[] =>
  details.filter(({ pages }) => pages.length === 0).map(({ path }) => path);
