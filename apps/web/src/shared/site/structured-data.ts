import { productConfig, type Language, plansIn } from '@portada/contracts';
import type { BreadcrumbList, FAQPage, Offer, Organization, SoftwareApplication, WebSite } from 'schema-dts';
import { addressOf } from './seo';
import { site } from './site';

/** Ids of the entities in the structured data, the same on every page and in both languages. */
const idOf = (thing: 'organization' | 'website' | 'software' | CreditPlanId): string =>
  `${site().origin}/#${thing}`;
type CreditPlanId = (typeof productConfig.creditPlans)[number]['id'];

/** Structured data of the organization and the site. */
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

/** Structured data of the packs as offers, with the texts and prices of their cards. */
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
 * Structured data of the product with its packs. It contains no rating, because the rating in the product
 * specification is a marketing figure, which Portada does not measure.
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

/** Structured data of questions with their answers, as a page shows them. @param path path of the page */
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

/** Structured data of the breadcrumb from the landing page to a page, with the page itself last. */
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
