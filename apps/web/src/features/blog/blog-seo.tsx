import { productConfig } from '@portada/contracts';
import type { Blog } from 'schema-dts';
import { useTranslation } from '../../shared/i18n/translation';
import { addressOf, Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { breadcrumbs, publisher } from '../../shared/site/structured-data';
import { usePosting } from './article-data';
import { articles } from './articles';
import { FeedLink } from './feed-link';

/** Metadata of the list of articles for search engines and feed readers. */
export const BlogSeo = () => {
  const { t, language } = useTranslation();
  const posting = usePosting(articles[0]);
  const blog: Blog = {
    '@type': 'Blog',
    '@id': `${addressOf('/blog', language)}#blog`,
    url: addressOf('/blog', language),
    name: `${productConfig.product} · ${t('blog.blog')}`,
    description: t('blog.seoDescription'),
    inLanguage: language,
    blogPost: [posting],
  };
  const way = breadcrumbs(language, [
    { name: t('blog.home'), path: '/' },
    { name: t('blog.blog'), path: '/blog' },
  ]);
  return (
    <>
      <FeedLink />
      <Seo
        path="/blog"
        title={t('blog.seoTitle')}
        description={t('blog.seoDescription')}
        image={socialCardUrl('blog')}
        imageAlt={t('blog.title')}
        jsonLd={{ '@context': 'https://schema.org', '@graph': [...publisher(), way, blog] }}
      />
    </>
  );
};
