import { ArticlePage } from '../features/blog/article.page';
import { blogTexts } from '../features/blog/blog.texts';
import { addTexts } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

addTexts({ blog: blogTexts });

/** The page with what stands below its picture, which stays as it was sent. */
export const articleRoute = async () => {
  const Text = await asSent('article-text', async () => (await import('./article-text')).ArticleText);
  return { Component: () => <ArticlePage Text={Text} /> };
};
