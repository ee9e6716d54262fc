import { accountTexts } from '../features/account/account.texts';
import { ownDataTexts } from '../features/account/data/own-data.texts';
import { ledgerTexts } from '../features/account/ledger/ledger.texts';
import { purchasesTexts } from '../features/account/purchases/purchases.texts';
import { securityTexts } from '../features/account/security/security.texts';
import { adminTexts } from '../features/admin/admin.texts';
import { paymentsTexts } from '../features/admin/payments/payments.texts';
import { authTexts } from '../features/auth/auth.texts';
import { articleTexts } from '../features/blog/article.texts';
import { blogTexts } from '../features/blog/blog.texts';
import { creditsTexts } from '../features/credits/credits.texts';
import { dashboardTexts } from '../features/dashboard/dashboard.texts';
import { editorTexts } from '../features/editor/editor.texts';
import { legibilityTexts } from '../features/editor/legibility/legibility.texts';
import { requestTexts } from '../features/editor/request.texts';
import { exampleTexts } from '../features/examples/example.texts';
import { examplesTexts } from '../features/examples/examples.texts';
import { landingTexts } from '../features/landing/landing.texts';
import { sectionsTexts } from '../features/landing/sections.texts';
import { navigationTexts } from '../features/navigation/navigation.texts';
import { publicNavigationTexts } from '../features/navigation/public-navigation.texts';
import { policiesTexts } from '../features/policies/policies.texts';
import { buyingTexts } from '../features/pricing/buying.texts';
import { pricingTexts } from '../features/pricing/pricing.texts';
import { thumbnailsTexts } from '../features/thumbnails/thumbnails.texts';
import { plansTexts } from '../shared/credits/plans.texts';
import { deviceTexts } from '../shared/device/device.texts';
import { publicSharedTexts } from '../shared/i18n/public-shared.texts';
import { sharedTexts } from '../shared/i18n/shared.texts';
import { securityEventsTexts } from '../shared/security-events/security-events.texts';
import { appTexts } from './app.texts';
import { shellTexts } from './shell.texts';

/** One feature's texts from two files, of which the first is there on every page. */
const together = <A extends { en: object; es: object }, B extends { en: object; es: object }>(
  a: A,
  b: B,
) => ({
  en: { ...a.en, ...b.en } as A['en'] & B['en'],
  es: { ...a.es, ...b.es } as A['es'] & B['es'],
});

/**
 * The texts of all features, by the name that `t('<feature>.<key>')` calls them. Pages do not load this: each route adds
 * the texts that it shows (`addTexts`).
 */
export const allTexts = {
  app: together(appTexts, shellTexts),
  shared: together(publicSharedTexts, sharedTexts),
  account: accountTexts,
  admin: adminTexts,
  article: articleTexts,
  auth: authTexts,
  blog: blogTexts,
  buying: buyingTexts,
  credits: creditsTexts,
  dashboard: dashboardTexts,
  device: deviceTexts,
  editor: editorTexts,
  example: exampleTexts,
  examples: examplesTexts,
  landing: landingTexts,
  ledger: ledgerTexts,
  legibility: legibilityTexts,
  navigation: navigationTexts,
  ownData: ownDataTexts,
  payments: paymentsTexts,
  plans: plansTexts,
  policies: policiesTexts,
  pricing: pricingTexts,
  publicNavigation: publicNavigationTexts,
  purchases: purchasesTexts,
  request: requestTexts,
  sections: sectionsTexts,
  security: securityTexts,
  securityEvents: securityEventsTexts,
  thumbnails: thumbnailsTexts,
} as const;

type EnglishTexts = { [F in keyof typeof allTexts]: (typeof allTexts)[F]['en'] };

declare module '../shared/i18n/translation' {
  // The members are those of the features' texts.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Catalogue extends EnglishTexts {}
}
