import { registerMessages } from '../../shared/i18n/translation';
import { styleNames } from '../../shared/looks/style-names.messages';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { examplesMessages } from './examples.messages';
import { ExamplesPage } from './examples.page';
import { filterMessages } from './filter.messages';

registerMessages({ examples: examplesMessages, exampleFilter: filterMessages, styleNames });

/** Prerendered page with the gallery of examples. */
export const pages: readonly PublicPage[] = [{ path: '/examples', changed: '2026-11-28' }];

/**
 * Loads the gallery. The part below the filter is a static island, which keeps its server HTML until a visitor filters.
 */
export const loadComponent = async () => {
  const Cards = await staticIsland('example-cards', async () =>
    (await import('./example-cards.island')).loadCards(),
  );
  return () => <ExamplesPage Cards={Cards} />;
};
