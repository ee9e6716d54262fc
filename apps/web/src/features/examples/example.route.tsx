import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { exampleIds } from './example-ids';
import { ExamplePage } from './example.page';
import { examplesMessages } from './examples.messages';

registerMessages({ examples: examplesMessages });

/** Prerendered pages of the examples, and the not-found page. */
export const pages: readonly PublicPage[] = [
  ...exampleIds.map((id) => ({ path: `/examples/${id}`, changed: '2026-11-22' })),
  { path: '/examples/not-found', pattern: '/examples/:exampleId', status: 404 },
];

/** Loads the page of an example. The part below the picture is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Details = await staticIsland(
    'example-details',
    async () => (await import('./example-details.island')).ExampleDetails,
  );
  return () => <ExamplePage Details={Details} />;
};
