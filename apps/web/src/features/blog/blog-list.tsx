import { buttonClass, classNames } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { FramedPicture } from '../../shared/site/framed-picture';
import { ArticleDetails } from './article-details';
import { articleExtras } from './article-extras';
import { type Article, articlePath, articles } from './articles';
import { BlogData } from './blog-data';
import { ShareLinks } from './share-links';

/** The list of articles with its structured data. The list consists of links and pictures, and works without JavaScript. */
export const BlogList = () => (
  <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
    <BlogData />
    {articles.map((article, index) => (
      <ArticleCard key={article.key} article={article} isFirst={index === 0} />
    ))}
  </div>
);

const ArticleCard = ({ article, isFirst }: { article: Article; isFirst: boolean }) => {
  const { t, language } = useTranslation();
  return (
    <article
      className={classNames(
        'relative grid content-start gap-y-5 border-t border-text pt-5',
        isFirst && 'items-center gap-x-12 sm:col-span-full lg:grid-cols-[1.45fr_1fr] lg:pt-8',
      )}
    >
      <FramedPicture
        name={articleExtras[article.key].image}
        alt={articleExtras[article.key].imageAlt[language]}
        sizes={
          isFirst
            ? '(min-width: 72rem) 40rem, (min-width: 64rem) 56vw, calc(100vw - 54px)'
            : '(min-width: 72rem) 20rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 54px)'
        }
        isFirst={isFirst}
      />
      <div className="grid justify-items-start gap-4">
        <ArticleDetails article={article} />
        <h2 className={isFirst ? 'text-h2' : 'text-h3'}>{article.title[language]}</h2>
        <p className="max-w-[46ch] text-text-2">{article.excerpt[language]}</p>
        <Link
          to={articlePath(article)}
          className={`${buttonClass(isFirst ? {} : { size: 'small' })} mt-1 after:absolute after:inset-0`}
        >
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
