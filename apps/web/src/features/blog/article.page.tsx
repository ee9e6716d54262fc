import { Breadcrumb, buttonClass } from '@portada/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { NotFound } from '../../shared/page/not-found';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { ArticleDetails } from './article-details';
import { type Article, useArticle } from './articles';
import { ArticleSeo } from './article-seo';
import { ShareLinks } from './share-links';

/**
 * Page of an article; the not-found page if no article has the slug in the URL.
 * @param props.Text the part of the page below its head
 */
export const ArticlePage = ({ Text }: { Text: ComponentType }) => {
  const { t } = useTranslation();
  const article = useArticle();
  if (article !== undefined) return <Whole article={article} Text={Text} />;
  return (
    <NotFound title={t('blog.notFound')} text={t('blog.notFoundText')}>
      <Link to="/blog" className={buttonClass()}>
        {t('blog.toBlog')}
      </Link>
    </NotFound>
  );
};

const Whole = ({ article, Text }: { article: Article; Text: ComponentType }) => (
  <Page>
    <ArticleSeo article={article} />
    <article className="grid gap-10 lg:gap-14">
      <Head article={article} />
      <Text />
    </article>
  </Page>
);

const Head = ({ article }: { article: Article }) => {
  const { t, language } = useTranslation();
  return (
    <header className="grid gap-6">
      <Breadcrumb
        label={t('blog.way')}
        links={[
          <Link key="home" to="/">
            {t('blog.home')}
          </Link>,
          <Link key="blog" to="/blog">
            {t('blog.blog')}
          </Link>,
        ]}
        current={article.title[language]}
      />
      <PageHeading title={article.title[language]} hasSeo className="!text-display max-w-[17ch]" />
      <p className="max-w-[56ch] text-lead text-text-2">{article.excerpt[language]}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <ArticleDetails article={article} />
        <ShareLinks article={article} />
      </div>
    </header>
  );
};
