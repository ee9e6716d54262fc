import { useTranslation } from '../../shared/i18n/translation';
import { Prose, TableOfContents } from '../../shared/page/prose';
import { Advantages } from './advantages';
import { ArticleData } from './article-data';
import { ArticleEnd } from './article-end';
import { articles } from './articles';
import { contentOf } from './content/content';
import { ProvenResults } from './proven-results';
import { SizeComparison } from './size-comparison';

/**
 * The part of an article page below the picture. This part consists of text, links and `<details>`, and works
 * without JavaScript.
 */
export const ArticleText = () => (
  <div className="grid gap-10 lg:gap-14">
    <ArticleData article={articles[0]} />
    <Body />
    <ProvenResults />
    <Advantages />
    <ArticleEnd article={articles[0]} />
  </div>
);

const Body = () => {
  const { t, language } = useTranslation();
  const sections = contentOf(language);
  return (
    <div className="grid gap-x-24 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <TableOfContents label={t('article.contents')} sections={sections} />
      </div>
      <Prose sections={sections} figures={{ 'why-it-matters': <SizeComparison name="tech-tutorial" /> }} />
    </div>
  );
};
