import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { examplesMessages } from './examples.messages';
import { ExamplesPage } from './examples.page';

registerMessages({ examples: examplesMessages });

/** Prerendered page with the list of examples. */
export const pages: readonly PublicPage[] = [{ path: '/examples', changed: '2026-11-22' }];

/**
 * Loads the page with the list of examples. The part below the heading is a static island, which keeps its server
 * HTML.
 */
export const loadComponent = async () => {
  const Cards = await staticIsland(
    'example-cards',
    async () => (await import('./example-cards.island')).ExampleCards,
  );
  return () => <ExamplesPage Cards={Cards} />;
};
