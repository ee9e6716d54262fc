import type { ImageObject } from 'schema-dts';
import { useTranslation } from '../../shared/i18n/translation';
import { sitePictures } from '../../shared/site/pictures';
import { JsonLd } from '../../shared/site/seo';
import { site } from '../../shared/site/site';
import { sitePictureUrl } from '../../shared/site/site-picture';
import { breadcrumbs, publisher } from '../../shared/site/structured-data';
import { type ExampleId, exampleIds } from './example-ids';

const useImages = (ids: readonly ExampleId[]): ImageObject[] => {
  const { t, language } = useTranslation();
  return ids.map((id) => ({
    '@type': 'ImageObject',
    contentUrl: site().origin + sitePictureUrl(id),
    name: t(`examples.items.${id}.title`),
    caption: sitePictures[id].prompt[language],
    description: t(`examples.items.${id}.alt`),
    creditText: 'Portada',
    inLanguage: language,
  }));
};

/** Structured data (schema.org) of the list of examples. */
export const ExamplesData = () => {
  const { t, language } = useTranslation();
  const way = breadcrumbs(language, [
    { name: t('examples.home'), path: '/' },
    { name: t('examples.examples'), path: '/examples' },
  ]);
  const graph = [...publisher(), way, ...useImages(exampleIds)];
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': graph }} />;
};

/** Structured data (schema.org) of one example. */
export const ExampleData = ({ id }: { id: ExampleId }) => {
  const { t, language } = useTranslation();
  const way = breadcrumbs(language, [
    { name: t('examples.home'), path: '/' },
    { name: t('examples.examples'), path: '/examples' },
    { name: t(`examples.items.${id}.title`), path: `/examples/${id}` },
  ]);
  const graph = [...publisher(), way, ...useImages([id])];
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': graph }} />;
};
