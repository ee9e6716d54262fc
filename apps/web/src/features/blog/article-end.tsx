import { facts } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { dayIn } from '../../shared/i18n/day';
import { useTranslation } from '../../shared/i18n/translation';
import type { Article } from './articles';

/** What follows an article: the way in, who wrote it, what it is about, and what else there will be. */
export const ArticleEnd = ({ article }: { article: Article }) => (
  <footer className="grid gap-14">
    <Call />
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <Author article={article} />
      <Tags article={article} />
    </div>
    <Related />
  </footer>
);

const Call = () => {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="call"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-hero border border-border bg-surface px-6 py-8 sm:px-10"
    >
      <div className="grid gap-1.5">
        <h2 id="call" className="text-h2">
          {t('article.callTitle')}
        </h2>
        <p className="text-text-2">{t('article.callText', { count: facts.signUpCredits })}</p>
      </div>
      <Link to="/register" className={buttonClass({ variant: 'volt', size: 'large' })}>
        {t('article.call')}
      </Link>
    </section>
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
        {article.tags[language].map((tag) => (
          <li key={tag} className="rounded-chip bg-surface-3 px-2.5 py-1 text-small text-text-2">
            {tag}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Related = () => {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="related"
      className="flex flex-wrap items-end justify-between gap-4 border-t border-border pt-6"
    >
      <div className="grid gap-1.5">
        <h2 id="related" className="text-h3">
          {t('article.related')}
        </h2>
        <p className="text-text-2">{t('article.comingSoon')}</p>
      </div>
      <Link to="/blog" className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t('article.allArticles')}
      </Link>
    </section>
  );
};
