import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of the routes at a place and puts it into the table. A router that starts with lazy routes draws its
 * fallback first; over a prerendered page that would leave the page there twice.
 * @param routes changed in place
 */
export const resolveLazy = async (routes: RouteObject[], place: string): Promise<void> => {
  const matched = matchRoutes(routes, place) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
};
