import { Suspense } from 'react';
import { registerMessages } from '../../shared/i18n/translation';
import { Loading } from '../../shared/page/loading';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { exampleIds } from './example-ids';
import { ExamplePage } from './example.page';
import { examplesMessages } from './examples.messages';
import { loadNicheOfPage, loadNiches } from './niche-content';

registerMessages({ examples: examplesMessages });

/** Prerendered pages of the examples, and the not-found page. */
export const pages: readonly PublicPage[] = [
  ...exampleIds.map((id) => ({ path: `/examples/${id}`, changed: '2026-11-28' })),
  { path: '/examples/not-found', pattern: '/examples/:exampleId', status: 404 },
];

/** Loads the page of an example. The part below the picture is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const [Details] = await Promise.all([
    staticIsland('example-details', async () => {
      const [{ ExampleDetails }] = await Promise.all([import('./example-details.island'), loadNiches()]);
      return ExampleDetails;
    }),
    loadNicheOfPage(),
  ]);
  return () => (
    <Suspense fallback={<Loading />}>
      <ExamplePage Details={Details} />
    </Suspense>
  );
};
