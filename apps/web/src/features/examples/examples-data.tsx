import type { CollectionPage, ImageObject, ItemList } from 'schema-dts';
import { useTranslation } from '../../shared/i18n/translation';
import { addressOf, JsonLd } from '../../shared/site/seo';
import { site } from '../../shared/site/site';
import { sitePictureUrl } from '../../shared/site/site-picture';
import { breadcrumbs, publisher } from '../../shared/site/structured-data';
import { type ExampleId, exampleIds, featuredIds, nicheOf, niches } from './example-ids';
import { contentOf, useNiche } from './niche-content';
import type { NicheId } from '../../shared/niches';

const useImages = (ids: readonly ExampleId[]): ImageObject[] => {
  const { language } = useTranslation();
  return ids.map((id) => {
    const { drawn, title, alt } = contentOf(id);
    return {
      '@type': 'ImageObject',
      contentUrl: site().origin + sitePictureUrl(drawn),
      name: title[language],
      caption: drawn.prompt[language],
      description: alt[language],
      creditText: 'Portada',
      inLanguage: language,
    };
  });
};

const useList = (ids: readonly ExampleId[]): ItemList => {
  const { language } = useTranslation();
  return {
    '@type': 'ItemList',
    numberOfItems: ids.length,
    itemListElement: ids.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: addressOf(`/examples/${id}`, language),
    })),
  };
};

type Step = { name: string; path: string };

const useWay = (steps: readonly Step[]) => {
  const { t, language } = useTranslation();
  const first = [
    { name: t('examples.home'), path: '/' },
    { name: t('examples.examples'), path: '/examples' },
  ];
  return breadcrumbs(language, [...first, ...steps]);
};

const useNicheStep = (niche: NicheId): Step => {
  const { t } = useTranslation();
  return { name: t(`examples.niches.${niche}`), path: `/examples/niches/${niche}` };
};

/** Structured data (schema.org) of the gallery: a list of all examples, and the pictures of those of the landing page. */
export const GalleryData = () => {
  const graph = [...publisher(), useWay([]), useList(exampleIds), ...useImages(featuredIds)];
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': graph }} />;
};

/** Structured data (schema.org) of a niche with its examples. */
export const NicheData = ({ id }: { id: NicheId }) => {
  const { language } = useTranslation();
  const { heading, seoDescription } = useNiche(id);
  const collection: CollectionPage = {
    '@type': 'CollectionPage',
    name: heading[language],
    description: seoDescription[language],
    url: addressOf(`/examples/niches/${id}`, language),
    inLanguage: language,
    mainEntity: useList(niches[id]),
  };
  const graph = [...publisher(), useWay([useNicheStep(id)]), collection, ...useImages(niches[id])];
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': graph }} />;
};

/** Structured data (schema.org) of one example. */
export const ExampleData = ({ id }: { id: ExampleId }) => {
  const { language } = useTranslation();
  const own = { name: contentOf(id).title[language], path: `/examples/${id}` };
  const graph = [...publisher(), useWay([useNicheStep(nicheOf(id)), own]), ...useImages([id])];
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': graph }} />;
};
