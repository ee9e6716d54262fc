import { registerMessages } from '../../shared/i18n/translation';
import type { PublicPage } from '../../shared/site/public-page';
import { staticIsland } from '../../shared/site/static-island';
import { ArticlePage } from './article.page';
import { articlePath, articles } from './articles';
import { blogMessages } from './blog.messages';

registerMessages({ blog: blogMessages });

/** Prerendered pages of the articles, and the not-found page. */
export const pages: readonly PublicPage[] = [
  ...articles.map((article) => ({ path: articlePath(article), changed: article.changed })),
  { path: '/blog/not-found', pattern: '/blog/:slug', status: 404 },
];

/** Loads the page of an article. The part below the picture is a static island, which keeps its server HTML. */
export const loadComponent = async () => {
  const Text = await staticIsland(
    'article-text',
    async () => (await import('./article-text.island')).ArticleText,
  );
  return () => <ArticlePage Text={Text} />;
};
