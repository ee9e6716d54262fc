import { accountTexts } from '../features/account/account.texts';
import { ownDataTexts } from '../features/account/data/own-data.texts';
import { ledgerTexts } from '../features/account/ledger/ledger.texts';
import { purchasesTexts } from '../features/account/purchases/purchases.texts';
import { securityTexts } from '../features/account/security/security.texts';
import { adminTexts } from '../features/admin/admin.texts';
import { paymentsTexts } from '../features/admin/payments/payments.texts';
import { authTexts } from '../features/auth/auth.texts';
import { creditsTexts } from '../features/credits/credits.texts';
import { dashboardTexts } from '../features/dashboard/dashboard.texts';
import { editorTexts } from '../features/editor/editor.texts';
import { legibilityTexts } from '../features/editor/legibility/legibility.texts';
import { requestTexts } from '../features/editor/request.texts';
import { landingTexts } from '../features/landing/landing.texts';
import { navigationTexts } from '../features/navigation/navigation.texts';
import { policiesTexts } from '../features/policies/policies.texts';
import { pricingTexts } from '../features/pricing/pricing.texts';
import { thumbnailsTexts } from '../features/thumbnails/thumbnails.texts';
import { plansTexts } from '../shared/credits/plans.texts';
import { sharedTexts } from '../shared/i18n/shared.texts';
import { appTexts } from './app.texts';

const byFeature = {
  app: appTexts,
  shared: sharedTexts,
  account: accountTexts,
  admin: adminTexts,
  auth: authTexts,
  credits: creditsTexts,
  dashboard: dashboardTexts,
  editor: editorTexts,
  landing: landingTexts,
  ledger: ledgerTexts,
  legibility: legibilityTexts,
  navigation: navigationTexts,
  ownData: ownDataTexts,
  payments: paymentsTexts,
  plans: plansTexts,
  policies: policiesTexts,
  pricing: pricingTexts,
  purchases: purchasesTexts,
  request: requestTexts,
  security: securityTexts,
  thumbnails: thumbnailsTexts,
} as const;

type ByFeature = typeof byFeature;

const inLanguage = <L extends 'en' | 'es'>(language: L) =>
  Object.fromEntries(Object.entries(byFeature).map(([name, both]) => [name, both[language]])) as {
    [F in keyof ByFeature]: ByFeature[F][L];
  };

/** Both catalogues whole: `t('<feature>.<key>')`. */
export const texts = { en: inLanguage('en'), es: inLanguage('es') };
