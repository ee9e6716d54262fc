import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { ArticlePage } from './article.page';
import { articlePath, articles } from './articles';
import { blogMessages } from './blog.messages';

registerMessages({ blog: blogMessages });

/**
 * Prerendered pages of the articles, the oldest first, and the not-found page. Browser tests that open one page of each
 * route open the first.
 */
export const pages: readonly PublicPage[] = [
  ...articles.toReversed().map((article) => ({ path: articlePath(article), changed: article.changed })),
  { path: '/blog/not-found', pattern: '/blog/:slug', status: 404 },
];

const loadText = async () => {
  const { ArticleText, loadAllContent } = await import('./article-text.island');
  // The server renders a page in one pass, so it loads the texts of all articles first.
  if (typeof document === 'undefined') await loadAllContent();
  return ArticleText;
};

/** Loads the page of an article. The part below the head is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Text = await staticIsland('article-text', loadText);
  return () => <ArticlePage Text={Text} />;
};
