import type { Language } from '@portada/contracts';
import type { BlogPosting } from 'schema-dts';
import { useTranslation } from '../../shared/i18n/translation';
import { addressOf, JsonLd } from '../../shared/site/seo';
import { site } from '../../shared/site/site';
import { sitePictureUrl } from '../../shared/site/site-picture';
import { breadcrumbs, publisher } from '../../shared/site/structured-data';
import { articleExtras } from './article-extras';
import { type Article, articlePath } from './articles';

/** Returns an article in a language as structured data (schema.org). */
export const postingOf = (article: Article, language: Language): BlogPosting => {
  const address = addressOf(articlePath(article), language);
  const us = { '@id': `${site().origin}/#organization` } as const;
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    url: address,
    mainEntityOfPage: address,
    headline: article.title[language],
    description: article.excerpt[language],
    image: site().origin + sitePictureUrl(articleExtras[article.key].image),
    datePublished: article.published,
    dateModified: article.changed,
    inLanguage: language,
    articleSection: article.category,
    keywords: articleExtras[article.key].tags[language].join(', '),
    timeRequired: `PT${article.minutes[language]}M`,
    author: us,
    publisher: us,
  };
};

/** Structured data (schema.org) of an article with its breadcrumb. */
export const ArticleData = ({ article }: { article: Article }) => {
  const { t, language } = useTranslation();
  const way = breadcrumbs(language, [
    { name: t('blog.home'), path: '/' },
    { name: t('blog.blog'), path: '/blog' },
    { name: article.title[language], path: articlePath(article) },
  ]);
  const graph = [...publisher(), way, postingOf(article, language)];
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': graph }} />;
};
