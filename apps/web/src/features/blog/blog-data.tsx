import { productConfig } from '@portada/contracts';
import type { Blog } from 'schema-dts';
import { useTranslation } from '../../shared/i18n/translation';
import { addressOf, JsonLd } from '../../shared/site/seo';
import { breadcrumbs, publisher } from '../../shared/site/structured-data';
import { postingOf } from './article-data';
import { articles } from './articles';

/** Structured data (schema.org) of the list of articles with its breadcrumb. */
export const BlogData = () => {
  const { t, language } = useTranslation();
  const blog: Blog = {
    '@type': 'Blog',
    '@id': `${addressOf('/blog', language)}#blog`,
    url: addressOf('/blog', language),
    name: `${productConfig.product} · ${t('blog.blog')}`,
    description: t('blog.seoDescription'),
    inLanguage: language,
    blogPost: articles.map((article) => postingOf(article, language)),
  };
  const way = breadcrumbs(language, [
    { name: t('blog.home'), path: '/' },
    { name: t('blog.blog'), path: '/blog' },
  ]);
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': [...publisher(), way, blog] }} />;
};
