import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { apiReferenceMessages } from './api-reference.messages';
import { ApiReferencePage } from './api-reference.page';

registerMessages({ apiReference: apiReferenceMessages });

/** Prerendered page for developers. */
export const pages: readonly PublicPage[] = [{ path: '/developers', changed: '2026-11-30' }];

/** Loads the page for developers. The reference is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Reference = await staticIsland(
    'reference',
    async () => (await import('./reference.island')).Reference,
  );
  return () => <ApiReferencePage Reference={Reference} />;
};
