import { productConfig } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { type Article, articlePath } from './articles';
import { FeedLink } from './feed-link';

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
        image={socialCardUrl('article')}
        imageAlt={title}
        type="article"
      />
    </>
  );
};
