import { LandingPage } from '../features/landing/landing.page';
import { landingMessages } from '../features/landing/landing.messages';
import { registerMessages } from '../shared/i18n/translation';
import { staticIsland } from '../shared/site/static-island';

registerMessages({ landing: landingMessages });

/** The page with what follows its first screen, which stays as it was sent. */
export const landingRoute = async () => {
  const Sections = await staticIsland('sections', async () => (await import('./landing-sections')).Sections);
  return {
    Component: () => (
      <LandingPage>
        <Sections />
      </LandingPage>
    ),
  };
};
