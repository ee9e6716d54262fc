import { type Language, languages } from '@portada/contracts';
import { accountMessages } from '../features/account/account.messages';
import { ownDataMessages } from '../features/account/data/own-data.messages';
import { ledgerMessages } from '../features/account/ledger/ledger.messages';
import { purchasesMessages } from '../features/account/purchases/purchases.messages';
import { securityMessages } from '../features/account/security/security.messages';
import { adminMessages } from '../features/admin/admin.messages';
import { paymentsMessages } from '../features/admin/payments/payments.messages';
import { authMessages } from '../features/auth/auth.messages';
import { articleMessages } from '../features/blog/article.messages';
import { blogMessages } from '../features/blog/blog.messages';
import { creditsMessages } from '../features/credits/credits.messages';
import { dashboardMessages } from '../features/dashboard/dashboard.messages';
import { editorMessages } from '../features/editor/editor.messages';
import { legibilityMessages } from '../features/editor/legibility/legibility.messages';
import { requestMessages } from '../features/editor/request.messages';
import { exampleMessages } from '../features/examples/example.messages';
import { examplesMessages } from '../features/examples/examples.messages';
import { landingMessages } from '../features/landing/landing.messages';
import { sectionsMessages } from '../features/landing/sections.messages';
import { navigationMessages } from '../features/navigation/navigation.messages';
import { publicNavigationMessages } from '../features/navigation/public-navigation.messages';
import { policiesMessages } from '../features/policies/policies.messages';
import { buyingMessages } from '../features/pricing/buying.messages';
import { pricingMessages } from '../features/pricing/pricing.messages';
import { thumbnailsMessages } from '../features/thumbnails/thumbnails.messages';
import { plansMessages } from '../shared/credits/plans.messages';
import { deviceMessages } from '../shared/device/device.messages';
import { publicSharedMessages } from '../shared/i18n/public-shared.messages';
import { sharedMessages } from '../shared/i18n/shared.messages';
import { securityEventsMessages } from '../shared/security-events/security-events.messages';
import { appMessages } from './app.messages';
import { shellMessages } from './shell.messages';

/** One feature's texts from two files, of which the first is there on every page. */
const together = <A extends Record<Language, object>, B extends Record<Language, object>>(a: A, b: B) =>
  Object.fromEntries(languages.map((language) => [language, { ...a[language], ...b[language] }])) as {
    [L in Language]: A[L] & B[L];
  };

/**
 * The texts of all features, by the name that `t('<feature>.<key>')` calls them. Pages do not load this: each route adds
 * the texts that it shows (`registerMessages`).
 */
export const allMessages = {
  app: together(appMessages, shellMessages),
  shared: together(publicSharedMessages, sharedMessages),
  account: accountMessages,
  admin: adminMessages,
  article: articleMessages,
  auth: authMessages,
  blog: blogMessages,
  buying: buyingMessages,
  credits: creditsMessages,
  dashboard: dashboardMessages,
  device: deviceMessages,
  editor: editorMessages,
  example: exampleMessages,
  examples: examplesMessages,
  landing: landingMessages,
  ledger: ledgerMessages,
  legibility: legibilityMessages,
  navigation: navigationMessages,
  ownData: ownDataMessages,
  payments: paymentsMessages,
  plans: plansMessages,
  policies: policiesMessages,
  pricing: pricingMessages,
  publicNavigation: publicNavigationMessages,
  purchases: purchasesMessages,
  request: requestMessages,
  sections: sectionsMessages,
  security: securityMessages,
  securityEvents: securityEventsMessages,
  thumbnails: thumbnailsMessages,
} as const;

type EnglishTexts = { [F in keyof typeof allMessages]: (typeof allMessages)[F]['en'] };

declare module '../shared/i18n/translation' {
  // It has to be an interface: declaration merging adds the members of the features' messages.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Catalogue extends EnglishTexts {}
}
