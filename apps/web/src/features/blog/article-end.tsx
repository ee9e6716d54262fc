import { productConfig } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { dayIn } from '../../shared/i18n/day';
import { useTranslation } from '../../shared/i18n/translation';
import { CallToAction } from '../../shared/site/call-to-action';
import { articleExtras } from './article-extras';
import { type Article, articlePath, articles } from './articles';

/** The end of an article page: call to action, author, tags and related links. */
export const ArticleEnd = ({ article }: { article: Article }) => (
  <footer className="grid gap-14">
    <Call />
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <Author article={article} />
      <Tags article={article} />
    </div>
    <Related article={article} />
  </footer>
);

const Call = () => {
  const { t } = useTranslation();
  return (
    <CallToAction
      title={t('article.callTitle')}
      text={t('article.callText', { count: productConfig.signUpCredits })}
    >
      <Link to="/register" className={buttonClass({ variant: 'volt', size: 'large' })}>
        {t('article.call')}
      </Link>
    </CallToAction>
  );
};

const Author = ({ article }: { article: Article }) => {
  const { t, language } = useTranslation();
  return (
    <section aria-labelledby="author" className="grid content-start gap-2 border-t border-text pt-4">
      <p className="text-micro text-text-3">{t('article.writtenBy')}</p>
      <h2 id="author" className="text-h3">
        {t('article.author')}
      </h2>
      <p className="max-w-[52ch] text-text-2">{t('article.authorText')}</p>
      <p className="text-small text-text-3">
        {t('article.updated', { date: dayIn(language, article.changed) })}
      </p>
    </section>
  );
};

const Tags = ({ article }: { article: Article }) => {
  const { t, language } = useTranslation();
  return (
    <section aria-labelledby="tags" className="grid content-start gap-3 border-t border-text pt-4">
      <h2 id="tags" className="text-micro text-text-3">
        {t('article.tags')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {articleExtras[article.key].tags[language].map((tag) => (
          <li key={tag} className="rounded-chip bg-surface-3 px-2.5 py-1 text-small text-text-2">
            {tag}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Number of other articles that an article links to. */
const relatedCount = 3;

const Related = ({ article }: { article: Article }) => {
  const { t, language } = useTranslation();
  // The list continues at its start after the last article, so that every article is linked by others.
  const place = articles.indexOf(article);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)].slice(0, relatedCount);
  return (
    <section
      aria-labelledby="related"
      className="flex flex-wrap items-end justify-between gap-4 border-t border-border pt-6"
    >
      <div className="grid gap-1.5">
        <h2 id="related" className="text-h3">
          {t('article.related')}
        </h2>
        <ul className="grid gap-1.5">
          {others.map((other) => (
            <li key={other.key}>
              <Link to={articlePath(other)} className="underline underline-offset-4">
                {other.title[language]}
              </Link>
            </li>
          ))}
        </ul>
        <p className="text-text-2">{t('article.comingSoon')}</p>
      </div>
      <Link to="/blog" className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t('article.allArticles')}
      </Link>
    </section>
  );
};
