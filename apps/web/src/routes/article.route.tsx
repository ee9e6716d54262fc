import { ArticlePage } from '../features/blog/article.page';
import { blogMessages } from '../features/blog/blog.messages';
import { registerMessages } from '../shared/i18n/translation';
import { staticIsland } from '../shared/site/static-island';

registerMessages({ blog: blogMessages });

/** The page with what stands below its picture, which stays as it was sent. */
export const articleRoute = async () => {
  const Text = await staticIsland('article-text', async () => (await import('./article-text')).ArticleText);
  return { Component: () => <ArticlePage Text={Text} /> };
};
