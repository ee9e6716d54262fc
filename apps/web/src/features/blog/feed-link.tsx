import { productConfig } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';

/** Link to the RSS feed in the language of the page. */
export const FeedLink = () => {
  const { t, language } = useTranslation();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${productConfig.product} · ${t('blog.blog')}`}
      href={`/blog/rss.${language}.xml`}
    />
  );
};
