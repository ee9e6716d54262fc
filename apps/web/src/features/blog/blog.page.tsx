import { Breadcrumb, buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { FramedPicture } from '../../shared/site/framed-picture';
import { ArticleDetails } from './article-details';
import { type Article, articlePath, articles } from './articles';
import { BlogSeo } from './blog-seo';
import { ShareLinks } from './share-links';

/** Page with the list of articles. */
export const BlogPage = () => {
  const { t } = useTranslation();
  return (
    <Page>
      <BlogSeo />
      <Breadcrumb
        label={t('blog.way')}
        links={[
          <Link key="home" to="/">
            {t('blog.home')}
          </Link>,
        ]}
        current={t('blog.blog')}
      />
      <div className="grid gap-4 pb-4 sm:pb-8">
        <PageHeading title={t('blog.title')} hasSeo className="!text-display" />
        <p className="max-w-[46ch] text-lead text-text-2">{t('blog.lead')}</p>
      </div>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} isFirst={index === 0} />
      ))}
    </Page>
  );
};

const ArticleCard = ({ article, isFirst }: { article: Article; isFirst: boolean }) => {
  const { t, language } = useTranslation();
  return (
    <article className="relative grid items-center gap-x-12 gap-y-5 border-t border-text pt-5 lg:grid-cols-[1.45fr_1fr] lg:pt-8">
      <FramedPicture
        name={article.image}
        alt={t('blog.pictureAlt')}
        sizes="(min-width: 72rem) 40rem, (min-width: 64rem) 56vw, calc(100vw - 54px)"
        isFirst={isFirst}
      />
      <div className="grid justify-items-start gap-4">
        <ArticleDetails article={article} />
        <h2 className="text-h2">{article.title[language]}</h2>
        <p className="max-w-[46ch] text-text-2">{article.excerpt[language]}</p>
        <Link to={articlePath(article)} className={`${buttonClass()} mt-1 after:absolute after:inset-0`}>
          {t('blog.read')}
          <span className="sr-only">: {article.title[language]}</span>
        </Link>
        {/* The share links are in a layer above the link of the title, which covers the whole card. */}
        <div className="relative z-10 pt-2">
          <ShareLinks article={article} />
        </div>
      </div>
    </article>
  );
};
