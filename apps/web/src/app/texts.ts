import { accountTexts } from '../features/account/account.texts';
import { authTexts } from '../features/auth/auth.texts';
import { dashboardTexts } from '../features/dashboard/dashboard.texts';
import { editorTexts } from '../features/editor/editor.texts';
import { legibilityTexts } from '../features/editor/legibility/legibility.texts';
import { requestTexts } from '../features/editor/request.texts';
import { landingTexts } from '../features/landing/landing.texts';
import { navigationTexts } from '../features/navigation/navigation.texts';
import { policiesTexts } from '../features/policies/policies.texts';
import { thumbnailsTexts } from '../features/thumbnails/thumbnails.texts';
import { sharedTexts } from '../shared/i18n/shared.texts';
import { appTexts } from './app.texts';

const byFeature = {
  app: appTexts,
  shared: sharedTexts,
  account: accountTexts,
  auth: authTexts,
  dashboard: dashboardTexts,
  editor: editorTexts,
  landing: landingTexts,
  legibility: legibilityTexts,
  navigation: navigationTexts,
  policies: policiesTexts,
  request: requestTexts,
  thumbnails: thumbnailsTexts,
} as const;

type ByFeature = typeof byFeature;

const inLanguage = <L extends 'en' | 'es'>(language: L) =>
  Object.fromEntries(Object.entries(byFeature).map(([name, both]) => [name, both[language]])) as {
    [F in keyof ByFeature]: ByFeature[F][L];
  };

/** Both catalogues whole: `t('<feature>.<key>')`. */
export const texts = { en: inLanguage('en'), es: inLanguage('es') };
