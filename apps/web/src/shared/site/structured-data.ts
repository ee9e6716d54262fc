import { productConfig, type Language, plansIn } from '@portada/contracts';
import type { BreadcrumbList, FAQPage, Offer, Organization, SoftwareApplication, WebSite } from 'schema-dts';
import { addressOf } from './seo';
import { site } from './site';

/** Returns the id of an entity in the structured data. The id is the same on every page and in both languages. */
const idOf = (thing: 'organization' | 'website' | 'software' | CreditPlanId): string =>
  `${site().origin}/#${thing}`;
type CreditPlanId = (typeof productConfig.creditPlans)[number]['id'];

/** Returns the structured data of the organization and the site. */
export const publisher = (): [Organization, WebSite] => [
  {
    '@type': 'Organization',
    '@id': idOf('organization'),
    name: productConfig.product,
    url: `${site().origin}/`,
    logo: `${site().origin}/icons/icon-512.png`,
    email: site().contactEmail,
  },
  {
    '@type': 'WebSite',
    '@id': idOf('website'),
    name: productConfig.product,
    url: `${site().origin}/`,
    inLanguage: ['en', 'es'],
    publisher: { '@id': idOf('organization') },
  },
];

/** Returns the structured data of the packs as offers, with the texts and prices of the pack cards. */
const offers = (language: Language): Offer[] =>
  plansIn(language).map(({ id, name, description, price, currency }) => ({
    '@type': 'Offer',
    '@id': idOf(id),
    name,
    description,
    price: price.toFixed(2),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url: addressOf('/pricing', language),
  }));

/**
 * Returns the structured data of the product with its packs. The data contains no rating, because the rating that the
 * specification of Portada names is not measured.
 * @param description a text that the page also shows
 */
export const software = (language: Language, description: string): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  '@id': idOf('software'),
  name: productConfig.product,
  description,
  url: `${site().origin}/`,
  applicationCategory: 'MultimediaApplication',
  operatingSystem: 'Web',
  inLanguage: ['en', 'es'],
  publisher: { '@id': idOf('organization') },
  offers: offers(language),
});

/**
 * Returns the structured data of questions with their answers, as a page shows them.
 * @param path path of the page
 */
export const questionsOf = (
  path: string,
  language: Language,
  questions: readonly { title: string; content: string }[],
): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${addressOf(path, language)}#faq`,
  inLanguage: language,
  mainEntity: questions.map(({ title, content }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: content },
  })),
});

/**
 * Returns the structured data of the breadcrumb from the landing page to a page. The page is the last entry of the
 * breadcrumb.
 */
export const breadcrumbs = (
  language: Language,
  steps: readonly { name: string; path: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${addressOf(steps.at(-1)?.path ?? '/', language)}#breadcrumb`,
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path, language),
  })),
});
