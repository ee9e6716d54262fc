import { useTranslation } from '../../shared/i18n/translation';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { type ExampleId, isFeatured, niches } from './example-ids';
import { excerpt } from './excerpt';
import { useNiche } from './niche-content';
import type { NicheId } from '../../shared/niches';
import type { ExampleContent } from './niche-types';

/** Returns the path of the social card of an example. */
export const exampleCardUrl = (id: ExampleId): string =>
  isFeatured(id) ? socialCardUrl(id) : `/cards/examples/${id}.jpg`;

/** Metadata of one example for search engines. */
export const ExampleSeo = ({ id, content }: { id: ExampleId; content: ExampleContent }) => {
  const { t, language } = useTranslation();
  const { title, seoTitle, text, alt } = content;
  return (
    <Seo
      path={`/examples/${id}`}
      title={seoTitle?.[language] ?? t('examples.seoExample', { title: title[language] })}
      description={excerpt(text[language], 160)}
      image={exampleCardUrl(id)}
      imageAlt={alt[language]}
    />
  );
};

/** Metadata of a niche for search engines. The social card is that of its first example. */
export const NicheSeo = ({ id }: { id: NicheId }) => {
  const { language } = useTranslation();
  const { heading, seoTitle, seoDescription } = useNiche(id);
  return (
    <Seo
      path={`/examples/niches/${id}`}
      title={seoTitle[language]}
      description={seoDescription[language]}
      image={exampleCardUrl(niches[id][0])}
      imageAlt={heading[language]}
    />
  );
};
