import { type Language, productConfig, sharedCardPath, sharedPath } from '@portada/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { sharedPicturesMessages } from '../features/shared-pictures/shared-pictures.messages';

/** Address of the site, and token of a share link, in built pages; the web server replaces both. */
const [origin, token] = ['https://origin.invalid', 'share-token.invalid'];
const locales: Record<Language, string> = { en: 'en_US', es: 'es_ES' };

/**
 * Renders the metadata by which other sites show a share link: title, text and picture of the link.
 * @returns HTML for the head of the page
 */
export const sharedHead = (language: Language): string => {
  const { card, lead } = sharedPicturesMessages[language];
  const properties = {
    'og:site_name': productConfig.product,
    'og:type': 'website',
    'og:title': card.title,
    'og:description': lead,
    'og:url': origin + sharedPath(token),
    'og:locale': locales[language],
    'og:image': `${origin}${sharedCardPath}?token=${token}`,
    'og:image:alt': card.picture,
  };
  return renderToStaticMarkup(
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
};
