import { Badge } from '@portada/ui';
import { dayIn } from '../../shared/i18n/day';
import { useTranslation } from '../../shared/i18n/translation';
import type { Article } from './articles';

/** Category, publication day and reading time of an article, in one line. */
export const ArticleDetails = ({ article }: { article: Article }) => {
  const { t, language } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-3">
      <Badge>{t('blog.category')}</Badge>
      <time dateTime={article.published}>{dayIn(language, article.published)}</time>
      <span>{t('blog.minutes', { count: article.minutes[language] })}</span>
    </p>
  );
};
