import { useTranslation } from '../../shared/i18n/translation';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import type { ExampleId } from './example-ids';
import { excerpt } from './excerpt';

/** Metadata of the list of examples for search engines. */
export const ExamplesSeo = () => {
  const { t } = useTranslation();
  return (
    <Seo
      path="/examples"
      title={t('examples.seoTitle')}
      description={t('examples.seoDescription')}
      image={socialCardUrl('examples')}
      imageAlt={t('examples.title')}
    />
  );
};

/** Metadata of one example for search engines. */
export const ExampleSeo = ({ id }: { id: ExampleId }) => {
  const { t } = useTranslation();
  const path = `/examples/${id}`;
  return (
    <Seo
      path={path}
      title={t(`examples.items.${id}.seo`)}
      description={excerpt(t(`examples.items.${id}.description`), 160)}
      image={socialCardUrl(id)}
      imageAlt={t(`examples.items.${id}.alt`)}
    />
  );
};
