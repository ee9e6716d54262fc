import { productConfig, type Language, languages } from '@portada/contracts';
import type { Graph } from 'schema-dts';
import { useTranslation } from '../i18n/translation';
import { site } from './site';

/**
 * Returns the canonical address of a public page in a language. The English address has no query, other languages
 * are named by `?lang=`.
 */
export const addressOf = (path: string, language: Language): string =>
  `${site().origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;

/** Size in pixels of every social card. */
const card = { width: 1200, height: 630 };

const locales: Record<Language, string> = { en: 'en_US', es: 'es_ES' };

type SeoProps = {
  /** Path of the public page, such as `/pricing`. */
  path: string;
  /** Title in the browser tab and in search results, 30 to 60 characters. */
  title: string;
  /** Meta description, 110 to 160 characters. */
  description: string;
  /** Path of the page's social card, a JPEG of 1200 x 630 pixels. */
  image: string;
  imageAlt: string;
  type?: 'website' | 'article';
  /** Structured data (schema.org) of the page; undefined if another component renders the structured data. */
  jsonLd?: Graph;
};

/**
 * Metadata of a public page for search engines and social networks. Render the component exactly once, in the page
 * component: React moves the tags into the head and does not remove duplicates from a layout.
 */
export const Seo = ({ path, title, description, image, imageAlt, type = 'website', jsonLd }: SeoProps) => {
  const { language } = useTranslation();
  const address = addressOf(path, language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={address} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressOf(path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(path, 'en')} />
      <meta property="og:site_name" content={productConfig.product} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={locales[other]} />
        ))}
      <meta property="og:image" content={site().origin + image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <JsonLd graph={jsonLd} />}
    </>
  );
};

/** Structured data (schema.org) as a JSON script, in which `<` is escaped. */
export const JsonLd = ({ graph }: { graph: Graph }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
  />
);
