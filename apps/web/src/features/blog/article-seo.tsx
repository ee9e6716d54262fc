import { productConfig } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { type Article, articlePath } from './articles';
import { FeedLink } from './feed-link';

/** Path of the social card of an article. The first article has a card of the site; the others have cards of their own. */
const cardOf = ({ key }: Article): string =>
  key === 'revolution' ? socialCardUrl('article') : `/cards/articles/${key}.jpg`;

/** Metadata of an article for search engines and feed readers. */
export const ArticleSeo = ({ article }: { article: Article }) => {
  const { language } = useTranslation();
  const title = article.title[language];
  return (
    <>
      <FeedLink />
      <Seo
        path={articlePath(article)}
        title={`${title} · ${productConfig.product}`}
        description={article.excerpt[language]}
        image={cardOf(article)}
        imageAlt={title}
        type="article"
      />
    </>
  );
};
