import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { landingMessages } from './landing.messages';
import { LandingPage } from './landing.page';

registerMessages({ landing: landingMessages });

/** Prerendered landing page. */
export const pages: readonly PublicPage[] = [{ path: '/', changed: '2026-11-27' }];

/** Loads the landing page. The sections below the first screen are a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Sections = await staticIsland('sections', async () => (await import('./sections.island')).Sections);
  return () => (
    <LandingPage>
      <Sections />
    </LandingPage>
  );
};
