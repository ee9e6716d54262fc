import { useTranslation } from '../../shared/i18n/translation';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { FeedLink } from './feed-link';

/** Metadata of the list of articles for search engines and feed readers. */
export const BlogSeo = () => {
  const { t } = useTranslation();
  return (
    <>
      <FeedLink />
      <Seo
        path="/blog"
        title={t('blog.seoTitle')}
        description={t('blog.seoDescription')}
        image={socialCardUrl('blog')}
        imageAlt={t('blog.title')}
      />
    </>
  );
};
