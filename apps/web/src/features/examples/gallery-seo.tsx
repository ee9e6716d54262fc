import { useTranslation } from '../../shared/i18n/translation';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';

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
