import { Suspense } from 'react';
import { registerMessages } from '../../shared/i18n/translation';
import { Loading } from '../../shared/page/loading';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { examplesMessages } from './examples.messages';
import { loadNicheOfPage, loadNiches } from './niche-content';
import { nicheIds } from '../../shared/niches';
import { NichePage } from './niche.page';

registerMessages({ examples: examplesMessages });

/** Prerendered pages of the niches, and the not-found page. */
export const pages: readonly PublicPage[] = [
  ...nicheIds.map((id) => ({ path: `/examples/niches/${id}`, changed: '2026-11-28' })),
  { path: '/examples/niches/not-found', pattern: '/examples/niches/:nicheId', status: 404 },
];

/** Loads the page of a niche. The part below the heading is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const [Cards] = await Promise.all([
    staticIsland('niche-cards', async () => {
      const [{ NicheCards }] = await Promise.all([import('./niche-cards.island'), loadNiches()]);
      return NicheCards;
    }),
    loadNicheOfPage(),
  ]);
  return () => (
    <Suspense fallback={<Loading />}>
      <NichePage Cards={Cards} />
    </Suspense>
  );
};
