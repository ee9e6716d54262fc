import { LandingPage } from '../features/landing/landing.page';
import { landingTexts } from '../features/landing/landing.texts';
import { addTexts } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

addTexts({ landing: landingTexts });

/** The page with what follows its first screen, which stays as it was sent. */
export const landingRoute = async () => {
  const Sections = await asSent('sections', async () => (await import('./landing-sections')).Sections);
  return {
    Component: () => (
      <LandingPage>
        <Sections />
      </LandingPage>
    ),
  };
};
