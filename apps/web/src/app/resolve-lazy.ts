import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy routes that match a path and puts them into the route table. A router that starts with lazy routes
 * renders its fallback first, and would then render a prerendered page twice.
 * @param routes route table, changed in place
 * @param place path of the page
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
