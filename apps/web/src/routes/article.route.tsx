import { ArticlePage } from '../features/blog/article.page';
import { blogMessages } from '../features/blog/blog.messages';
import { registerMessages } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

registerMessages({ blog: blogMessages });

/** The page with what stands below its picture, which stays as it was sent. */
export const articleRoute = async () => {
  const Text = await asSent('article-text', async () => (await import('./article-text')).ArticleText);
  return { Component: () => <ArticlePage Text={Text} /> };
};
