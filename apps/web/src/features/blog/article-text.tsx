import { use } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { Prose, TableOfContents } from '../../shared/page/prose';
import { FramedPicture } from '../../shared/site/framed-picture';
import { Advantages } from './advantages';
import { ArticleData } from './article-data';
import { ArticleEnd } from './article-end';
import { articleExtras } from './article-extras';
import { ArticleFigures } from './article-figures';
import { type Article, useArticle } from './articles';
import { loadContent, loadedContent } from './content/content';
import { ProvenResults } from './proven-results';
import { SizeComparison } from './size-comparison';

/**
 * The part of an article page below its head. This part consists of pictures, text, links and `<details>`, and works
 * without JavaScript.
 */
export const ArticleText = () => {
  const article = useArticle();
  if (article === undefined) return null;
  const isFirst = article.key === 'revolution';
  return (
    <div className="grid gap-10 lg:gap-14">
      <ArticleData article={article} />
      <FramedPicture
        name={articleExtras[article.key].image}
        alt=""
        sizes="(min-width: 72rem) 68rem, calc(100vw - 54px)"
        isFirst
      />
      <Body article={article} />
      {isFirst && <ProvenResults />}
      {isFirst && <Advantages />}
      <ArticleEnd article={article} />
    </div>
  );
};

const Body = ({ article: { key } }: { article: Article }) => {
  const { t, language } = useTranslation();
  const { sections, figures } = (loadedContent(key) ?? use(loadContent(key)))[language];
  const additions = Object.entries(figures).map(([id, own]) => [id, <ArticleFigures figures={own} />]);
  return (
    <div className="grid gap-x-24 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <TableOfContents label={t('article.contents')} sections={sections} />
      </div>
      <Prose
        sections={sections}
        figures={
          key === 'revolution'
            ? { 'why-it-matters': <SizeComparison name="tech-tutorial" /> }
            : Object.fromEntries(additions)
        }
      />
    </div>
  );
};
